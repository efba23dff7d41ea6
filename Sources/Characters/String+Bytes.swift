extension String {
  /// Whether every byte of the text satisfies a condition, tested in place: names are tested by the thousand.
  package func allBytes(_ condition: (UInt8) -> Bool) -> Bool {
    let bytes = utf8.span
    for index in bytes.indices where !condition(bytes[index]) { return false }
    return true
  }

  /// Whether the text begins with the bytes of another one, compared in place.
  package func hasBytes(atStart start: String) -> Bool {
    let (bytes, others) = (utf8.span, start.utf8.span)
    guard bytes.count >= others.count else { return false }
    for index in others.indices where bytes[index] != others[index] { return false }
    return true
  }
}

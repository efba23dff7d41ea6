extension String {
  /// Whether every byte of the text satisfies a condition, tested in place: names are tested by the thousand.
  package func allBytes(_ condition: (UInt8) -> Bool) -> Bool {
    let bytes = utf8.span
    for index in bytes.indices where !condition(bytes[index]) { return false }
    return true
  }
}

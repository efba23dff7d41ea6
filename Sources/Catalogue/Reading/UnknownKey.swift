import FrontMatter

/// A key of front matter that the collection does not have, and what may be meant by it.
struct UnknownKey {
  /// The key that it may be a slip for.
  let meant: String?
  /// Whether it may be meant to keep the item from being shown as any other. A warning would come too late: the item would be published.
  let isWithheld: Bool
  /// Whether it can only be meant as the other key.
  let isCertain: Bool
  let message: String

  /// - Parameters:
  ///   - key: The key, dotted if it is nested.
  ///   - isCompared: Whether it is compared with the known keys.
  init(_ key: String, _ value: Node, reader: ItemReader, isCompared: Bool) {
    let resembled = WithholdingKey.resembling(key.prefix { $0 != "." })
    // Editors indent a line as the one above it, which is of a nest of keys.
    let last = key.split(separator: ".").last ?? ""
    let letters = key.filter { $0.isLetter || $0.isNumber }
    // Without a space behind it, a colon is a part of the key: `{ draft:true }`.
    let marked =
      resembled ?? WithholdingKey.resembling(key.prefix { $0 != ":" }) ?? WithholdingKey.resembling(last)
      ?? WithholdingKey.resembling(letters)
      ?? (letters.lowercased().hasPrefix("is") ? WithholdingKey.resembling(letters.dropFirst(2)) : nil)
      ?? WithholdingKey.beginning(key, withValue: value.text ?? "")
    let texts = (value.items ?? [value]).compactMap(\.text)
    let isForeign = marked == nil && texts.contains { WithholdingKey.isForeign(key, $0) }
    let isGuessed = !isForeign && isCompared
    meant =
      marked ?? (isGuessed ? reader.suggestion(forUnknownKey: key, isOfMapping: value.entries != nil) : nil)
    isWithheld = marked != nil || isForeign || Self.isNearlyWithholding(key, meant, value)
    isCertain = key.lowercased() == meant?.lowercased() || resembled != nil && !key.contains(".")
    let hint =
      isForeign
      ? "; to keep the item from readers, write 'draft: yes'" : meant.map { "; did you mean '\($0)'?" } ?? ""
    message = "unknown field '\(resembled == nil ? key : WithholdingKey.spelledOut(key))'\(hint)"
  }

  private static func isNearlyWithholding(_ key: String, _ meant: String?, _ value: Node) -> Bool {
    guard let meant, [ReservedKey.draft, .deleted].map(\.rawValue).contains(meant) else { return false }
    if abs(key.unicodeScalars.count - meant.unicodeScalars.count) <= 1 { return true }
    return WithholdingKey.isMeant(value.text ?? "")
  }
}

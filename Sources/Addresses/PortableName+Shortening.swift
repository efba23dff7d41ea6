import Language

extension PortableName {
  /// The beginning of a name, and a digest of what it stands for, so that others with the same beginning have other names.
  ///
  /// - Parameters:
  ///   - limit: How many bytes of the name are kept at most.
  ///   - text: What the name stands for.
  package static func shortened(_ name: String, to limit: Int, of text: String) -> String {
    var beginning = ""
    for character in name {
      if beginning.utf8.count + character.utf8.count > limit { break }
      beginning.append(character)
    }
    if beginning.hasSuffix("-") { beginning.removeLast() }
    return "\(beginning)-\(digest(of: text))"
  }

  /// Eight digits that differ for different texts (FNV-1a, 32 bits).
  package static func digest(of text: String) -> String {
    let hash = nfc(text).utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// Finds the first element of a file that may be SVG, before anything is parsed.
enum SVGRoot {
  /// How many bytes are looked at.
  private static let limit = 4096

  /// Whether the first element is `svg`, after comments, instructions and a document type.
  static func isFirstElement(of bytes: [UInt8]) -> Bool {
    var rest = bytes.prefix(limit)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if rest.starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", in: rest) else { return false }
        rest = rest[end...]
      } else if rest.starts(with: "<?".utf8) || rest.starts(with: "<!DOCTYPE".utf8) {
        guard let end = end(of: ">", in: rest) else { return false }
        // What an internal subset declares is refused later; here it is enough to get past it.
        guard rest[..<end].contains(UInt8(ascii: "[")) else {
          rest = rest[end...]
          continue
        }
        guard let subsetEnd = self.end(of: "]>", in: rest) else { return false }
        rest = rest[subsetEnd...]
      } else {
        return isRoot(rest)
      }
    }
  }

  private static func isRoot(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "<") else { return false }
    let name = rest.dropFirst().prefix { ![0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/")].contains($0) }
    return name.elementsEqual("svg".utf8) || name.reversed().starts(with: ":svg".utf8.reversed())
  }

  private static func end(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let text = Array(text.utf8)
    return bytes.indices.dropLast(text.count - 1).first { bytes[$0...].starts(with: text) }.map { $0 + text.count }
  }
}

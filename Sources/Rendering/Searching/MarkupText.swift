/// The text of markup that libcmark wrote.
enum MarkupText {
  /// Tags between which words go on: the others end a word.
  private static let inline: Set<String> = ["a", "b", "code", "em", "i", "mark", "s", "span", "strong", "sub", "sup"]
  private static let entities: [(name: String, character: String)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""),
  ]

  /// The text without tags; what a browser shows as separate lines is separated by spaces.
  static func plain(_ markup: ArraySlice<UInt8>) -> String {
    if markup.isEmpty { return "" }
    var text: [UInt8] = []
    text.reserveCapacity(markup.count)
    var rest = markup
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "<"):
        let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
        if !isInline(rest[..<end]) { text.append(UInt8(ascii: " ")) }
        rest = rest[min(end + 1, rest.endIndex)...]
      case UInt8(ascii: "&"): append(entity: &rest, to: &text)
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isInline(_ tag: ArraySlice<UInt8>) -> Bool {
    let name = tag.drop { $0 == UInt8(ascii: "/") }.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    return inline.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  /// - Parameter rest: What follows the ampersand; the entity is taken from it if it is one of those that libcmark writes.
  private static func append(entity rest: inout ArraySlice<UInt8>, to text: inout [UInt8]) {
    for (name, character) in entities where rest.starts(with: (name + ";").utf8) {
      text += character.utf8
      rest = rest.dropFirst(name.utf8.count + 1)
      return
    }
    text.append(UInt8(ascii: "&"))
  }
}

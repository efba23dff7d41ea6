/// The text of markup that libcmark wrote, or took from notes where HTML is allowed.
enum MarkupText {
  /// Tags between which words go on: the others end a word.
  private static let inline: Set<String> = ["a", "b", "code", "em", "i", "mark", "s", "span", "strong", "sub", "sup"]
  /// Elements whose text readers do not see.
  private static let hidden = ["script", "style"]
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
      case UInt8(ascii: "<") where rest.starts(with: "!--".utf8):
        skip(past: "-->", in: &rest)
      case UInt8(ascii: "<"):
        let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
        let tag = name(of: rest[..<end])
        if !inline.contains(tag) { text.append(UInt8(ascii: " ")) }
        let isStart = rest.first != UInt8(ascii: "/")
        rest = rest[min(end + 1, rest.endIndex)...]
        if isStart, hidden.contains(tag) { skip(past: "</\(tag)", in: &rest) }
      case UInt8(ascii: "&"): append(entity: &rest, to: &text)
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func name(of tag: ArraySlice<UInt8>) -> String {
    let name = tag.drop { $0 == UInt8(ascii: "/") }.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  /// Takes everything up to a text, in small or capital letters, and the text itself; all if it does not come.
  private static func skip(past end: String, in rest: inout ArraySlice<UInt8>) {
    while !rest.isEmpty {
      if rest.prefix(end.utf8.count).elementsEqual(end.utf8, by: { $0 | 0x20 == $1 }) {
        rest = rest.dropFirst(end.utf8.count)
        return
      }
      rest.removeFirst()
    }
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

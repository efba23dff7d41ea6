/// A strict reader of markup, for telling what a browser would take for tags and attributes.
enum PlainMarkup {
  /// The names of tags and, with an equals sign, of attributes, in their order.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var rest = Array(text.utf8)[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      words.append(take(&rest) { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") })
      while let byte = rest.first, byte != UInt8(ascii: ">") {
        rest.removeFirst()
        guard byte == UInt8(ascii: " ") else { continue }
        words.append(take(&rest) { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") } + "=")
        rest = rest.dropFirst()
        guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
        _ = take(&rest) { $0 != quote }
        rest = rest.dropFirst()
      }
    }
    return words
  }

  /// The text that a browser shows.
  static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        bytes.append(byte)
        continue
      }
      let entity = take(&rest) { $0 != UInt8(ascii: ";") }
      rest = rest.dropFirst()
      bytes += Array((["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"][entity] ?? "?").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func take(_ rest: inout ArraySlice<UInt8>, while isPart: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(decoding: part, as: UTF8.self)
  }
}

/// Reads markup that has no tags as a browser does.
enum PlainMarkup {
  /// The text that a browser shows.
  static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        bytes.append(byte)
        continue
      }
      let entity = rest.prefix { $0 != UInt8(ascii: ";") }
      rest = rest.dropFirst(entity.count + 1)
      let characters = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
      bytes += Array((characters[String(decoding: entity, as: UTF8.self)] ?? "?").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Writes texts as scripts have them.
package enum ScriptText {
  /// A literal of a text, in double quotation marks.
  package static func literal(_ text: String) -> [UInt8] {
    var bytes = [UInt8(ascii: "\"")]
    append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    return bytes
  }

  /// Appends a text as it is within a literal.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &bytes) }
  }

  /// Appends the bytes of a text as they are within a literal.
  static func append(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    text.withUnsafeBufferPointer { append($0, to: &bytes) }
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    for offset in text.indices where text[offset] < UInt8(ascii: "]") {
      guard let escape = escape(of: text[offset]) else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<offset]))
      bytes.append(contentsOf: escape.utf8)
      start = offset + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private static func escape(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    // Nothing that a page could take for the end of a script.
    case UInt8(ascii: "<"): "\\x3c"
    default: nil
    }
  }
}

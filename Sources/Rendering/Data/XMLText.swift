import Characters

/// Writes XML.
struct XMLText {
  private(set) var bytes: [UInt8] = Array(#"<?xml version="1.0" encoding="utf-8"?>"#.utf8) + [UInt8(ascii: "\n")]

  mutating func raw(_ xml: StaticString) {
    xml.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// An element that holds nothing but text; what XML cannot hold is replaced.
  mutating func element(_ name: StaticString, _ text: String) {
    raw("<")
    raw(name)
    raw(">")
    self.text(text)
    raw("</")
    raw(name)
    raw(">\n")
  }

  mutating func text(_ text: String) {
    for byte in PageCharacters.replacing(in: text).utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      // As it is, it would be read as a line feed.
      case UInt8(ascii: "\r"): raw("&#13;")
      default: bytes.append(byte)
      }
    }
  }
}

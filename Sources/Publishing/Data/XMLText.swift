/// Writes XML.
struct XMLText {
  private(set) var bytes: [UInt8] = Array(#"<?xml version="1.0" encoding="utf-8"?>"#.utf8) + [UInt8(ascii: "\n")]

  mutating func raw(_ xml: StaticString) {
    xml.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// An element that holds nothing but text; characters that XML cannot hold are left out.
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
    let text =
      text.unicodeScalars.contains { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" }
      ? String(text.unicodeScalars.filter { $0 != "\u{FFFE}" && $0 != "\u{FFFF}" }) : text
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case 0..<0x20 where byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\t"): break
      default: bytes.append(byte)
      }
    }
  }
}

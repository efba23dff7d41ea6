private import Characters

/// The bytes that templates have printed so far.
package struct TemplateOutput: Sendable {
  package private(set) var bytes: [UInt8] = []
  /// Whether text that comes from content is written so that HTML shows it and never obeys it.
  var escapes: Bool

  package init(escapes: Bool = false) {
    self.escapes = escapes
  }

  /// An output that goes on after `bytes`.
  package init(continuing bytes: consuming [UInt8]) {
    self.bytes = bytes
    escapes = false
  }

  /// Text from content, which is escaped where the template says so.
  @inline(__always)
  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  @inline(__always)
  package mutating func write(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { write($0) }
  }

  package mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    if escapes { appendEscaped(text) } else { PageCharacters.append(text, to: &bytes) }
  }

  /// Text from content that was looked through before: nothing is in it that pages cannot hold.
  package mutating func write(clean text: UnsafeBufferPointer<UInt8>) {
    if escapes { appendEscaped(text) } else { bytes.append(contentsOf: text) }
  }

  /// Markup, which is copied as it is.
  @inline(__always)
  package mutating func append(_ markup: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: markup)
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      if Self.isPlain(text[index]) {
        index += 1
        continue
      }
      if let entity = Self.entity(for: text[index]) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        bytes.append(contentsOf: UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount))
        start = index + 1
      } else {
        let length = PageCharacters.forbiddenLength(at: index, in: text)
        if length > 0 {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
          bytes += PageCharacters.replacement
          index += length
          start = index
          continue
        }
      }
      index += 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Whether a byte is a space or one of the upper half of ASCII, as most are, which stand for themselves.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (byte > UInt8(ascii: ">") && byte < 0x7F)
  }

  /// What stands for a byte that means something in HTML, in text and in quoted attributes alike.
  @inline(__always)
  private static func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}

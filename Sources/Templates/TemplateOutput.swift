private import Characters

/// The bytes that templates have printed so far.
package struct TemplateOutput: Sendable {
  package internal(set) var bytes: [UInt8] = []
  /// Whether text that comes from content is escaped.
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
    if text.utf8.withContiguousStorageIfAvailable({ write($0) }) == nil { write(Array(text.utf8)) }
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
    if escapes { appendEscaped(text) } else { bytes.append(copying: text) }
  }

  /// Markup, which is copied as it is.
  @inline(__always)
  package mutating func append(_ markup: UnsafeBufferPointer<UInt8>) {
    bytes.append(copying: markup)
  }

  /// Text of which it is known that there is nothing in it to escape or replace.
  @inline(__always)
  package mutating func append(_ markup: String) {
    bytes.append(copying: markup)
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while true {
      index = text.plainEnd(from: index, where: Self.isPlain, marks: Self.marks)
      if index >= text.count { break }
      let entity = Self.entity(for: text[index])
      let length = entity == nil ? PageCharacters.forbiddenLength(at: index, in: text) : 1
      if length > 0 {
        bytes.append(copying: UnsafeBufferPointer(rebasing: text[start..<index]))
        if let entity { bytes.append(copying: entity) } else { bytes += PageCharacters.replacement }
        start = index + length
      }
      index += max(1, length)
    }
    bytes.append(copying: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Whether a byte is written as it is, whatever its neighbours.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    PageCharacters.isPlain(byte) && entity(for: byte) == nil
  }

  /// Marks the bytes that may not be written as they are.
  @inline(__always)
  private static func marks(_ block: ByteBlock) -> ByteBlock.Marks {
    // The ampersand and the apostrophe differ in one bit, as do the angle brackets.
    block.suspects .| block.marks(UInt8(ascii: "\"")) .| block.marks(UInt8(ascii: "&"), ignoring: 1)
      .| block.marks(UInt8(ascii: "<"), ignoring: 2)
  }

  /// The escape of a byte that means something in HTML, in text and in quoted attributes alike.
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

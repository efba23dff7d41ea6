import Diagnostics

/// Turns libyaml's marks, which count characters, into bytes and into places as editors count.
///
/// libyaml also counts U+0085, U+2028 and U+2029 as line breaks, which no editor does; so of a mark only its index is used. Marks come
/// in rising order, so one walk over the bytes serves all of them.
struct PlaceCursor {
  private let bytes: [UInt8]
  private let start: Int
  private let firstLine: Int
  private var index = 0
  private(set) var offset: Int
  private(set) var location: SourceLocation

  /// A cursor over the document that begins at the byte `start`, which is the first of the line `firstLine`.
  init(bytes: [UInt8], start: Int, firstLine: Int) {
    self.bytes = bytes
    self.start = start
    self.firstLine = firstLine
    offset = start
    location = SourceLocation(line: firstLine, column: 1)
  }

  /// Moves to the character at `target`, counted from 0 at the start of the document.
  mutating func move(to target: Int) {
    if target < index { self = PlaceCursor(bytes: bytes, start: start, firstLine: firstLine) }
    while index < target, offset < bytes.count {
      let plain = plainCount(atMost: target - index)
      index += plain
      offset += plain
      location.column += plain
      if index < target, offset < bytes.count { step() }
    }
  }

  /// Moves on to the byte at `target`, the first of a character, counted from the start of the file.
  mutating func move(toByte target: Int) {
    while offset < target, offset < bytes.count { step() }
  }

  /// How many of the next characters are printable ASCII: nearly all that front matter is.
  private func plainCount(atMost limit: Int) -> Int {
    let bytes = bytes.span
    let end = min(offset + limit, bytes.count)
    var next = offset
    while next < end, bytes[next] &- 0x20 < 0x60 { next += 1 }
    return next - offset
  }

  private mutating func step() {
    let byte = bytes[offset]
    index += 1
    offset += 1
    if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isFollowedByLineFeed) {
      location = SourceLocation(line: location.line + 1, column: 1)
    } else {
      location.column += 1
    }
    while offset < bytes.count, bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset += 1 }
  }

  private var isFollowedByLineFeed: Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
  }
}

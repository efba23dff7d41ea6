import Diagnostics

/// Counts lines and columns forward.
struct PlaceCounter {
  private let bytes: [UInt8]
  private var position = 0
  private var location = SourceLocation.start

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func location(of offset: Int) -> SourceLocation {
    while position < min(offset, bytes.count) {
      let byte = bytes[position]
      position += 1
      let isPair = byte == UInt8(ascii: "\r") && position < bytes.count && bytes[position] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isPair {
        location = SourceLocation(line: location.line + 1, column: 1)
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        location.column += 1
      }
    }
    return location
  }
}

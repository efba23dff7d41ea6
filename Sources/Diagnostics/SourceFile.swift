/// The bytes of one file that a person wrote, with the path by which they know it.
package struct SourceFile: Sendable {
  /// The path from the site's folder, with `/` between its parts: `content/cars/1964-ford-mustang.md`.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The place of the byte at `offset`; of an offset past the end, the place after the last character.
  ///
  /// Lines end in LF, CR LF or CR, as in Markdown and YAML; a byte order mark is no column. It counts from the start of the file, so it is
  /// for diagnostics only.
  package func location(ofByte offset: Int) -> SourceLocation {
    var walk = LocationWalk(self)
    while walk.offset < min(offset, bytes.count) { walk.advance() }
    return walk.location
  }

  /// The range of some bytes, the first of which is at `start`. It looks at these bytes only.
  package func range(of bytes: Range<Int>, from start: SourceLocation) -> SourceRange {
    var walk = LocationWalk(self, at: bytes.lowerBound, start)
    while walk.offset < min(bytes.upperBound, self.bytes.count) { walk.advance() }
    return SourceRange(start, walk.location)
  }

  /// The offset of the byte at a place; nil if the file has no such place.
  package func offset(of location: SourceLocation) -> Int? {
    var walk = LocationWalk(self)
    while walk.location < location, walk.offset < bytes.count { walk.advance() }
    // A character has one place and up to four bytes.
    return walk.location == location ? walk.offset : nil
  }

  var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}

/// Goes through a file character by character and counts lines and columns.
private struct LocationWalk {
  private let bytes: [UInt8]
  private(set) var offset: Int
  private(set) var location: SourceLocation

  init(_ file: SourceFile) {
    self.init(file, at: file.hasByteOrderMark ? 3 : 0, .start)
  }

  init(_ file: SourceFile, at offset: Int, _ location: SourceLocation) {
    bytes = file.bytes
    self.offset = offset
    self.location = location
  }

  mutating func advance() {
    let byte = bytes[offset]
    offset += 1
    let isPair = byte == UInt8(ascii: "\r") && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
    if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isPair) {
      location = SourceLocation(line: location.line + 1, column: 1)
    } else if isPair {
      // The two bytes are one line break, whose place is after the last column of the line.
      return
    } else {
      while offset < bytes.count, bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset += 1 }
      location.column += 1
    }
  }
}

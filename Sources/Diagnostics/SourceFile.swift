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

  /// The place of the byte at `offset`; an offset past the end is the place after the last character.
  ///
  /// Only for diagnostics: it counts from the start of the file.
  package func location(ofByte offset: Int) -> SourceLocation {
    var location = SourceLocation.start
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        location = SourceLocation(line: location.line + 1, column: 1)
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        location.column += 1
      }
    }
    return location
  }
}

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
  /// Lines end in LF, CR LF or CR, as in Markdown and YAML; a byte order mark is no column. Only for diagnostics: it counts from the
  /// start of the file.
  package func location(ofByte offset: Int) -> SourceLocation {
    var location = SourceLocation.start
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = min(offset, bytes.count)
    while index < end {
      let byte = bytes[index]
      index += 1
      let isPair = byte == UInt8(ascii: "\r") && index < bytes.count && bytes[index] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isPair) {
        location = SourceLocation(line: location.line + 1, column: 1)
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        location.column += 1
      }
    }
    return location
  }
}

/// What keeps a file from being read as UTF-8: the first wrong byte, or a byte order mark of UTF-16.
///
/// A whole file is checked, the notes too, at several gigabytes a second where it is ASCII.
package func encodingFinding(in file: SourceFile) -> Diagnostic? {
  if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
    return .error(.fileEncoding, in: file.path, at: .start, "text is UTF-8, and this file is UTF-16; save it as UTF-8")
  }
  do {
    _ = try UTF8Span(validating: file.bytes.span)
    return nil
  } catch {
    let offset = error.byteOffsets.lowerBound
    let byte = String(file.bytes[offset], radix: 16, uppercase: true)
    return .error(
      .fileEncoding, in: file.path, at: file.location(ofByte: offset),
      "text is UTF-8, and the byte 0x\(byte) here is not; save the file as UTF-8")
  }
}

private import Characters

extension SourceFile {
  /// What keeps the file from being read as UTF-8: the first wrong byte, or a byte order mark of UTF-16; nil if nothing does.
  ///
  /// A whole file is checked, the notes too, at several gigabytes a second where it is ASCII.
  package var encodingFinding: Diagnostic? {
    guard let offset = UTF8Validation.firstWrongByte(in: bytes.span) else { return nil }
    // Neither byte of such a mark can stand in UTF-8.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return .error(.fileEncoding, in: path, at: .start, "text is UTF-8, and this file is UTF-16; save it as UTF-8")
    }
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    return .error(
      .fileEncoding, in: path, at: location(ofByte: offset),
      "text is UTF-8, and the byte 0x\(byte) here is not; save the file as UTF-8")
  }
}

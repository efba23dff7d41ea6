private import Characters

extension SourceFile {
  /// What keeps the file from being read as text: the first invalid byte, another encoding, or more combining marks than texts
  /// have; nil if nothing does.
  ///
  /// The whole file is checked, at several gigabytes a second where it is ASCII.
  package var encodingFinding: Diagnostic? {
    if let encoding = wideEncoding {
      return .error(
        .fileEncoding, in: path, at: .start, "text is UTF-8, and this file is \(encoding); save it as UTF-8")
    }
    if bytes.first == 0 {
      return .error(
        .fileEncoding, in: path, at: .start,
        "text is UTF-8, and this file begins with a byte of zero, as damaged files do; restore it from a backup")
    }
    guard let offset = UTF8Validation.firstWrongByte(in: bytes.span) else { return excessOfMarks }
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    return .error(
      .fileEncoding, in: path, at: location(ofByte: offset),
      "text is UTF-8, and the byte 0x\(byte) here is not; save the file as UTF-8")
  }

  private var excessOfMarks: Diagnostic? {
    guard let offset = CombiningMarks.firstExcess(in: bytes.span) else { return nil }
    return .error(
      .fileEncoding, in: path, at: location(ofByte: offset),
      "more than \(CombiningMarks.limit) combining marks follow one another here; no language has as many")
  }

  /// UTF-16 or UTF-32, by its byte order mark or by the zero bytes beside the first ASCII characters; nil for neither.
  private var wideEncoding: String? {
    guard bytes.count >= 2 else { return nil }
    if bytes[0] >= 0xFE, bytes[1] >= 0xFE, bytes[0] != bytes[1] { return "UTF-16" }
    guard bytes[0] == 0 || bytes[1] == 0 else { return nil }
    switch bytes.prefix(4).map({ $0 == 0 }) {
    case [false, true], [true, false], [false, true, false, true], [true, false, true, false],
      [false, true, false], [true, false, true]:
      return "UTF-16"
    case [false, true, true, true], [true, true, true, false]: return "UTF-32"
    default: return nil
    }
  }
}

import Diagnostics

/// The text of a file that somebody brings.
struct DecodedText {
  /// UTF-8.
  let bytes: [UInt8]
  /// What is doubtful about the encoding.
  private(set) var findings: [Diagnostic] = []

  /// The most wrong bytes that are reported.
  private static let limit = 20

  /// - Parameters:
  ///   - bytes: of the file, in any encoding.
  ///   - path: of the file.
  /// - Throws: `ImportFailure.findings` where a file in UTF-8 or UTF-16 is damaged: its characters cannot all be told.
  init(_ bytes: [UInt8], path: String) throws(ImportFailure) {
    let encoding = TextEncoding(of: bytes)
    self.bytes = encoding.utf8(bytes)
    if encoding != .windows1252, let wrong = encoding.firstWrongByte(in: bytes) {
      throw .findings([
        .error(
          .importRow, in: path, at: location(ofByte: wrong, in: bytes, encoding, path: path),
          "the file is UTF-16, and what is here is not; it is damaged, or was cut off. Export it again")
      ])
    }
    guard encoding == .windows1252 else { return }
    let sequences = UTF8Sequences(bytes)
    if sequences.areOfUTF8 {
      let file = SourceFile(path: path, bytes: bytes)
      throw .findings(
        sequences.wrong.prefix(Self.limit).map { offset in
          let character = TextEncoding.windows1252.text(bytes[offset...offset])
          return .error(
            .importRow, in: path, at: file.location(ofByte: offset),
            "this byte is not UTF-8, and the rest of the file is; it would be '\(character)' in Windows-1252. "
              + "Save the whole file as UTF-8")
        })
    }
    if let wrong = encoding.firstWrongByte(in: bytes) {
      throw .findings([
        .error(
          .importRow, in: path, at: location(ofByte: wrong, in: bytes, encoding, path: path),
          "this byte is no character of UTF-8 or of Windows-1252, so the file is in an encoding that cannot be told. "
            + "Save it as UTF-8")
      ])
    }
    guard let first = sequences.first else {
      guard let offset = sequences.wrong.first else { return }
      findings = [
        .warning(
          .importRow, in: path, at: location(ofByte: offset, in: bytes, encoding, path: path),
          "the file is not UTF-8 and is taken for Windows-1252, in which this is '\(encoding.text(bytes[offset...offset]))'; "
            + "if it is another letter, save the file as UTF-8")
      ]
      return
    }
    let read = encoding.text(bytes[first])
    let other = String(decoding: bytes[first], as: UTF8.self)
    findings = [
      .warning(
        .importRow, in: path,
        at: location(ofByte: first.lowerBound, in: bytes, encoding, path: path),
        "this reads '\(read)', since most letters of the file are Windows-1252; in UTF-8 it would be '\(other)'")
    ]
  }

  /// The place in the text of a byte of the file.
  private func location(
    ofByte offset: Int, in bytes: [UInt8], _ encoding: TextEncoding, path: String
  ) -> SourceLocation {
    SourceFile(path: path, bytes: self.bytes).location(ofByte: encoding.utf8(Array(bytes[..<offset])).count)
  }
}

/// The bytes beyond ASCII of a file that is not all UTF-8.
private struct UTF8Sequences {
  /// Where bytes are that are not UTF-8.
  private(set) var wrong: [Int] = []
  /// The first character that is.
  private(set) var first: Range<Int>?
  private var count = 0
  private let hasMark: Bool

  init(_ bytes: [UInt8]) {
    hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let character):
        if character.count > 1 {
          count += 1
          first = first ?? offset..<offset + character.count
        }
        offset += character.count
      case .error(let length):
        wrong.append(offset)
        offset += length
      case .emptyInput: return
      }
    }
  }

  /// Whether the file was written as UTF-8. In Windows-1252, it is rare that two letters look like one of UTF-8.
  var areOfUTF8: Bool { hasMark || count > 0 && count >= wrong.count }
}

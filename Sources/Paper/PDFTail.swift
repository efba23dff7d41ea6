import Files
private import Glibc

/// Adds to a PDF what Cairo does not write: the language, the mark that says that the document has a structure, what figures are called, and that header cells are
/// those of columns.
///
/// PDF lets a file be changed by what is appended to it: new versions of objects, a table of their places, and the place of the table before (ISO 32000-1,
/// 7.5.6).
struct PDFTail {
  private let file: Int32
  private let path: String
  private var bytes: [UInt8] = []
  private var places: [(object: Int, offset: Int)] = []
  private let end: Int

  /// - Parameter alternatives: what figures are called, in the order in which they were drawn.
  static func append(
    to file: Int32, at path: String, language: String, isRightToLeft: Bool, alternatives: [String]
  ) throws(FileFailure) {
    var tail = try PDFTail(file, path)
    try tail.append(language: language, isRightToLeft: isRightToLeft, alternatives: alternatives)
  }

  private init(_ file: Int32, _ path: String) throws(FileFailure) {
    self.file = file
    self.path = path
    end = Int(lseek(file, 0, SEEK_END))
    guard end > 0 else { throw FileFailure("read", path) }
  }

  private func failure() -> FileFailure { FileFailure("write", path, code: EIO) }
}

extension PDFTail {
  private mutating func append(
    language: String, isRightToLeft: Bool, alternatives: [String]
  ) throws(FileFailure) {
    let last = try text(max(0, end - 1024)..<end)
    guard let size = Self.number(after: "/Size ", in: last), let root = Self.number(after: "/Root ", in: last),
      let info = Self.number(after: "/Info ", in: last), let table = Self.number(after: "startxref\n", in: last)
    else { throw failure() }
    let catalog = try offset(of: root, table: table)
    let written = try text(catalog..<min(end, catalog + 4096))
    guard let open = written.range(of: "<<"), let close = written.range(of: ">>\nendobj") else { throw failure() }
    let direction =
      isRightToLeft
      ? " /ViewerPreferences << /Direction /R2L /DisplayDocTitle true >>"
      : " /ViewerPreferences << /DisplayDocTitle true >>"
    begin(root)
    bytes += Array(written[open.lowerBound..<close.lowerBound].utf8)
    let mark = written[..<close.lowerBound].contains("/MarkInfo") ? "" : " /MarkInfo << /Marked true >>"
    bytes += Array("   /Lang (\(language))\(mark)\(direction)\n>>\nendobj\n".utf8)
    try addAttributes(alternatives: alternatives, table: table, size: size)
    let start = end + bytes.count
    places.sort { $0.object < $1.object }
    bytes += Array("xref\n".utf8)
    for (object, offset) in places {
      let digits = String(offset)
      bytes += Array(
        "\(object) 1\n\(String(repeating: "0", count: 10 - digits.count))\(digits) 00000 n \n".utf8)
    }
    bytes += Array(
      "trailer\n<< /Size \(size)\n   /Root \(root) 0 R\n   /Info \(info) 0 R\n   /Prev \(table)\n>>\nstartxref\n\(start)\n%%EOF\n"
        .utf8)
    try write()
  }

  private mutating func begin(_ object: Int) {
    places.append((object, end + bytes.count))
    bytes += Array("\(object) 0 obj\n".utf8)
  }

  /// Gives each figure what it is called, and each header cell its scope. Cairo numbers the elements of the structure in the order in which they were drawn.
  private mutating func addAttributes(alternatives: [String], table: Int, size: Int) throws(FileFailure) {
    var rest = alternatives[...]
    var reader = StructureReader(file: file, path: path, table: table, size: size)
    while let element = try reader.next() {
      var attribute = "/A << /O /Table /Scope /Column >>"
      if element.kind == .figure {
        guard let alternative = rest.popFirst() else { continue }
        attribute = "/Alt \(Self.string(alternative))"
      }
      guard let close = element.text.range(of: ">>\nendobj") else { throw failure() }
      begin(element.object)
      bytes += Array(element.text[..<close.lowerBound].utf8)
      bytes += Array("   \(attribute)\n>>\nendobj\n".utf8)
    }
  }

  /// A text as PDF writes it: UTF-16 in hexadecimal digits.
  static func string(_ text: String) -> String {
    var written = "<FEFF"
    for unit in text.utf16 {
      let digits = String(unit, radix: 16, uppercase: true)
      written += String(repeating: "0", count: 4 - digits.count) + digits
    }
    return written + ">"
  }

  private func write() throws(FileFailure) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(file, $0.baseAddress! + written, $0.count - written, off_t(end + written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileFailure("write", path) }
      written += count
    }
  }

  /// The place of an object, from the table of all.
  private func offset(of object: Int, table: Int) throws(FileFailure) -> Int {
    let head = try text(table..<min(end, table + 64))
    // "xref\n0 685\n", then 20 bytes for each object.
    guard let lineEnd = head.dropFirst(5).firstIndex(of: "\n") else { throw failure() }
    let first = table + head.utf8.distance(from: head.startIndex, to: head.index(after: lineEnd))
    let entry = try text(first + 20 * object..<first + 20 * object + 10)
    guard let offset = Int(entry), offset > 0, offset < end else { throw failure() }
    return offset
  }

  private func text(_ range: Range<Int>) throws(FileFailure) -> String {
    String(decoding: try PDFTail.read(range, of: file, at: path), as: UTF8.self)
  }

  static func read(_ range: Range<Int>, of file: Int32, at path: String) throws(FileFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes {
        pread(file, $0.baseAddress! + count, $0.count - count, off_t(range.lowerBound + count))
      }
      if read < 0, errno == EINTR { continue }
      if read < 0 { throw FileFailure("read", path) }
      if read == 0 { break }
      count += read
    }
    return Array(bytes.prefix(count))
  }

  private static func number(after mark: String, in text: String) -> Int? {
    guard let found = text.range(of: mark, last: true) else { return nil }
    return Int(text[found.upperBound...].prefix { $0.isNumber })
  }
}

extension String {
  /// Where a text is in this one, first or last.
  func range(of text: String, last: Bool = false) -> Range<Index>? {
    let ranges = self.ranges(of: text)
    return last ? ranges.last : ranges.first
  }
}

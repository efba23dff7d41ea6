import Diagnostics
import Editing

extension ImportTable {
  private static let delimiters: [UInt8] = Array(",;\t|".utf8)
  /// How many lines tell the delimiter.
  private static let sampleCount = 50

  /// The table of a file of comma-separated values; the delimiter is the one that parts its first lines best.
  ///
  /// - Parameter bytes: of the file, in any encoding.
  static func csv(_ bytes: [UInt8], path: String) throws(ImportFailure) -> ImportTable {
    let text = try DecodedText(bytes, path: path)
    let file = SourceFile(path: path, bytes: text.bytes)
    if text.bytes.contains(0) { throw .unrecognised("\(path) is no table: it holds bytes that no text has") }
    let records = Array(try unwrapped(records(in: file), of: file).drop(while: \.isBlank))
    guard let head = records.first else { throw .unrecognised("\(path) has no rows") }
    let headCount = head.cells.count
    var diagnostics: [Diagnostic] = []
    let columns = try names(head, in: file, &diagnostics)
    if !diagnostics.isEmpty { throw .findings(diagnostics) }
    diagnostics = text.findings
    // What comes from a pipe has no name that says what it is.
    guard columns.count > 1 || path.lowercased().hasSuffix(".csv") || path.hasPrefix("/dev/") else {
      throw .unrecognised("\(path) is not a table: its first line has no commas, semicolons, tabs or bars")
    }
    var rows: [Row] = []
    var problems = RowFindings([file])
    let blanks = BlankEnds(records, of: file)
    for (position, record) in records.enumerated().dropFirst() where !record.isBlank {
      var cells = record.cells
      if let extra = cells[min(columns.count, cells.count)...].firstIndex(where: { !$0.isEmpty }) {
        let problem =
          extra < headCount
          ? "the first line has no name for column \(extra + 1), which holds this cell"
          : widthProblem(cells.count, columns.count)
        problems.add(EditFinding(.error, .importRow, path: nil, problem), at: cells[extra].offset)
      } else if cells.count < columns.count, !blanks.haveLeftOut(record, at: position) {
        let problem = widthProblem(cells.count, columns.count)
        problems.add(EditFinding(.error, .importRow, path: nil, problem), at: record.offset)
      }
      if cells.count > columns.count { cells.removeSubrange(columns.count...) }
      while cells.count < columns.count { cells.append(Cell("", offset: record.offset)) }
      rows.append(Row(cells: cells, offset: record.offset))
    }
    var table = ImportTable(columns: columns, rows: rows, files: [file])
    table.findings = diagnostics + problems.diagnostics
    table.delimiter = namedDelimiter(of: file.bytes) ?? delimiter(of: file.bytes)
    return table
  }

  private static func widthProblem(_ cells: Int, _ columns: Int) -> String {
    "this row has \(cells == 1 ? "1 cell" : "\(cells) cells"), and the first line names "
      + (columns == 1 ? "1 column" : "\(columns) columns")
  }

  private static func names(
    _ head: CSVReader.Record, in file: SourceFile, _ diagnostics: inout [Diagnostic]
  ) throws(ImportFailure) -> [String] {
    var known: Set<String> = []
    var cells = head.cells
    while cells.count > 1, cells.last?.isEmpty == true { cells.removeLast() }
    if cells.count > columnLimit {
      let place = file.location(ofByte: cells[columnLimit].offset)
      throw .findings([.error(.importRow, in: file.path, at: place, columnRule)])
    }
    // Some programs number the rows in a column without a name; a first line of which most cells are empty names no columns.
    let isNamed = cells.count { $0.text.trimmed.isEmpty } * 2 <= cells.count
    return cells.enumerated().map { position, cell in
      let given = cell.text.trimmed
      let name = given.isEmpty && isNamed ? "column \(position + 1)" : given
      if !known.insert(name).inserted || name.isEmpty {
        let problem =
          name.isEmpty ? "this column has no name" : "two columns are called '\(name)'; rename one of them in the file"
        diagnostics.append(.error(.importRow, in: file.path, at: file.location(ofByte: cell.offset), problem))
      }
      return name
    }
  }

  private static func records(in file: SourceFile) throws(ImportFailure) -> [CSVReader.Record] {
    let named = namedDelimiter(of: file.bytes)
    let delimiter = named ?? delimiter(of: file.bytes)
    var reader = CSVReader(file.bytes, delimiter: delimiter)
    var records: [CSVReader.Record] = []
    do throws(CSVReader.Problem) {
      while let record = try reader.next() { records.append(record) }
    } catch {
      throw .findings([
        .error(.importRow, in: file.path, at: file.location(ofByte: error.offset), error.message)
      ])
    }
    return named == nil ? records : Array(records.dropFirst())
  }

  /// The delimiter of a file whose first line names it, as in `sep=;`, which tells Excel.
  private static func namedDelimiter(of bytes: [UInt8]) -> UInt8? {
    guard bytes.count > 5, String(decoding: bytes[..<4], as: UTF8.self).lowercased() == "sep=" else { return nil }
    return bytes[5] == UInt8(ascii: "\r") || bytes[5] == UInt8(ascii: "\n") ? bytes[4] : nil
  }

  /// The byte that gives most lines as many cells as the first, of more than one.
  private static func delimiter(of bytes: [UInt8]) -> UInt8 {
    var best = (delimiter: delimiters[0], score: 0)
    for delimiter in delimiters {
      var reader = CSVReader(bytes, delimiter: delimiter)
      var counts: [Int] = []
      while counts.count < sampleCount, let record = try? reader.next() {
        if !record.isBlank { counts.append(record.cells.count) }
      }
      guard let first = counts.first, first > 1 else { continue }
      let score = 1000 * counts.count { $0 == first } / counts.count + first
      if score > best.score { best = (delimiter, score) }
    }
    return best.delimiter
  }

  /// The lines of a file whose every line is one quoted cell that holds a line, as some programs write them.
  private static func unwrapped(
    _ records: [CSVReader.Record], of file: SourceFile
  ) throws(ImportFailure)
    -> [CSVReader.Record]
  {
    guard records.count > 1, records.allSatisfy({ $0.cells.count == 1 }),
      records[0].cells[0].text.contains(","), file.bytes[records[0].offset] == UInt8(ascii: "\"")
    else { return records }
    var result: [CSVReader.Record] = []
    for record in records {
      var reader = CSVReader(Array(record.cells[0].text.utf8), delimiter: UInt8(ascii: ","))
      guard let inner = try? reader.next() else { return records }
      result.append(
        CSVReader.Record(
          cells: inner.cells.map { Cell($0.text, offset: record.offset + $0.offset) }, offset: record.offset))
    }
    return result
  }
}

extension String {
  /// The texts between separators, without white space around them and without empty ones.
  func texts(between separators: Unicode.Scalar...) -> [String] {
    // A separator is one even before a combining mark.
    unicodeScalars.split { separators.contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The text without white space around it.
  var trimmed: String {
    // Most texts begin and end with a visible character of ASCII, or with one that has white space of ASCII around it.
    if let first = utf8.firstIndex(where: Self.isNoBlank), let last = utf8.lastIndex(where: Self.isNoBlank),
      (0x21..<0x7F).contains(utf8[first]), (0x21..<0x7F).contains(utf8[last])
    {
      let end = utf8.index(after: last)
      return first == startIndex && end == endIndex ? self : String(self[first..<end])
    }
    // A combining mark after white space is part of the text.
    let isVisible: (Unicode.Scalar) -> Bool = { !$0.properties.isWhitespace }
    guard let first = unicodeScalars.firstIndex(where: isVisible), let last = unicodeScalars.lastIndex(where: isVisible)
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  /// Whether a byte is no white space of ASCII.
  private static func isNoBlank(_ byte: UInt8) -> Bool { byte != 0x20 && !(0x09...0x0D).contains(byte) }
}

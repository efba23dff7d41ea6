import Cexpat
import Diagnostics

/// Reads a collection of Tellico, by expat: `tellico.xml`, plain or from a `.tc` archive. No definition is fetched and no entity from
/// elsewhere is read.
final class TellicoReader {
  private var columns: [String] = []
  private var positions: [String: Int] = [:]
  private var rows: [ImportTable.Row] = []
  /// The names of the elements that are open.
  private var path: [String] = []
  private var entry: [(name: String, texts: [String])]?
  private var value: [String] = []
  private var text = ""
  private var offset = 0
  private var parser: XML_Parser?

  private static let pictureFields: Set = ["cover", "image", "front", "back"]

  /// The table of a file.
  static func table(_ bytes: [UInt8], path: String) throws(ImportFailure) -> ImportTable {
    let reader = TellicoReader()
    try reader.parse(bytes, path: path)
    guard !reader.rows.isEmpty else { throw .unrecognised("\(path) has no entries of a Tellico collection") }
    for index in reader.rows.indices {
      let missing = reader.columns.count - reader.rows[index].cells.count
      let offset = reader.rows[index].offset
      reader.rows[index].cells += (0..<missing).map { _ in ImportTable.Cell("", offset: offset) }
    }
    var table = ImportTable(
      columns: reader.columns, rows: reader.rows, file: SourceFile(path: path, bytes: bytes))
    table.listSeparator = .escaped
    return table
  }

  private func parse(_ bytes: [UInt8], path: String) throws(ImportFailure) {
    guard let parser = XML_ParserCreate(nil) else { throw .unrecognised("\(path) cannot be read as XML") }
    defer { XML_ParserFree(parser) }
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { reader, name, _ in
        guard let reader, let name else { return }
        Unmanaged<TellicoReader>.fromOpaque(reader).takeUnretainedValue().start(String(cString: name))
      },
      { reader, name in
        guard let reader, let name else { return }
        Unmanaged<TellicoReader>.fromOpaque(reader).takeUnretainedValue().end(String(cString: name))
      })
    XML_SetCharacterDataHandler(parser) { reader, characters, count in
      guard let reader, let characters else { return }
      let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
      Unmanaged<TellicoReader>.fromOpaque(reader).takeUnretainedValue().text += String(decoding: bytes, as: UTF8.self)
    }
    let status = bytes.withUnsafeBytes {
      XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), 1)
    }
    self.parser = nil
    guard status == XML_STATUS_OK else {
      let place = SourceLocation(
        line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
      let reason = String(cString: XML_ErrorString(XML_GetErrorCode(parser)))
      throw .findings([.error(.importRow, in: path, at: place, "this is no well-formed XML: \(reason)")])
    }
  }
}

extension TellicoReader {
  fileprivate func start(_ name: String) {
    path.append(name)
    text = ""
    if name == "entry", path.count == 3 {
      entry = []
      offset = parser.map { Int(XML_GetCurrentByteIndex($0)) } ?? 0
    }
    if path.count == 4, entry != nil { value = [] }
  }

  fileprivate func end(_ name: String) {
    defer {
      path.removeLast()
      text = ""
    }
    guard entry != nil else { return }
    switch path.count {
    case 3: finishEntry()
    case 4:
      let texts = value.isEmpty ? [text.trimmed] : value
      let shown = Self.isDate(value) ? [texts.joined(separator: "-")] : texts.filter { !$0.isEmpty }
      entry?.append((name, shown))
    case 5:
      // A value of several, a part of a date, or a row of a table.
      if !text.trimmed.isEmpty { value.append(text.trimmed) }
    case 6:
      // A column of a table's row.
      if !text.trimmed.isEmpty { value.append(text.trimmed) }
    default: break
    }
  }

  private static func isDate(_ parts: [String]) -> Bool {
    parts.count == 3 && parts[0].count == 4 && parts.allSatisfy { Int($0) != nil }
  }

  private func finishEntry() {
    guard let values = entry else { return }
    entry = nil
    var cells = columns.map { _ in ImportTable.Cell("", offset: offset) }
    for (name, texts) in values where !Self.pictureFields.contains(name) {
      let position = positions[name] ?? columns.count
      if position == columns.count {
        positions[name] = position
        columns.append(name)
      }
      while cells.count <= position { cells.append(ImportTable.Cell("", offset: offset)) }
      let shown = name == "title" ? texts.map(Clean.articleFirst) : texts
      let isDate = shown.count == 1 && shown[0].split(separator: "-").count == 3
      cells[position].text = isDate ? Clean.date(shown[0]) : ListText.joined(shown)
    }
    rows.append(ImportTable.Row(cells: cells, offset: offset))
  }
}

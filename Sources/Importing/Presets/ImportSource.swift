import Diagnostics
import Files

/// A file that somebody brings, as a table.
package struct ImportSource: Sendable {
  package let table: ImportTable
  /// The program that wrote it, where that is known.
  package let preset: Preset?
  /// What is known of the fields, where the program is.
  let rules: [ColumnRule]?

  /// - Parameters:
  ///   - path: of the file, for messages and for archives.
  ///   - preset: the program that wrote it, if somebody says so.
  ///   - collection: the one that the rows are for.
  ///   - map: columns that somebody names, and the keys that they go to.
  package init(
    _ bytes: [UInt8], path: String, preset: Preset?, collection: String, map: [(column: String, key: String)] = []
  ) throws(ImportFailure) {
    var (table, found) = try Self.table(bytes, path: path, collection: collection)
    // In a spreadsheet, somebody may have removed columns.
    let isPart = found == nil && (preset == .vitrine || preset?.form(ofPart: table.columns) != nil)
    let recognised = isPart ? preset : found
    if let preset, recognised != preset {
      let missing = preset.missingColumns(in: table.columns)
      let reason = missing.isEmpty ? "" : ": it has no column \(missing.map { "'\($0)'" }.joined(separator: ", "))"
      throw .unrecognised("\(path) is not an export of \(preset.rawValue)\(reason)")
    }
    guard !table.rows.isEmpty || !table.findings.isEmpty else { throw .unrecognised("\(path) has no rows") }
    self.preset = recognised
    let form = recognised.flatMap { $0.form(of: table.columns) ?? $0.form(ofPart: table.columns) }
    rules = form?.rules
    if let form, let rules = form.rules {
      table = table.applying(rules, of: form, map: map)
    } else if recognised == .vitrine, !table.isExport {
      table.removeProtection()
    } else if recognised == nil, table.lists == .separated {
      table.warnOfMarks()
    }
    self.table = table
  }

  private static func table(
    _ bytes: [UInt8], path: String, collection: String
  ) throws(ImportFailure) -> (ImportTable, Preset?) {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return try archive(path) }
    // The container of Excel's older files.
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { throw workbook(path) }
    if bytes.starts(with: "SQLite format 3\0".utf8) {
      throw .unrecognised("\(path) is a database of SQLite; export a table of it as CSV, and import that")
    }
    let table: ImportTable
    // A byte order mark may come first; in UTF-16, ASCII has zeros beside it.
    let start = TextEncoding.withoutMark(bytes).prefix(400)
    switch start.first(where: { $0 > 0x20 && $0 < 0xEF }) {
    case UInt8(ascii: "<"):
      guard String(decoding: bytes.prefix(4000), as: UTF8.self).contains("<tellico") else {
        throw .unrecognised("\(path) is neither a table nor a Tellico collection")
      }
      return (try TellicoReader.table(bytes, path: path), .tellico)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      do {
        table = try ImportTable.json(bytes, path: path, collection: collection)
      } catch {
        // The name of a table's first column may be in brackets, too.
        guard case .findings(let findings) = error, findings.contains(where: { $0.id == .dataSyntax }),
          [".csv", ".tsv", ".txt"].contains(where: path.lowercased().hasSuffix)
        else { throw error }
        table = try ImportTable.csv(bytes, path: path)
      }
    case nil: throw .unrecognised("\(path) has no rows")
    default: table = try ImportTable.csv(bytes, path: path)
    }
    let preset = table.isExport ? .vitrine : Preset.recognised(table.columns)
    return (preset == .letterboxd ? LetterboxdFilms.table(of: table, path: path) : table, preset)
  }

  private static func workbook(_ path: String) -> ImportFailure {
    .unrecognised("\(path) is a workbook of a spreadsheet; save the sheet there as CSV, and import that")
  }

  private static func archive(_ path: String) throws(ImportFailure) -> (ImportTable, Preset) {
    if path == "-" { throw .unrecognised("a ZIP cannot be read from standard input; name its file") }
    guard let archive = ZipArchive(path: path) else { throw .unrecognised("\(path) is a damaged ZIP") }
    if let xml = try archive.read("tellico.xml") { return (try TellicoReader.table(xml, path: path), .tellico) }
    if let table = try LetterboxdFilms.table(in: archive, path: path) { return (table, .letterboxd) }
    if ["[Content_Types].xml", "content.xml"].contains(where: archive.paths.contains) { throw workbook(path) }
    throw .unrecognised("\(path) is a ZIP that holds neither a Letterboxd export nor a Tellico collection")
  }
}

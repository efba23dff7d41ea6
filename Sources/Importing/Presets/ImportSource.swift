import Diagnostics
import Files

/// A file that somebody brings, as a table.
package struct ImportSource: Sendable {
  package let table: ImportTable
  /// The program that wrote it, where that is known.
  package let preset: Preset?

  /// - Parameters:
  ///   - path: of the file, for messages and for archives.
  ///   - preset: the program that wrote it, if somebody says so.
  ///   - collection: the one that the rows are for.
  package init(_ bytes: [UInt8], path: String, preset: Preset?, collection: String) throws(ImportFailure) {
    var table: ImportTable
    var recognised = preset
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      (table, recognised) = try Self.archive(path)
    } else {
      let head = bytes.prefix(400).drop { $0 <= 0x20 || $0 >= 0xEF }
      switch head.first {
      case UInt8(ascii: "<"):
        guard String(decoding: bytes.prefix(4000), as: UTF8.self).contains("<tellico") else {
          throw .unrecognised("\(path) is neither a table nor a Tellico collection")
        }
        table = try TellicoReader.table(bytes, path: path)
        recognised = .tellico
      case UInt8(ascii: "{"), UInt8(ascii: "["): table = try ImportTable.json(bytes, path: path, collection: collection)
      case nil: throw .unrecognised("\(path) has no rows")
      default: table = try ImportTable.csv(bytes, path: path)
      }
    }
    recognised = recognised ?? (table.isExport ? .vitrine : Preset.recognised(table.columns))
    if let preset, recognised != preset || preset.rules.map({ !Self.fits($0, table) }) ?? false {
      throw .unrecognised("\(path) has not the form of an export of \(preset.rawValue)")
    }
    guard !table.rows.isEmpty else { throw .unrecognised("\(path) has no rows") }
    if let rules = recognised?.rules { table = table.applying(rules) }
    if recognised == .vitrine, !table.isExport { table = table.withoutProtection }
    self.table = table
    self.preset = recognised
  }

  /// Whether a table has at least half of a program's columns.
  private static func fits(_ rules: [ColumnRule], _ table: ImportTable) -> Bool {
    let known = rules.count { rule in rule.columns.contains { table.column($0) != nil } }
    return known * 2 >= rules.count
  }

  private static func archive(_ path: String) throws(ImportFailure) -> (ImportTable, Preset) {
    guard let archive = ZipArchive(path: path) else { throw .unrecognised("\(path) is a damaged ZIP") }
    if let xml = archive.read("tellico.xml") { return (try TellicoReader.table(xml, path: path), .tellico) }
    if let table = try LetterboxdArchive.table(in: archive, path: path) { return (table, .letterboxd) }
    throw .unrecognised("\(path) is a ZIP that holds neither a Letterboxd export nor a Tellico collection")
  }
}

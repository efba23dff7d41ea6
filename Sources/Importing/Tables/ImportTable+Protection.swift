import Catalogue
import Diagnostics
import Editing

extension ImportTable {
  /// Warns of the first cell that reads like one of an export of Vitrine, in a table that is not known to be one: what would be a mark
  /// there is part of its text.
  mutating func warnOfMarks() {
    guard files.contains(where: { Self.mayHoldMarks($0.bytes) }) else { return }
    for row in rows {
      for cell in row.cells {
        guard let mark = Self.mark(in: cell.text) else { continue }
        var doubts = RowFindings(files)
        let message =
          "\(mark) is taken as text; if the table is part of an export of Vitrine, say --from vitrine, which reads cells as they "
          + "were written"
        doubts.add(EditFinding(.warning, .importRow, path: nil, message), at: cell.offset)
        findings += doubts.diagnostics
        return
      }
    }
  }

  /// Whether the bytes of a file have a mark anywhere, which can be told without making the texts of its cells.
  private static func mayHoldMarks(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "\\") && second == UInt8(ascii: ";")
        || first == UInt8(ascii: "'") && "=+-@".utf8.contains(second)
    }
  }

  /// What a text has that exports of Vitrine have as marks, in words; nil if it has nothing of that kind.
  private static func mark(in text: String) -> String? {
    if ListText.hasEscapedSeparator(text) { return "the backslash before a semicolon" }
    guard text.utf8.first == UInt8(ascii: "'"), FormulaProtection.plain(text) != text else { return nil }
    return "the apostrophe at the start of this cell"
  }

  /// Makes this the table of one of Vitrine's own exports, without the apostrophes that keep spreadsheets from taking texts for formulas.
  mutating func removeProtection() {
    lists = .escaped
    columns = columns.map(FormulaProtection.plain)
    fileColumns = columns
    for row in rows.indices {
      for cell in rows[row].cells.indices { rows[row].cells[cell].removeProtection() }
    }
  }
}

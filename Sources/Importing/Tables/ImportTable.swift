package import Diagnostics

/// The rows of a file that somebody brings.
package struct ImportTable: Sendable {
  package struct Cell: Sendable {
    package var text: String
    /// Where the cell begins in the file, in bytes of its UTF-8 text.
    let offset: Int

    init(_ text: String, offset: Int) {
      self.text = text
      self.offset = offset
    }
  }

  package struct Row: Sendable {
    /// One for each column.
    package var cells: [Cell]
    let offset: Int
  }

  package var columns: [String]
  package var rows: [Row]
  /// The file that holds the rows, as UTF-8, for the places of findings.
  package let file: SourceFile
  /// How the file holds several texts in a cell.
  var listSeparator: ListSeparator?
  /// Whether the table is an export of Vitrine's own, as a list of items.
  var isExport = false

  /// What is before a field's key where it would be taken for something else of the item.
  static let fieldPrefix = "fields."

  init(columns: [String], rows: [Row], file: SourceFile) {
    self.columns = columns
    self.rows = rows
    self.file = file
  }

  func column(_ name: String) -> Int? { columns.firstIndex(of: name) }

  /// How texts of a list are parted.
  enum ListSeparator: Sendable {
    /// As exports of Vitrine write them: `; ` between, a backslash before semicolons that belong to a text.
    case escaped
  }
}

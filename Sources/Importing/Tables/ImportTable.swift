import Catalogue
package import Diagnostics
import Language

/// The rows of a file that somebody brings.
package struct ImportTable: Sendable {
  package struct Cell: Sendable {
    private var content: Content
    /// Where the cell begins in the table's files, in bytes of their UTF-8 text.
    var offset: Int
    /// Whether the file says that the cell holds a list; its text is that of `ListText` then.
    var isList: Bool
    /// Whether the file says that the cell is yes or no, and not a word.
    var isFlag = false
    /// Whether the text only counts for an item that has no value yet.
    var isDefault = false
    /// The pictures of which the file says more than their names, the other ones of the cell among them.
    var pictures: [PictureValue]?

    private enum Content {
      case text(String)
      case written(CSVCell)
    }

    package var text: String {
      get {
        switch content {
        case .text(let text): text
        case .written(let cell): cell.text
        }
      }
      set { content = .text(newValue) }
    }

    var isEmpty: Bool {
      switch content {
      case .text(let text): text.isEmpty
      case .written(let cell): cell.isEmpty
      }
    }

    /// Takes away the apostrophes that keep spreadsheets from taking the text for a formula.
    mutating func removeProtection() {
      switch content {
      case .text(let text): content = .text(FormulaProtection.plain(text))
      case .written(var cell):
        cell.isProtected = true
        content = .written(cell)
      }
    }

    init(_ cell: CSVCell, offset: Int) {
      content = .written(cell)
      self.offset = offset
      isList = false
    }

    init(_ text: String, offset: Int, isList: Bool = false, pictures: [PictureValue]? = nil) {
      content = .text(text)
      self.offset = offset
      self.isList = isList
      self.pictures = pictures
    }
  }

  package struct Row: Sendable {
    /// One for each column.
    package var cells: RowCells
    fileprivate(set) var offset: Int

    init(cells: RowCells, offset: Int) {
      self.cells = cells
      self.offset = offset
    }

    init(cells: [Cell], offset: Int) {
      self.init(cells: RowCells(cells, offset: offset), offset: offset)
    }
  }

  package var columns: [String]
  package var rows: [Row]
  /// The files that hold the rows, as UTF-8, for the places of findings; offsets are those of `RowFindings`.
  let files: [SourceFile]
  var lists = Lists.separated
  /// What stands between the cells of a row, where the file is a text of rows.
  var delimiter: UInt8?
  /// What is wrong with rows of the file, whatever they are for.
  package var findings: [Diagnostic] = []
  /// How many of the columns are what is known of a program; the others are its further columns. Nil where no program is known.
  var ruleCount: Int?
  /// Columns that are only taken if somebody asks for them.
  var unused: Set<String> = []
  /// Columns of which every row says that it has no value. They clear values, and make no fields but those that an export says it has.
  var valueless: Set<String> = []
  /// The columns whose texts are made of objects with keys such as `Private Notes`.
  var withPrivateParts: Set<String> = []
  /// The columns as the file calls them.
  var fileColumns: [String]
  /// The columns of the file that a column is made of, where they have other names.
  var origins: [String: [String]] = [:]
  /// What the file says beside its rows, by its keys.
  var unread: [String] = []
  /// What the file calls its columns, where that is not their name.
  var labels: [String: String] = [:]
  /// What the file says of the values of its columns.
  var declared: [String: DeclaredField] = [:]
  /// The noun for what a row is about, where the file says it.
  var item: String?
  /// Whether the table is an export of Vitrine's own, as a list of items.
  var isExport = false
  /// Whether Vitrine wrote the table, in whatever format.
  var isOwn: Bool { isExport || lists == .escaped }

  static let fieldPrefix = CollectionTable.fieldPrefix
  /// The most columns of a table: twice what a collection has of fields.
  static let columnLimit = 2000
  static let columnRule = "a table has at most \(columnLimit) columns, and this cell is of another one"

  init(columns: [String], rows: [Row], files: [SourceFile]) {
    self.columns = columns
    fileColumns = columns
    self.rows = rows
    self.files = files
  }

  /// Puts the rows where they are if other files come before this table's.
  mutating func move(by offset: Int) {
    for row in rows.indices {
      rows[row].offset += offset
      rows[row].cells.move(by: offset)
    }
  }

  func column(_ name: String) -> Int? { columns.firstIndex(of: name) }

  /// The column that somebody names, by its own name or one that it has in the file; case counts only where it tells columns apart.
  func column(named name: String) -> Int? {
    let folded = caseFolded(name)
    if let position = column(name) ?? columns.firstIndex(where: { caseFolded($0) == folded }) { return position }
    let made = columns.indices.filter { (origins[columns[$0]] ?? []).contains { caseFolded($0) == folded } }
    return made.first { position in rows.contains { !$0.cells[position].isEmpty } } ?? made.first
  }

  /// How the file holds several texts in a cell.
  enum Lists: Sendable {
    /// With semicolons between them.
    case separated
    /// By `ListText`, as exports of Vitrine do.
    case escaped
    /// The file marks lists, so that a text is one text whatever is in it.
    case marked
  }

  /// The texts of a cell for a field that holds a list.
  func texts(_ cell: Cell) -> [String] {
    if cell.isList { return ListText.texts(cell.text) }
    switch lists {
    case .separated: return cell.text.texts(between: ";")
    case .escaped: return ListText.texts(cell.text)
    case .marked: return cell.isEmpty ? [] : [cell.text]
    }
  }

  /// The text of a cell for a field that holds one.
  func text(_ cell: Cell) -> String {
    cell.isList ? ListText.texts(cell.text).joined(separator: "; ") : cell.text
  }
}

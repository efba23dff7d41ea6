import Catalogue
import Diagnostics
import Editing
import JSON

/// Makes a table of objects of JSON.
///
/// Objects within a row are columns with a dot, `engine.power`, and objects within a list are texts, `Ann (role: translator)`.
struct JSONRowReader {
  private let file: SourceFile
  private let isExport: Bool
  private var columns: [String] = []
  private var positions: [String: Int] = [:]
  private var rows: [ImportTable.Row] = []
  /// The columns that have a value in some row, if an empty one.
  private var valued: Set<String> = []
  private var withPrivateParts: Set<String> = []
  private var findings: RowFindings
  /// Where the first value is of a column that is one too many.
  private(set) var firstBeyondLimit: Int?

  /// Keys of objects whose value names what the object is about.
  private static let names: Set = ["name", "title", "file"]

  /// - Parameter columns: Those of the fields of an export, in their order. Rows can have others.
  init(_ file: SourceFile, isExport: Bool, columns: [String]) {
    self.file = file
    self.isExport = isExport
    findings = RowFindings([file])
    for column in columns.prefix(ImportTable.columnLimit) where positions[column] == nil {
      positions[column] = self.columns.count
      self.columns.append(column)
    }
  }

  var table: ImportTable {
    var filled = rows
    for row in filled.indices { filled[row].cells.fill(to: columns.count) }
    var table = ImportTable(columns: columns, rows: filled, files: [file])
    table.findings = findings.diagnostics
    table.valueless = Set(columns).subtracting(valued)
    table.withPrivateParts = withPrivateParts
    return table
  }

  /// Adds a row.
  ///
  /// - Parameter key: of the object in the object that holds it, where that says something.
  mutating func add(_ record: JSONRecord, key: String?) {
    var row = ImportTable.Row(cells: RowCells(offset: record.offset), offset: record.offset)
    if let key { add(ImportTable.Cell(key, offset: record.offset), to: "key", of: &row) }
    add(record, prefix: "", to: &row)
    // As in CSV, a row without anything is none.
    if row.cells.contains(where: { !$0.isEmpty }) { rows.append(row) }
  }

  private mutating func add(_ record: JSONRecord, prefix: String, to row: inout ImportTable.Row) {
    for member in record.members {
      // What an item is called and where it is follow from the rest.
      if isExport, prefix.isEmpty, member.key == "name" || member.key == "path" { continue }
      guard member.key.isVisible else {
        findings.add(EditFinding(.error, .importRow, path: nil, "this value has no key"), at: member.offset)
        continue
      }
      let key = prefix + member.key
      // The fields of an export may be called as what is said of a picture.
      let isPicture = !isExport || !prefix.isEmpty || member.key != "fields"
      let pictures = isPicture ? PictureJSON.pictures(in: member.value) : nil
      switch member.value {
      case .null: add(ImportTable.Cell("", offset: member.offset), to: key, of: &row, isValue: false)
      case .flag(let flag):
        var cell = ImportTable.Cell(flag ? "yes" : "no", offset: member.offset)
        cell.isFlag = true
        add(cell, to: key, of: &row)
      case .text(let text): add(ImportTable.Cell(text, offset: member.offset), to: key, of: &row)
      case .list(let values):
        if PrivateName.isIn(member.value) { withPrivateParts.insert(key) }
        let text = ListText.joined(values.compactMap(Self.text))
        add(ImportTable.Cell(text, offset: member.offset, isList: true, pictures: pictures), to: key, of: &row)
      case .record(let inner):
        if let pictures {
          let text = Self.text(member.value) ?? ""
          add(ImportTable.Cell(text, offset: member.offset, pictures: pictures), to: key, of: &row)
        } else {
          add(inner, prefix: "\(key).", to: &row)
        }
      }
    }
  }

  private mutating func add(
    _ cell: ImportTable.Cell, to key: String, of row: inout ImportTable.Row, isValue: Bool = true
  ) {
    let column = isExport ? ImportTable.column(ofKey: key) : key
    let position = positions[column] ?? columns.count
    if position == ImportTable.columnLimit {
      firstBeyondLimit = firstBeyondLimit ?? cell.offset
      return
    }
    if position == columns.count {
      positions[column] = position
      columns.append(column)
    }
    if isValue { valued.insert(column) }
    row.cells.fill(to: position + 1)
    // A value begins behind the row that it is in.
    if row.cells[position].offset > row.offset {
      let message = "this row has two values of '\(column)'"
      findings.add(EditFinding(.error, .importRow, path: nil, message), at: cell.offset)
    }
    row.cells[position] = cell
  }

  /// What a value of a list says, as one text; nil of nothing.
  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .null: return nil
    case .flag(let flag): return flag ? "yes" : "no"
    case .text(let text): return text.isEmpty ? nil : text
    case .list(let values):
      let texts = values.compactMap(text)
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    case .record(let record): return text(record)
    }
  }

  /// What an object of a list says: its name, and the rest in parentheses.
  private static func text(_ record: JSONRecord) -> String? {
    if let person = person(record) { return person }
    var parts = record.members.compactMap { member in text(member.value).map { (key: member.key, text: $0) } }
    let name = parts.firstIndex { names.contains($0.key) }.map { parts.remove(at: $0).text }
    let rest = parts.map { "\($0.key): \($0.text)" }.joined(separator: ", ")
    guard let name else { return rest.isEmpty ? nil : rest }
    return rest.isEmpty ? name : "\(name) (\(rest))"
  }

  /// A person of LibraryThing: the name in its usual order (`fl`) and as it is filed (`lf`), and a role unless it is that of the author.
  private static func person(_ record: JSONRecord) -> String? {
    guard case .text(let name)? = record["fl"], record.members.allSatisfy({ ["fl", "lf", "role"].contains($0.key) })
    else { return nil }
    guard case .text(let role)? = record["role"], !role.isEmpty, role != "Author" else { return name }
    return "\(name) (\(role))"
  }
}

import Catalogue
import Diagnostics
import Editing
import FrontMatter
import Language

/// What one row says of an item.
struct RowValues {
  private var fields: [(key: String, text: String, isList: Bool, offset: Int)] = []
  private(set) var notes = ""
  private var hasNotes = false
  private(set) var address: String?
  private let rowOffset: Int
  private let isOwn: Bool
  private let isListed: Bool

  init(_ row: ImportTable.Row, _ columns: [ImportColumn], _ source: ImportSource, _ collection: EditingCollection) {
    rowOffset = row.offset
    isOwn = source.preset == .vitrine
    isListed = source.table.listSeparator != nil
    for column in columns {
      let cell = row.cells[column.position]
      switch column.role {
      case .address: address = cell.text.isEmpty ? nil : cell.text
      case .notes:
        notes = cell.text
        hasNotes = true
      case .reserved(let key):
        let text = isOwn ? cell.text : Clean.cell(cell.text)
        fields.append((key, text, key == "aliases", cell.offset))
      case .field(let key):
        guard let position = collection.schema.position(of: key) else { continue }
        let type = collection.schema.fields[position].type
        // What Vitrine wrote is taken as it is.
        let text = isOwn ? cell.text : CellValue.text(cell.text, for: type)
        fields.append((key, text, collection.schema.fields[position].isList, cell.offset))
      }
    }
  }

  /// Where the text of a field is in the file.
  func offset(of key: String?) -> Int { fields.first { $0.key == key }?.offset ?? rowOffset }

  func text(of key: String) -> String? { fields.first { $0.key == key }?.text }

  /// The edits that make the item.
  var edits: [FieldEdit] {
    fields.compactMap { field in field.text.isEmpty ? nil : FieldEdit(field.key, change(field.text, field.isList)) }
  }

  private func change(_ text: String, _ isList: Bool) -> FieldEdit.Change {
    isList ? .setList(texts(text)) : .set(text)
  }

  private func texts(_ text: String) -> [String] {
    isListed || text.contains(";") ? ListText.texts(text) : [text]
  }

  /// The edits that make a file say what the row says; none for what it says already, in whatever way.
  ///
  /// - Parameter clearing: whether an empty cell clears a value.
  func edits(of file: SourceFile, in collection: EditingCollection, clearing: Bool) -> [FieldEdit] {
    guard let editor = try? FrontMatterEditor(file) else { return edits }
    let item = collection.read(file, stem: "").item
    return fields.compactMap { field in
      let old = editor.value(at: editor.path(ofKey: field.key)) ?? .empty
      if field.text.isEmpty { return clearing && old != .empty ? FieldEdit(field.key, .clear) : nil }
      switch old {
      case .text(let text): if text == field.text || field.isList && [text] == texts(field.text) { return nil }
      case .list(let list): if field.isList, list == texts(field.text) { return nil }
      case .empty: break
      }
      if let position = collection.schema.position(of: field.key), let value = item?.values[position], old != .empty,
        collection.value(of: field.text, at: position) == value
      {
        return nil
      }
      return FieldEdit(field.key, change(field.text, field.isList))
    }
  }

  /// The notes, where a file has others.
  func changedNotes(of file: SourceFile) -> [UInt8]? {
    guard hasNotes, isOwn || !notes.isEmpty else { return nil }
    return Array(notes.utf8)
  }
}

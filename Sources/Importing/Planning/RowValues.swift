import Addresses
import Catalogue
import Diagnostics
import Editing
import FrontMatter
import Language

/// What one row says of an item.
struct RowValues: Sendable {
  /// What cells say of fields; of an export of Vitrine's own, empty ones do too.
  private var fields: [RowField] = []
  private let row: ImportTable.Row
  private let columns: [ImportColumn]
  private(set) var notes = ""
  private var hasNotes = false
  private(set) var address: String?
  /// Cells that can be read in two ways, and what is said of that.
  private(set) var doubts: [Doubt] = []
  private let isOwn: Bool

  /// A cell that can be read in two ways.
  struct Doubt: Sendable {
    let key: String
    let message: String
    let offset: Int
  }

  init(_ row: ImportTable.Row, _ columns: [ImportColumn], _ source: ImportSource) {
    self.row = row
    self.columns = columns
    isOwn = source.preset == .vitrine
    // A key that an object of JSON does not have says nothing of the value.
    for column in columns where row.cells.isGiven(column.position) {
      let cell = row.cells[column.position]
      switch column.role {
      case .address: address = cell.isEmpty ? nil : cell.text
      case .notes:
        notes = cell.text
        hasNotes = true
      case .reserved(let key):
        let texts = key == "aliases" ? source.table.texts(cell) : nil
        let (given, shape) = (cell.text, column.field)
        let isPlain = isOwn && shape.map { CellValue.isPlain(given, for: $0) } ?? true
        let text = isPlain ? given : shape.map { CellValue.text(given, for: $0, column.notation) }
        fields.append(RowField(key: key, text: text ?? Clean.cell(given), texts: texts, offset: cell.offset))
      case .field(let key):
        if cell.isEmpty, cell.pictures == nil, !isOwn { continue }
        guard let shape = column.field else { continue }
        if shape.type.isPictorial, let pictures = cell.pictures ?? PictureJSON.pictures(in: cell.text) {
          let files = pictures.map(\.file)
          fields.append(
            RowField(
              key: key, text: files.joined(separator: "; "), texts: shape.holdsSeveral ? files : nil,
              pictures: pictures, offset: cell.offset))
          continue
        }
        let texts = shape.holdsSeveral ? source.table.texts(cell) : nil
        let text = source.table.text(cell)
        // What Vitrine wrote is taken as it is, unless a spreadsheet has written it anew.
        let notation = column.notation
        let isPlain =
          isOwn && notation.isCertain && !notation.hasDecimalCommas && CellValue.isPlain(text, for: shape)
        let value = isPlain ? text : CellValue.text(text, for: shape, notation)
        let isAnyReading = isOwn || !notation.isCertain
        fields.append(
          RowField(
            key: key, text: value, texts: texts, cell: isAnyReading ? text : nil, isDefault: cell.isDefault,
            offset: cell.offset))
        if let doubt = CellValue.doubt(text, for: shape, notation) {
          doubts.append(Doubt(key: key, message: doubt, offset: cell.offset))
        }
      }
    }
  }

  /// Where the text of a field is in the file.
  func offset(of key: String?) -> Int {
    fields.first { $0.key == key }?.offset ?? key.flatMap(emptyCell)?.offset ?? row.offset
  }

  private var notesOffset: Int {
    columns.first { $0.role == .notes }.map { row.cells[$0.position].offset } ?? row.offset
  }

  /// The text of a field, empty for an empty cell; nil where no column is about it.
  func text(of key: String) -> String? {
    fields.first { $0.key == key }?.text ?? emptyCell(of: key).map { _ in "" }
  }

  private func emptyCell(of key: String) -> ImportTable.Cell? {
    columns.first { $0.role == .field(key) && $0.field != nil && row.cells.isGiven($0.position) }
      .map { row.cells[$0.position] }
  }

  /// The edit that makes the row's item, or makes its file say what the row says.
  ///
  /// - Parameters:
  ///   - item: the item that the row is about; nil of one that is new.
  ///   - file: the item's file, if there is one.
  /// - Returns: The edit, and the cells whose values stay, since a spreadsheet seems to have written them anew.
  func edit(
    of item: ItemReference?, file: SourceFile?, in collection: EditingCollection
  ) -> (edit: Edit, kept: [Doubt]) {
    if let item, let file {
      let changes = changes(of: file, in: collection)
      return (.change(item, fields: changes.fields, notes: changes.notes), changes.kept)
    }
    let edit = Edit.create(
      collection: collection.id, fields: edits, notes: notes.isEmpty ? nil : Array(notes.utf8), stem: address,
      isBare: true)
    return (edit, [])
  }

  /// The changes of a file that would put question marks where it has letters.
  ///
  /// - Parameters:
  ///   - fields: The changes of fields.
  ///   - notes: The notes that the file would get; nil where they stay.
  func lostLetters(in fields: [FieldEdit], notes: [UInt8]?, of file: SourceFile) -> [Doubt] {
    let texts = fields.compactMap { edit in text(of: edit.key).map { (key: edit.key, text: $0) } }
    let mark = UInt8(ascii: "?")
    guard notes?.contains(mark) ?? false || texts.contains(where: { $0.text.utf8.contains(mark) }) else { return [] }
    var diagnostics: [Diagnostic] = []
    let matter = FrontMatterDocument.read(file, diagnostics: &diagnostics)
    var places = texts.filter { key, text in
      LostLetters.isCopy(text, of: matter.value(ofKey: key)?.items.compactMap(\.text).joined(separator: "; ") ?? "")
    }.map { (name: $0.key, offset: offset(of: $0.key)) }
    if let notes, LostLetters.isCopy(String(decoding: notes, as: UTF8.self), of: matter.notes(of: file)) {
      places.append((ImportColumn.Role.notes.name, notesOffset))
    }
    return places.map { name, offset in
      let message =
        "\(name) has letters in the item that are '?' here, as in an encoding that lacks them; save the file as UTF-8"
      return Doubt(key: name, message: message, offset: offset)
    }
  }

  /// The edits that make the item.
  private var edits: [FieldEdit] {
    fields.compactMap { field in field.text.isEmpty ? nil : FieldEdit(field.key, field.change) }
  }

  /// The edits that make a file say what the row says; none for what it says already, in whatever way.
  ///
  /// An empty cell of an export clears a value.
  private func changes(
    of file: SourceFile, in collection: EditingCollection
  ) -> (fields: [FieldEdit], notes: [UInt8]?, kept: [Doubt]) {
    var diagnostics: [Diagnostic] = []
    let matter = FrontMatterDocument.read(file, diagnostics: &diagnostics)
    let isNoted = hasNotes && (isOwn || !notes.isEmpty) && matter.notes(of: file) != notes
    var values: [Value]?
    var kept: [Doubt] = []
    let edits = fields.compactMap { field -> FieldEdit? in
      let old = matter.value(ofKey: field.key) ?? .empty
      let edit = FieldEdit(field.key, field.change)
      if old == .empty { return field.text.isEmpty ? nil : edit }
      if field.isDefault { return nil }
      if field.text.isEmpty {
        // However nothing is written, it says what an empty cell says.
        return isOwn && old.isVisible ? FieldEdit(field.key, .clear) : nil
      }
      if field.pictures == nil {
        if old == .text(field.text) { return nil }
        // Empty texts of a list are none.
        if let texts = field.texts, old.items.filter(\.isVisible) == texts.filter(\.isVisible).map({ .text($0) }) {
          return nil
        }
      }
      guard let position = collection.schema.position(of: field.key) else {
        guard let shape = ReservedKey(rawValue: field.key)?.field else { return edit }
        let current = collection.value(of: old.text ?? "", for: shape)
        return field.isSame(as: current, shape, in: collection) ? nil : edit
      }
      let current = values ?? collection.read(file, stem: "").item?.values ?? []
      values = current
      if current.indices.contains(position), !current[position].pictures.isEmpty {
        let known = current[position].pictures
        // Names alone say nothing of alternative texts and captions.
        if let pictures = field.pictures { return pictures == known ? nil : edit }
        if known.map(\.file) == field.texts ?? [field.text] { return nil }
      }
      guard current.indices.contains(position) else { return edit }
      let shape = collection.schema.fields[position]
      if field.says(current[position], shape, isOwn: isOwn, in: collection) { return nil }
      if [.text, .list, .choice, .isbn, .vin].contains(shape.type), old.items.count == 1, let text = old.items[0].text,
        SpreadsheetCopy.isOne(field.text, of: text)
      {
        let message =
          "\(field.key) is '\(field.text)', which spreadsheets make of '\(text)'; that stays, and vitrine edit changes it"
        kept.append(Doubt(key: field.key, message: message, offset: field.offset))
        return nil
      }
      return edit
    }
    return (edits, isNoted ? Array(notes.utf8) : nil, kept)
  }
}

import Addresses
import Editing

/// What a row comes to by itself, before it joins those above it.
struct PreparedRow: Sendable {
  let values: RowValues
  let edit: PreparedEdit
  /// Whether the row makes an item.
  let isNew: Bool
  /// Cells that can be read in two ways, and what is said of that.
  let doubts: [RowValues.Doubt]
  /// Cells whose values stay, and what is said of that.
  let kept: [RowValues.Doubt]
}

/// Prepares rows on one thread.
struct RowPreparer {
  private let site: EditingSite
  private let collection: EditingCollection
  private let source: ImportSource
  private let columns: [ImportColumn]
  private let known: KnownItems

  init(
    _ site: EditingSite, _ collection: String, _ source: ImportSource, _ columns: [ImportColumn], _ known: KnownItems
  ) throws {
    self.site = site
    self.collection = try site.collection(collection)
    self.source = source
    self.columns = columns
    self.known = known
  }

  func prepare(_ row: ImportTable.Row) throws -> PreparedRow {
    let values = RowValues(row, columns, source)
    let item = known.item(of: values, in: collection.id)
    let file = try item.flatMap { try collection.file(of: $0) }
    let (edit, kept) = values.edit(of: item, file: file, in: collection)
    let isNew = if case .create = edit { true } else { false }
    // A cell that may be what the item has already changes nothing.
    var doubts = values.doubts
    if case .change(_, let fields, let notes, _, _) = edit, let file {
      doubts = doubts.filter { doubt in fields.contains { $0.key == doubt.key } }
      doubts += values.lostLetters(in: fields, notes: notes, of: file)
    }
    return PreparedRow(values: values, edit: try PreparedEdit(edit, in: site), isNew: isNew, doubts: doubts, kept: kept)
  }
}

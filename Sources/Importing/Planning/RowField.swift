import Catalogue
import Editing
import FrontMatter
import Language

/// What a row says of one field.
struct RowField: Sendable {
  let key: String
  let text: String
  /// The texts of a list; nil for a field that holds one.
  let texts: [String]?
  /// Pictures of which the row says more than their names.
  var pictures: [PictureValue]?
  /// The text of the cell, where any way to read it may be the item's value.
  var cell: String?
  /// Whether the text only counts for an item that has no value yet.
  var isDefault = false
  let offset: Int

  var change: FieldEdit.Change { pictures.map { .setPictures($0) } ?? texts.map { .setList($0) } ?? .set(text) }
}

extension RowField {
  /// Whether the row says what an item holds, in whatever way.
  ///
  /// - Parameter isOwn: Whether Vitrine wrote the table.
  func says(_ current: Value, _ field: Field, isOwn: Bool, in collection: EditingCollection) -> Bool {
    texts.map { .list($0) == current } ?? false
      || isSame(as: current, field, in: collection)
      || isRewritten(current, field, in: collection)
      || !isOwn && field.type == .isbn && ISBN.identity(text) == ISBN.identity(RawText.text(of: current))
  }

  /// Whether the text says what an item holds. Of a date that can be read in two ways, it does if one of them is that.
  func isSame(as current: Value?, _ field: Field, in collection: EditingCollection) -> Bool {
    if let value = collection.value(of: text, for: field) { return value == current }
    guard let current, [.date, .datetime].contains(field.type) else { return false }
    return DateOrder.allCases.contains { order in
      let date = field.type == .date ? Clean.date(text, order: order) : Clean.moment(text, order: order)
      return collection.value(of: date, for: field) == current
    }
  }

  /// Whether the cell can be a number that an item holds, as a spreadsheet writes it in some country: `12.500` can be 12500.
  private func isRewritten(_ current: Value, _ field: Field, in collection: EditingCollection) -> Bool {
    guard let cell, [.number, .money, .rating].contains(field.type) else { return false }
    return DecimalMark.allCases.contains { mark in
      NumberReadings.reading(of: cell, mark: mark).flatMap { collection.value(of: $0, for: field) } == current
    }
  }
}

extension EditedValue {
  /// Whether the value holds more than blanks, which are no value.
  var isVisible: Bool {
    switch self {
    case .empty: false
    case .text(let text): text.isVisible
    case .list(let items): items.contains(where: \.isVisible)
    case .mapping: true
    }
  }
}

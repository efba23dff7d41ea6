import Addresses
import Catalogue
import Templates

/// A list as a table: a column for each of some fields.
struct ListTable {
  let collection: Collection
  let sort: Sort
  /// The further style that the list is in; nil for its first.
  var chosenStyle: ListSettings.Style?

  private var columns: [DetailField] { collection.settings.list.columns }
  private var isTable: Bool { (chosenStyle ?? collection.settings.list.style) == .table }

  private static let column = TemplateValue.record([
    "key": .absent, "label": .absent, "numeric": .absent, "href": .absent, "ascending": .absent, "descending": .absent,
  ])
  private static let cell = TemplateValue.record([
    "key": .absent, "label": .absent, "value": .absent, "numeric": .absent, "missing": .absent, "main": .absent,
    "spoken": .absent, "link": .absent, "language": CollectionVocabulary.noLanguage,
    "values": .record(
      ["entries": .list([], element: .record(["text": .absent, "href": .absent]))], itself: .absent),
  ])

  /// The head of the table; absent where the list is none.
  ///
  /// - Parameter linksSorts: Whether heads lead to the list in the order of their column.
  func context(linksSorts: Bool) -> TemplateValue {
    .record(
      [
        "width": .text(String(columns.count)),
        "columns": .list(isTable ? columns.map { column($0, linksSorts: linksSorts) } : [], element: Self.column),
      ], isThere: isTable)
  }

  private func column(_ shown: DetailField, linksSorts: Bool) -> TemplateValue {
    let field = collection.schema.fields[shown.field]
    let direction = sort.direction(of: shown, in: collection)
    return .record([
      "key": .text(field.key), "label": .text(shown.label ?? field.label), "numeric": .flag(field.type.isNumeric),
      "href": linksSorts ? .text(href(of: shown, current: direction)) : .absent,
      "ascending": .flag(linksSorts && direction == .ascending),
      "descending": .flag(linksSorts && direction == .descending),
    ])
  }

  /// The list in the order of a column; of the current column, the one in the other direction.
  private func href(of column: DetailField, current: SortDirection?) -> String? {
    let sorts = collection.settings.sorts
    let position = sorts.firstIndex { sort in
      guard let direction = sort.direction(of: column, in: collection) else { return false }
      return direction != current
    }
    return position.map { ListStyles.href(of: sorts, $0, style: chosenStyle) }
  }

  /// The cells of a row; none where the list is no table.
  func cells(level: Int) -> TemplateValue {
    .list(isTable ? columns.indices.map { cell($0, level: level) } : [], element: Self.cell)
  }

  private func cell(_ position: Int, level: Int) -> TemplateValue {
    let shown = columns[position]
    let field = collection.schema.fields[shown.field]
    func slot(_ form: FieldForm) -> TemplateValue {
      .slot(FieldSlots.slot(field: shown.field, form: form, level: level))
    }
    let (values, href) = FacetVocabulary.links(of: shown, in: collection, level: level)
    return .record([
      "key": .text(field.key), "label": .text(shown.label ?? field.label), "value": slot(shown.form),
      "numeric": .flag(field.type.isNumeric), "missing": slot(.missing), "main": .flag(position == 0),
      "spoken": field.type == .rating ? slot(.spoken) : .absent, "link": href, "values": values,
      "language": position == 0 || field.type.isWords
        ? CollectionVocabulary.language(level: level) : CollectionVocabulary.noLanguage,
    ])
  }
}

/// The direction of a sort.
enum SortDirection {
  case ascending, descending
}

extension Sort {
  /// The direction in which the sort goes by what a column shows; nil if it goes by something else first.
  fileprivate func direction(of column: DetailField, in collection: Collection) -> SortDirection? {
    guard let first = terms.first else { return nil }
    let type = collection.schema.fields[column.field].type
    let isByColumn =
      switch first.component.subject {
      case .name: collection.settings.name.onlyField == column.field && type.isTextual
      case .field(let field, let part): field == column.field && part.orders(column.form, of: type)
      }
    return isByColumn ? (first.isDescending ? .descending : .ascending) : nil
  }
}

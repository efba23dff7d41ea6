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
      ], itself: .flag(isTable))
  }

  private func column(_ shown: DetailField, linksSorts: Bool) -> TemplateValue {
    let field = collection.schema.fields[shown.field]
    let direction = sort.direction(of: shown.field, soleName: collection.settings.name.onlyField)
    return .record([
      "key": .text(field.key), "label": .text(shown.label ?? field.label), "numeric": .flag(field.type.isNumeric),
      "href": linksSorts ? .text(href(of: shown.field, current: direction)) : .absent,
      "ascending": .flag(linksSorts && direction == .ascending),
      "descending": .flag(linksSorts && direction == .descending),
    ])
  }

  /// The list in the order of a column; of the current column, the one in the other direction.
  private func href(of field: Int, current: SortDirection?) -> String? {
    let sorts = collection.settings.sorts
    let soleName = collection.settings.name.onlyField
    let position = sorts.firstIndex { sort in
      guard let direction = sort.direction(of: field, soleName: soleName) else { return false }
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
  /// The direction in which the sort goes by a field first; nil if it goes by another one.
  ///
  /// - Parameter soleName: The field that items' names are, if they are nothing else.
  fileprivate func direction(of field: Int, soleName: Int?) -> SortDirection? {
    guard let first = terms.first else { return nil }
    switch first.component.subject {
    case .name where soleName != field: return nil
    case .field(let own, _) where own != field: return nil
    case .name, .field: return first.isDescending ? .descending : .ascending
    }
  }
}

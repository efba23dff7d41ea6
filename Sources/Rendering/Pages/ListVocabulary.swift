import Addresses
import Catalogue
import Templates

/// The names of sections and rows, which pages of lists and of values have in common.
struct ListVocabulary {
  let collection: Collection
  let sort: Sort
  /// The facets to whose pages section headers lead; none on pages of values.
  let facets: [Facet]
  /// The further style that the list is in; nil for its first.
  var chosenStyle: ListSettings.Style?

  /// The sections are cards where they are values, and plain runs where they are letters.
  var style: ListSettings.Style {
    if let style = chosenStyle ?? collection.settings.list.style { return style }
    switch sort.sections {
    case .value, .range, .decade, .month, .year: return .grouped
    case .none, .index: return .plain
    }
  }

  var sections: TemplateValue {
    let settings = collection.settings.list
    return .rows(
      PageSlot.sections.slot(),
      element: .record([
        "id": PageSlot.sectionID.value(level: 1), "kind": PageSlot.sectionKind.value(level: 1),
        "header": sort.hasHeaders && sort.sections != .none ? PageSlot.sectionHeader.value(level: 1) : .absent,
        "spoken": sort.hasHeaders && sort.sections != .none ? PageSlot.sectionSpoken.value(level: 1) : .absent,
        "href": sort.sections.facet(among: facets) == nil ? .absent : PageSlot.sectionHref.value(level: 1),
        "total": settings.counts == .header ? PageSlot.sectionCount.value(level: 1) : .absent,
        "footer": settings.counts == .footer ? PageSlot.sectionFooter.value(level: 1) : .absent,
        "count": PageSlot.sectionCount.value(level: 1), "part": PageSlot.sectionPart.value(level: 1),
        "rows": .rows(PageSlot.rows.slot(level: 1), element: row(level: 2)),
      ]))
  }

  func row(level: Int) -> TemplateValue {
    var names = CollectionVocabulary.itemNames(collection, level: level)
    names["text"] = PageSlot.text.value(level: level)
    names["detail"] =
      sort.detail == nil && collection.settings.list.detail == nil ? .absent : PageSlot.detail.value(level: level)
    names["cells"] = ListTable(collection: collection, sort: sort, chosenStyle: chosenStyle).cells(level: level)
    return .record(names)
  }

  /// The head of the table, without links to sorts; absent where the list is none.
  var table: TemplateValue {
    ListTable(collection: collection, sort: sort, chosenStyle: chosenStyle).context(linksSorts: false)
  }
}

extension SectionTerm {
  /// The position of the facet whose values the sections are.
  func facet(among facets: [Facet]) -> Int? {
    let wanted: (field: Int, part: Facet.Part)? =
      switch self {
      case .value(let field, .whole): (field, .whole)
      case .value(let field, .year), .year(let field): (field, .year)
      case .decade(let field): (field, .decade)
      case .month(let field): (field, .month)
      case .value, .none, .index, .range: nil
      }
    guard let wanted else { return nil }
    return facets.firstIndex { $0.field == wanted.field && $0.part == wanted.part }
      ?? (wanted.part == .year ? facets.firstIndex { $0.field == wanted.field && $0.part == .whole } : nil)
  }
}

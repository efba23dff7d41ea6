import Addresses
import Catalogue
import Language
import Templates

/// A list of a collection in one sort, or one page of it where it is long.
struct ListPage {
  let collection: Collection
  let sort: Sort
  let arrangement: Arrangement
  /// The rows that are on this page.
  let contents: ListContents
  /// The page's place among the pages of its list.
  let number: Int
  /// The page's file in the collection's folder.
  let file: String
  /// Whether the list is that of the deleted items, and of no other.
  let isOfDeleted: Bool
  /// The further style that the list is in; nil for its first.
  let chosenStyle: ListSettings.Style?

  /// Whether the page begins with the controls that look through the whole list.
  private var hasControls: Bool { number == 0 && !isOfDeleted && collection.count > 0 }
  private var showsDeleted: Bool { !contents.deleted.isEmpty }

  /// The sections are cards where they are values, and plain runs where they are letters.
  var style: ListSettings.Style {
    ListVocabulary(collection: collection, sort: sort, facets: [], chosenStyle: chosenStyle).style
  }

  /// What the template sees.
  func context(
    _ pages: ListPages, facets: [FacetPages], names: SiteVocabulary, collectionNames: TemplateValue,
    formatter: ItemFormatter
  ) -> TemplateValue {
    let settings = collection.settings
    let list = ListVocabulary(
      collection: collection, sort: sort, facets: settings.facets, chosenStyle: chosenStyle)
    let pager = ListPager(list: pages, deletedHeader: settings.deleted.header ?? names.phrases[.deleted])
    var context = names.names(
      depth: 1, title: .text(settings.title),
      address: .text((names.site.url ?? "") + CollectionAddresses(collection.id).href(file)),
      of: settings)
    context.merge([
      "collection": collectionNames,
      "sort": .record(["name": .text(sort.name)]),
      "sorts": sorts(settings.sorts),
      "style": .text(style.rawValue),
      "styles": ListStyles(page: self).context(names.site.language),
      "table": ListTable(collection: collection, sort: sort, chosenStyle: chosenStyle).context(
        linksSorts: !isOfDeleted),
      "index": ListIndex.context(self, of: pages),
      "sections": list.sections,
      "deleted": .record(
        [
          "id": .text("section-deleted"), "footer": .text(deletedTotals(formatter)), "href": .absent, "total": .absent,
          "spoken": .absent, "kind": .text("deleted"),
          "header": .text(pager.deletedHeader),
          "count": .text(formatter.values.integer(arrangement.deleted.count)),
          "part": .text(contents.deleted.label(of: arrangement.deleted.count, formatter.values.integer)),
          "rows": .rows(PageSlot.deletedRows.slot(), element: list.row(level: 1)),
        ], isThere: showsDeleted),
      "empty": .flag(arrangement.sections.isEmpty && number == 0 && !isOfDeleted),
      "pages": pager.context(self),
      "search": SearchBox.context(depth: 1, collection: collection.id, isThere: collection.isSearched && hasControls),
      "facets": FacetPanel(
        collection: collection, facets: hasControls ? facets : [], formatter: formatter,
        sort: sort.slug == settings.sorts[0].slug ? nil : sort
      )
      .context(isWhole: pages.pages.count == 1),
      "scripts": .flag(hasControls && (collection.isSearched || !facets.isEmpty)),
    ]) { _, own in own }
    return .record(context)
  }

  /// The sums of the deleted items, where the inventory has sums.
  private func deletedTotals(_ formatter: ItemFormatter) -> String? {
    let sums = collection.settings.report.totals.filter { if case .sum = $0 { true } else { false } }
    if sums.isEmpty || contents.deleted.upperBound < arrangement.deleted.count { return nil }
    let totals = ReportTotals(collection: collection, items: arrangement.deleted, formatter: formatter)
    return sums.map { "\(totals.label(of: $0)): \(totals.value(of: $0))" }.joined(separator: " · ")
  }

  private func sorts(_ sorts: [Sort]) -> TemplateValue {
    let entries = sorts.indices.map { position in
      TemplateValue.record([
        "name": .text(sorts[position].name),
        "href": .text(ListStyles.href(of: sorts, position, style: chosenStyle)),
        "current": .flag(sorts[position].slug == sort.slug && !isOfDeleted),
      ])
    }
    let element = TemplateValue.record(["name": .absent, "href": .absent, "current": .absent])
    return .record(["entries": .list(entries, element: element)], isThere: sorts.count > 1)
  }
}

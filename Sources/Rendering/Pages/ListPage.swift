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

  private var showsDeleted: Bool { !contents.deleted.isEmpty }

  /// The sections are cards where they stand for values, and plain runs where they are letters.
  private var style: ListSettings.Style {
    if let style = collection.settings.list.style { return style }
    switch sort.sections {
    case .value, .range, .decade, .month, .year: return .grouped
    case .none, .index: return .plain
    }
  }

  /// What the template sees.
  func context(
    _ pages: ListPages, names: SiteVocabulary, collectionNames: TemplateValue, formatter: ItemFormatter
  ) -> TemplateValue {
    let settings = collection.settings
    let pager = ListPager(list: pages, deletedHeader: settings.deleted.header ?? names.phrases[.deleted])
    var context = names.names(
      depth: 1, title: .text(settings.title),
      address: .text((names.site.url ?? "") + CollectionAddresses(collection.id).href(file)))
    context.merge([
      "collection": collectionNames,
      "sort": .record(["name": .text(sort.name)]),
      "sorts": sorts(settings.sorts),
      "style": .text(style.rawValue),
      "index": index(pages),
      "sections": .rows(
        PageSlot.sections.slot(),
        element: .record([
          "id": PageSlot.sectionID.value(level: 1), "kind": PageSlot.sectionKind.value(level: 1),
          "header": sort.hasHeaders && sort.sections != .none ? PageSlot.sectionHeader.value(level: 1) : .absent,
          "footer": settings.list.showsCounts ? PageSlot.sectionFooter.value(level: 1) : .absent,
          "count": PageSlot.sectionCount.value(level: 1), "part": PageSlot.sectionPart.value(level: 1),
          "rows": .rows(PageSlot.rows.slot(level: 1), element: row(level: 2)),
        ])),
      "deleted": .record(
        [
          "id": .text("section-deleted"), "footer": .absent, "kind": .text("deleted"),
          "header": .text(pager.deletedHeader),
          "count": .text(formatter.values.integer(arrangement.deleted.count)),
          "part": .text(contents.deleted.label(of: arrangement.deleted.count, formatter.values.integer)),
          "rows": .rows(PageSlot.deletedRows.slot(), element: row(level: 1)),
        ], itself: .flag(showsDeleted)),
      "empty": .flag(contents.sections.isEmpty && !showsDeleted),
      "pages": .record(
        [
          "entries": .list(
            pager.links(from: self), element: .record(["label": .absent, "href": .absent, "current": .absent])),
          "previous": .text(pages.neighbour(of: self, by: -1)), "next": .text(pages.neighbour(of: self, by: 1)),
        ], itself: .flag(pages.pages.count > 1)),
    ]) { _, own in own }
    return .record(context)
  }

  private func row(level: Int) -> TemplateValue {
    var names = CollectionVocabulary.itemNames(collection, level: level)
    names["text"] = PageSlot.text.value(level: level)
    names["detail"] = collection.settings.list.detail == nil ? .absent : PageSlot.detail.value(level: level)
    return .record(names)
  }

  private func sorts(_ sorts: [Sort]) -> TemplateValue {
    let entries = sorts.indices.map { position in
      TemplateValue.record([
        "name": .text(sorts[position].name),
        "href": .text(CollectionAddresses.href(CollectionAddresses.list(sorts, position))),
        "current": .flag(sorts[position].slug == sort.slug && !isOfDeleted),
      ])
    }
    let element = TemplateValue.record(["name": .absent, "href": .absent, "current": .absent])
    return .record(["entries": .list(entries, element: element)], itself: .flag(sorts.count > 1))
  }

  /// The letters, those with rows linked, and the groups of names under no letter that have rows.
  private func index(_ pages: ListPages) -> TemplateValue {
    let entry = TemplateValue.record(["label": .absent, "href": .absent])
    var entries: [TemplateValue] = []
    if sort.sections.isIndex, !isOfDeleted {
      let links = Dictionary(arrangement.sections.map { ($0.label, pages.link(to: $0, from: self)) }) { first, _ in
        first
      }
      let labels = arrangement.indexLabels
      entries = labels.map { .record(["label": .text($0), "href": .text(links[$0] ?? nil)]) }
    }
    return .record(
      ["entries": .list(entries, element: entry)], itself: .flag(!arrangement.sections.isEmpty && !entries.isEmpty))
  }
}

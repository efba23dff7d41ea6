import Addresses
import Catalogue
import Templates

/// The items that link to the item of a page, by the fields with which they do.
struct ItemReferences {
  let collections: [Collection]
  let backlinks: Backlinks
  /// The collection and the item of the page.
  let collection: Int
  var item: ItemIndex

  func items(_ source: Int) -> [ItemIndex] { backlinks.items(linkingTo: item, source: source) }

  func write(_ slot: LinkSlots, row: Int, to output: inout TemplateOutput) {
    switch slot {
    case .referenceName(let source): output.write(linking(source, row).name)
    case .referenceHref(let source):
      let own = CollectionAddresses(collections[collection].id)
      let other = CollectionAddresses(collections[backlinks.sources[source].collection].id)
      output.write(other.href(CollectionAddresses.item(linking(source, row).id), from: own))
    case .href, .textHref, .references: break
    }
  }

  private func linking(_ source: Int, _ row: Int) -> Item {
    collections[backlinks.sources[source].collection].items[items(source)[row]]
  }

  /// What templates see: for each field that links here, what its collection is called, and the items.
  ///
  /// - Parameter collections: the collections of the site.
  static func context(_ sources: [Backlinks.Source], _ collections: [Collection], of own: String) -> TemplateValue {
    let counts = Dictionary(grouping: sources, by: \.collection)
    let entries = sources.enumerated().map { number, source in
      let collection = collections[source.collection]
      let isOnly = counts[source.collection]?.count == 1
      let href = CollectionAddresses(collection.id).href(
        CollectionAddresses.list(slug: nil), from: CollectionAddresses(own))
      let row = TemplateValue.record([
        "name": LinkSlots.referenceName(source: number).slot(level: 1).value,
        "href": LinkSlots.referenceHref(source: number).slot(level: 1).value,
      ])
      return TemplateValue.record([
        "title": .text(collection.settings.title), "href": .text(href),
        "label": isOnly ? .absent : .text(collection.schema.fields[source.field].label),
        "items": .record(
          ["rows": .rows(LinkSlots.references(source: number).slot(level: 0), element: row)],
          itself: LinkSlots.references(source: number).slot(level: 0).value),
      ])
    }
    return .list(entries, element: element)
  }

  private static let element = TemplateValue.record([
    "title": .absent, "href": .absent, "label": .absent,
    "items": .record(
      ["rows": .list([], element: .record(["name": .absent, "href": .absent]))], itself: .absent),
  ])
}

extension Slot {
  fileprivate var value: TemplateValue { .slot(self) }
}

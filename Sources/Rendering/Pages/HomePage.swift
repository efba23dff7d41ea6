import Addresses
import Catalogue
import Language
import Templates

/// The front page: the collections with their counts and some of their pictures, and what was added last. Everything on it is known when it is compiled.
struct HomePage {
  static func context(
    _ pages: [HomeCollection], names: SiteVocabulary, formatter: ItemFormatter
  ) -> TemplateValue {
    let collections = pages.map(\.collection)
    let covers = HomeCovers(collections: pages)
    var context = names.names(depth: 0, title: .absent, address: .text(names.site.url))
    let element = TemplateValue.record([
      "id": .absent, "title": .absent, "description": .absent, "item": .absent, "count": .absent, "href": .absent,
      "report": .absent, "empty": .absent, "covers": .list([], element: HomeCovers.picture),
    ])
    context["collections"] = .list(
      collections.indices.map {
        collection(collections[$0], covers: covers.covers(ofCollection: $0), formatter: formatter)
      },
      element: element)
    let recent = covers.recent()
    context["recent"] = .record(["items": recent], isThere: recent.isFilled)
    let isSearched = collections.contains(where: \.isSearched)
    context["search"] = SearchBox.context(depth: 0, isThere: isSearched)
    context["scripts"] = .flag(isSearched)
    context["empty"] = .flag(collections.isEmpty)
    return .record(context)
  }

  private static func collection(
    _ collection: Collection, covers: TemplateValue, formatter: ItemFormatter
  ) -> TemplateValue {
    let addresses = CollectionAddresses(collection.id)
    return .record([
      "id": .text(collection.id), "title": .text(collection.settings.title),
      "description": .text(collection.settings.description), "item": .text(collection.settings.item),
      "count": .text(formatter.values.integer(collection.count)),
      "href": .text(addresses.href(CollectionAddresses.list(slug: nil))),
      "report": .text(addresses.href(CollectionAddresses.report)), "empty": .flag(collection.count == 0),
      "covers": covers,
    ])
  }
}

extension TemplateValue {
  /// Whether a known list has values.
  fileprivate var isFilled: Bool {
    if case .list(let values, _) = self { !values.isEmpty } else { false }
  }
}

import Addresses
import Catalogue
import Language
import Templates

/// The facets beside a list: the most frequent values of each, with links to their pages. A script combines them.
struct FacetPanel {
  /// How many values of a facet are shown.
  private static let limit = 12

  let collection: Collection
  let facets: [FacetPages]
  let formatter: ItemFormatter
  /// The sort of the list; nil for the first one.
  let sort: Sort?

  /// - Parameter isWhole: Whether all rows of the list are on the page, so that the script can hide those that do not match.
  func context(isWhole: Bool) -> TemplateValue {
    let value = TemplateValue.record(["label": .absent, "count": .absent, "href": .absent, "id": .absent])
    let element = TemplateValue.record([
      "key": .absent, "id": .absent, "label": .absent, "href": .absent, "count": .absent,
      "values": .list([], element: value),
    ])
    return .record(
      [
        "data": .text(CollectionAddresses.href(CollectionAddresses.facetData)), "whole": .flag(isWhole),
        "sort": .text(sort?.slug),
        "entries": .list(facets.map { entry($0, value: value) }, element: element),
      ], isThere: !facets.isEmpty && collection.count > 0)
  }

  private func entry(_ facet: FacetPages, value: TemplateValue) -> TemplateValue {
    let definition = facet.index.facet
    return .record([
      "key": .text(definition.key), "id": .text(definition.folder), "label": .text(definition.label),
      "href": .text(CollectionAddresses.facetHref(definition.folder, facet.overviewFile())),
      "count": .text(formatter.values.integer(facet.index.count)),
      "values": .list(
        mostFrequent(of: facet).map { position in
          let own = facet.index.values[position]
          return .record([
            "id": .text(own.address), "label": .text(own.label),
            "count": .text(formatter.values.integer(own.items.count)),
            "href": .text(CollectionAddresses.facetHref(definition.folder, facet.file(ofValue: position))),
          ])
        }, element: value),
    ])
  }

  /// The most frequent values in their order.
  private func mostFrequent(of facet: FacetPages) -> [Int] {
    let values = facet.index.values
    if values.count <= Self.limit { return Array(values.indices) }
    return values.indices.sorted { (values[$1].items.count, $0) < (values[$0].items.count, $1) }
      .prefix(Self.limit).sorted()
  }
}

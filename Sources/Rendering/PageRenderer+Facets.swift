import Catalogue
package import Language
import Templates

extension PageRenderer {
  /// A page of the overview of a facet's values.
  package mutating func facetOverview(
    _ facet: Int, page: Int, ofCollection collection: Int, take: Take
  ) throws(ICUFailure) -> [UInt8] {
    let pages = site.collections[collection]
    let key = FacetKit.Key(collection: collection, facet: facet)
    if shownOverview?.key != key {
      let overview = try FacetOverviewPage(
        pages.collection, facet: pages.facets[facet], page: page, language: site.settings.language)
      shownOverview = (key, overview)
    }
    guard var overview = shownOverview?.page else { return [] }
    overview.number = page
    return render(
      "values", pages.templates, on: overview.context(names: names, formatter: formatter),
      overview.source(formatter: formatter), take)
  }

  /// The script with the values of all items, with which lists are narrowed down.
  package func facetData(ofCollection collection: Int) -> [UInt8] { FacetData.bytes(site.collections[collection]) }

  /// Appends a page of one of a facet's values.
  package mutating func facetValue(_ place: FacetPageIndex, ofCollection collection: Int, to bytes: inout [UInt8]) {
    let key = FacetKit.Key(collection: collection, facet: place.facet)
    facetKits[
      key,
      default: FacetKit(
        site.collections[collection], facet: place.facet, today: site.date, names: names, formatter: formatter)
    ].render(value: place.value, page: place.page, to: &bytes)
  }
}

/// A page of a value of one of a collection's facets.
package struct FacetPageIndex: Sendable, Hashable {
  package let facet: Int
  package let value: Int
  package let page: Int

  package init(facet: Int, value: Int, page: Int) {
    self.facet = facet
    self.value = value
    self.page = page
  }
}

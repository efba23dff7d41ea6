import Addresses
import BuildCache
import Catalogue
import Loading
import Rendering

// Facets and search data.
extension BuildPlanner {
  /// For each collection and facet, what identifies the pages of its values; nothing for a collection whose pages are kept.
  func contextsOfValues(_ site: SitePages) throws -> [[[UInt64]]] {
    try site.collections.indices.map { collection in
      if reasonForLists(ofCollection: collection) == nil { return [] }
      return try FacetContext.all(content.collections[collection], site.collections[collection])
    }
  }

  /// The pages of facets. That of a value is kept if its items and the template are the same.
  func facetFiles(
    _ number: Int, _ pages: CollectionPages, _ reason: BuildReason, _ contexts: [[UInt64]]?
  ) -> [PlannedFile] {
    if pages.facets.isEmpty { return [] }
    let scope = CachedOutput.Scope.collection(pages.collection.id)
    let addresses = CollectionAddresses(pages.collection.id)
    var files = [
      make(addresses.file(CollectionAddresses.facetData), scope, .facetData(collection: number), reason)
    ]
    for (position, facet) in pages.facets.enumerated() {
      let folder = facet.index.facet.folder
      for page in 0..<facet.overviewCount {
        let content = FileContent.facetOverview(collection: number, facet: position, page: page)
        files.append(make(addresses.facetFile(folder, facet.overviewFile(page: page)), scope, content, reason))
      }
      for value in facet.index.values.indices {
        for page in 0..<facet.pageCount(ofValue: value) {
          let content = FileContent.facetValue(
            collection: number, FacetPageIndex(facet: position, value: value, page: page))
          files.append(
            file(
              addresses.facetFile(folder, facet.file(ofValue: value, page: page)), scope, content, reason,
              context: contexts?[position][value] ?? 0))
        }
      }
    }
    return files
  }

  /// The page that searches the whole site, and what it loads first.
  func searchFiles(_ site: SitePages) -> [PlannedFile] {
    guard site.collections.contains(where: { $0.searchParts != nil }) else { return [] }
    return [file(SiteAddresses.searchPage, .site, .searchPage) { areSame ? nil : .site }, searchIndex(site)]
  }

  /// The script that says which parts of the search data there are.
  private func searchIndex(_ site: SitePages) -> PlannedFile {
    var writer = ByteWriter()
    for pages in site.collections {
      writer.text(pages.collection.id)
      writer.optional(pages.searchParts) { $0.number($1.ranges.count) }
    }
    let reason: BuildReason = if case .nothing(let miss) = basis { .noCache(miss) } else { .site }
    return file(
      SiteAddresses.searchIndex, .site, .searchIndex, reason, context: Checksum.of(writer.bytes[...]))
  }

  /// The search data of a collection, part by part.
  func searchFiles(_ number: Int, _ pages: CollectionPages) -> [PlannedFile] {
    guard let parts = pages.searchParts else { return [] }
    let id = pages.collection.id
    let content = content.collections[number]
    let includesNotes = pages.collection.settings.search.includesNotes
    if !includesNotes, content.isSame, isIntact(.search(id)) { return keptFiles(.search(id)) }
    return parts.ranges.indices.map { part in
      let path = SiteAddresses.searchData(id, part: part)
      let made = FileContent.searchData(collection: number, part: part)
      guard let context = content.searchContext(of: parts.ranges[part], includesNotes: includesNotes) else {
        return make(path, .search(id), made, reasonForSearchData)
      }
      return file(path, .search(id), made, reasonForSearchData, context: context)
    }
  }

  private var reasonForSearchData: BuildReason {
    if case .nothing(let miss) = basis { .noCache(miss) } else { .items }
  }
}

package import Addresses
package import Catalogue
package import Language
import Search
import Templates

extension PageRenderer {
  /// The page that searches the whole site.
  package func searchPage() -> [UInt8] {
    let context = SearchPage.context(site.collections.map(\.collection), names: names)
    var output = TemplateOutput()
    if let template = site.templates["search"] {
      TemplateCompiler.compile(template, on: context, library: site.templates).run(EmptySource(), into: &output)
    }
    return output.bytes
  }

  /// The script that says how texts are folded, and which scripts hold the items of which collection.
  package func searchIndex() throws(ICUFailure) -> [UInt8] {
    let collections = site.collections.compactMap { pages -> (id: String, files: [String])? in
      guard let parts = pages.searchParts else { return nil }
      let id = pages.collection.id
      return (id, parts.ranges.indices.map { CollectionSearchData.fileName(id, part: $0 + 1) })
    }
    return SearchIndexFile.make(collections, folding: try SearchFolding.of(site.settings.language)).bytes
  }

  /// Makes what `searchIndex` needs of a language, so that it is there when it is asked for.
  package static func prepareSearch(in language: LanguageTag) {
    // If this fails, so does the index, which says why.
    _ = try? SearchFolding.of(language)
  }

  /// The search data of a part of a collection.
  ///
  /// - Parameters:
  ///   - part: The position of the part.
  ///   - notes: The notes of an item as HTML; asked for only where they are searched.
  package func searchData(
    part: Int, ofCollection collection: Int, notes: (ItemIndex) throws -> ArraySlice<UInt8>
  ) rethrows -> [UInt8] {
    let pages = site.collections[collection]
    guard let parts = pages.searchParts, let data = SearchData(pages.collection, formatter: formatter) else {
      return []
    }
    let searchesNotes = pages.collection.settings.search.includesNotes
    return try data.script(of: parts.ranges[part], number: part + 1) { searchesNotes ? try notes($0) : [] }
  }
}

extension SiteAddresses {
  /// The script of a part of a collection's search data.
  package static func searchData(_ id: String, part: Int) -> OutputPath {
    search(CollectionSearchData.fileName(id, part: part + 1))
  }
}

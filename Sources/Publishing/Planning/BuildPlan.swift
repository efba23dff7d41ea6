package import Addresses
import BuildCache
package import Catalogue
package import Files
package import Loading
package import Rendering

/// What a build does with each file of the output, and why.
package struct BuildPlan: Sendable {
  /// The files that aren't pages of items.
  package let files: [PlannedFile]
  /// For each collection, the pages of its items, in their order.
  package let pages: [PlannedPages]
  /// Whether the output is known to differ from the existing one before anything is made.
  let isKnownToDiffer: Bool
}

extension BuildPlan {
  /// What each file of the output holds, pages of items and further sitemaps aside.
  package static func files(
    of content: SiteContent, _ site: SitePages
  ) -> [(path: RelativePath, content: FileContent)] {
    BuildPlanner(content, .nothing(.absent), nil).files(site).compactMap { file in
      guard case .make(let content, _) = file.action else { return nil }
      return (file.path, content)
    }
  }
}

/// A file of the output that isn't the page of an item.
package struct PlannedFile: Sendable {
  package enum Action: Sendable {
    case keep(OutputFingerprint)
    case make(FileContent, BuildReason)
  }

  package let path: RelativePath
  let scope: CachedOutput.Scope
  package let action: Action
  /// For what is made from a single file of a collection's folder, that file.
  let source: CachedInput?
  /// Identifies what the file shows, where that is finer than its scope.
  var context: UInt64?

  /// Whether the file is one of many small ones in a folder, which are written together.
  var isBatched: Bool { context != nil && path.text.utf8.suffix(5).elementsEqual(".html".utf8) }
}

/// What a file of the output holds.
package enum FileContent: Sendable, Hashable {
  case home
  case sitemaps
  case feed
  case asset(RelativePath)
  /// One of the sizes in which a picture is published.
  case picture(collection: Int, path: RelativePath, variant: Int)
  /// The original of a picture without metadata.
  case original(collection: Int, path: RelativePath)
  /// A file of a collection's folder that is no picture and that a page links to.
  case copy(collection: Int, path: RelativePath)
  case list(collection: Int, index: ListPageIndex)
  case report(collection: Int, page: Int)
  case searchPage
  case searchIndex
  case searchData(collection: Int, part: Int)
  case statistics(collection: Int)
  case facetData(collection: Int)
  case facetOverview(collection: Int, facet: Int, page: Int)
  case facetValue(collection: Int, FacetPageIndex)
  case json(collection: Int)
  case csv(collection: Int)
  case alias(collection: Int, item: ItemIndex)
  /// The page of one of an item's pictures.
  case picturePage(collection: Int, index: PicturePageIndex)
}

/// The pages of a collection's items.
package struct PlannedPages: Sendable {
  package let folder: OutputPath
  let items: ItemArray<Item>
  /// For each item, why its page is made; nil if the existing page is kept.
  let reasons: ItemArray<BuildReason?>
  /// For each item, what identifies everything on its page that comes from elsewhere than its own file.
  let contexts: ItemArray<UInt64>
  /// For each item, its page in the existing output, if that is kept.
  let kept: ItemArray<OutputFingerprint?>

  /// The pages, each with the reason why it is made; nil if it is kept.
  package var entries: some Sequence<(name: String, reason: BuildReason?)> {
    zip(items, reasons).lazy.map { (name: CollectionAddresses.item($0.id), reason: $1) }
  }
}

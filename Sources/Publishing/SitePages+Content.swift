package import Catalogue
package import Diagnostics
package import Loading
package import Rendering

extension SitePages {
  /// The pages of a site that was read.
  ///
  /// - Parameter scope: Which sorts of a collection are arranged.
  package init(_ content: SiteContent, scope: (Int) -> CollectionPages.Scope) throws {
    let formatter = ItemFormatter(site: content.settings)
    let all = SiteCollections(content.collections.map(\.collection))
    self.init(
      settings: content.settings, templates: content.templates.shared,
      collections: try content.collections.enumerated().map { position, read in
        try CollectionPages(
          read.collection, among: all,
          templates: content.templates.library(for: read.collection.settings), pictures: read.publishedPictures,
          site: content.settings, formatter: formatter, scope: scope(position))
      }, date: content.now.date)
  }

  /// The pages of a site that was read, in all sorts, with the order of each collection that makes later changes cheap.
  package static func keepingOrder(_ content: SiteContent) throws -> (pages: SitePages, orders: [KeptOrder]) {
    let formatter = ItemFormatter(site: content.settings)
    let all = SiteCollections(content.collections.map(\.collection))
    let collections = try content.collections.map { read in
      try CollectionPages.keepingOrder(
        read.collection, among: all,
        templates: content.templates.library(for: read.collection.settings), pictures: read.publishedPictures,
        site: content.settings, formatter: formatter)
    }
    let pages = SitePages(
      settings: content.settings, templates: content.templates.shared, collections: collections.map(\.pages),
      date: content.now.date)
    return (pages, collections.map(\.order))
  }

  /// What is wrong with the templates.
  package func diagnostics(_ content: SiteContent) -> [Diagnostic] {
    (TemplateCheck(self).diagnostics() + content.templates.unusedFindings(collections.map(\.collection.settings)))
      .sorted()
  }
}

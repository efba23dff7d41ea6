import Catalogue

/// A collection as links see it.
struct LinkedCollection: Sendable {
  let listing: CollectionListing
  /// The files of its pages that are of no item, as far as the configuration tells: lists, the report, data.
  let pages: Set<String>

  init(_ listing: CollectionListing, settings: CollectionSettings) {
    self.listing = listing
    let lists = settings.sorts.indices.map { CollectionNames.listFile(settings.sorts, $0) }
    pages = Set(lists + ["index.html", ReportPage.file, CollectionJSON.file, CollectionCSV.file])
  }
}

import Addresses
package import Catalogue
package import Diagnostics
package import Files
package import Loading
package import Publishing
package import Rendering

/// A site in memory at one moment.
package struct ResidentState: Sendable {
  var loaded: LoadedSite
  package internal(set) var pages: SitePages
  /// What each file of the output holds, pages of items aside.
  var files = FileMap()
  /// What is wrong with templates, which items have no part in.
  var templateFindings: [Diagnostic]
  /// Everything that is wrong with the files as they are now. The pages of files in error may be older.
  package internal(set) var diagnostics: [Diagnostic]
  /// Counts the moments.
  package internal(set) var generation = 0
  /// How often the whole site was read.
  package internal(set) var readings = 1
  /// Whether pages are older than the settings, configurations and templates, because those have errors now.
  var isOutdated = false
  /// Whether the latest changes could not be read because the process or the system had run out of something.
  package internal(set) var lacksResources = false
  /// Whether something differs from the moment before.
  var hasChanged = false

  /// The settings, collections and items.
  package var content: SiteContent { loaded.content }
}

/// A file of the output, as its address leads to it.
package enum ResidentFile: Sendable {
  case file(FileContent, path: RelativePath)
  /// The page of an item, by the positions of the collection and of the item in it.
  case item(collection: Int, item: ItemIndex)
}

extension ResidentState {
  /// Notes as they will be on the page of an item.
  ///
  /// - Parameters:
  ///   - notes: Markdown.
  ///   - collection: The name of the item's collection, which decides where links lead.
  package func html(ofNotes notes: [UInt8], collection: String) throws(FileFailure) -> [UInt8] {
    let position = content.collections.firstIndex { $0.collection.id.utf8.elementsEqual(collection.utf8) }
    guard let position else { return [] }
    return try loaded.html(ofNotes: notes, inCollectionAt: position)
  }

  /// The file at a path; nil if a build would make none.
  package func file(at path: RelativePath) -> ResidentFile? {
    if let item = item(at: path) { return item }
    if let content = files.content(at: path, of: content, pages) { return .file(content, path: path) }
    guard content.settings.url != nil, path.text.hasPrefix("sitemap-") else { return nil }
    return .file(.sitemaps, path: path)
  }

  private func item(at path: RelativePath) -> ResidentFile? {
    guard let (folder, name) = path.headAndRest, let stem = name.dropping(ending: ".html"),
      let collection = content.collections.firstIndex(where: { OutputPath($0.collection.id).path.text == folder }),
      let file = content.collections[collection].listing.item(named: stem),
      let item = content.collections[collection].files[file.position].item,
      content.collections[collection].collection.items[item].id.utf8.elementsEqual(stem.utf8)
    else { return nil }
    return .item(collection: collection, item: item)
  }
}

import Catalogue
import Files
import Loading
import Rendering

/// Takes changed and new files into a site, one after the other, as far as they change little else.
struct SiteUpdate {
  var state: ResidentState
  private let renderers: RendererPool

  /// With more changes than this, the whole site is read again, which uses all cores.
  private static let limit = 50

  init(_ state: ResidentState, _ renderers: RendererPool) {
    self.state = state
    self.renderers = renderers
  }

  /// - Returns: Whether that was all; if not, the site has to be read again.
  mutating func apply(_ changes: SourceChanges, _ orders: inout [KeptOrder]) -> Bool {
    guard !changes.isIncomplete, !state.isOutdated, changes.paths.count <= Self.limit else { return false }
    do {
      for path in changes.paths.sorted() {
        guard try apply(path, &orders) else { return false }
      }
    } catch {
      return false
    }
    state.diagnostics = state.content.diagnostics + state.templateFindings
    return true
  }

  private mutating func apply(_ path: RelativePath, _ orders: inout [KeptOrder]) throws -> Bool {
    guard let (collection, name) = file(at: path) else { return false }
    let listing = state.content.collections[collection].listing
    let status = try listing.folder.status(of: name)
    guard let stem = RelativePath(name).dropping(ending: ".md") else {
      return try note(name, exists: status != nil, inCollection: collection, &orders)
    }
    guard status?.kind == .file else {
      // An editor's file that has come and gone meanwhile is no change.
      return status == nil && !listing.stems.contains(stem)
    }
    if let position = listing.stems.position(of: stem) {
      return try reread(FileIndex(position), ofCollection: collection, &orders)
    }
    return try add(stem, toCollection: collection, &orders)
  }

  /// The collection and the name of a file in its folder; nil of any other file, and of the collection's configuration.
  private func file(at path: RelativePath) -> (collection: Int, name: String)? {
    let parts = path.components
    guard parts.count == 3, parts[0] == "content", parts[2].lowercased() != "collection.yaml",
      let collection = state.content.collections.firstIndex(where: {
        $0.collection.id.utf8.elementsEqual(parts[1].utf8)
      })
    else { return nil }
    return (collection, parts[2])
  }
}

// MARK: - Items

extension SiteUpdate {
  private mutating func reread(
    _ file: FileIndex, ofCollection collection: Int, _ orders: inout [KeptOrder]
  ) throws -> Bool {
    switch try state.loaded.reread(file, ofCollection: collection) {
    case .unchanged: break
    case .others: return false
    case .findings: state.hasChanged = true
    case .item(let change):
      state.hasChanged = true
      if change.changesPictures { showPictures(ofCollection: collection) }
      if !change.isSame { try arrange(change.item, ofCollection: collection, &orders) }
      try rename(change.linking, linkingTo: collection, &orders)
    }
    return true
  }

  private mutating func add(
    _ stem: String, toCollection collection: Int, _ orders: inout [KeptOrder]
  ) throws -> Bool {
    guard let change = try state.loaded.add(stem, toCollection: collection) else { return false }
    state.hasChanged = true
    state.files = FileMap()
    if change.changesPictures { showPictures(ofCollection: collection) }
    let (content, site) = (state.content.collections[collection].collection, state.content.settings)
    let pages = try changed(state.pages.collections[collection]) { before, formatter in
      try before.adding(change.item, in: content, order: &orders[collection], site: site, formatter: formatter)
    }
    state.pages.replace(collection, with: pages)
    try rename(change.linking, linkingTo: collection, &orders)
    return try rereadMissingReferences(&orders)
  }

  /// Puts an item that has changed where it belongs.
  private mutating func arrange(
    _ item: ItemIndex, ofCollection collection: Int, _ orders: inout [KeptOrder]
  ) throws {
    let (content, site) = (state.content.collections[collection].collection, state.content.settings)
    let before = state.pages.collections[collection]
    let pages = try changed(before) { before, formatter in
      try before.changing(item, in: content, order: &orders[collection], site: site, formatter: formatter)
    }
    if !pages.hasSameFiles(as: before, changing: item) { state.files = FileMap() }
    state.pages.replace(collection, with: pages, changing: item)
  }

  /// Shows an item of a collection under its name in those that link to it.
  private mutating func rename(_ linking: [Int], linkingTo target: Int, _ orders: inout [KeptOrder]) throws {
    let all = state.content.collections.map(\.collection)
    let collections = SiteCollections(all)
    for position in linking {
      let arrangesAnew = all[position].settings.isArranged(byNamesIn: all[target].id)
      let site = state.content.settings
      let pages = try changed(state.pages.collections[position]) { before, formatter in
        try before.renaming(
          in: all[position], among: collections, order: &orders[position], site: site, formatter: formatter,
          arrangesAnew: arrangesAnew)
      }
      if arrangesAnew { state.files = FileMap() }
      state.pages.replace(position, with: pages, isArrangedAnew: arrangesAnew)
    }
  }

  private func changed(
    _ pages: CollectionPages, _ change: (CollectionPages, ItemFormatter) throws -> CollectionPages
  ) throws -> CollectionPages {
    var changed = pages
    try renderers.withFormatter(for: state.content.settings) { changed = try change(pages, $0) }
    return changed
  }
}

// MARK: - Other files

extension SiteUpdate {
  private mutating func note(
    _ name: String, exists: Bool, inCollection collection: Int, _ orders: inout [KeptOrder]
  ) throws -> Bool {
    switch try state.loaded.noteOther(name, exists: exists, inCollection: collection) {
    case .others: return false
    case .none: return true
    case .reference: return try rereadMissingReferences(&orders)
    case .picture(let files):
      guard files.count <= Self.limit else { return false }
      state.hasChanged = true
      showPictures(ofCollection: collection)
      for file in files {
        guard try reread(file, ofCollection: collection, &orders) else { return false }
      }
      return true
    }
  }

  /// Reads the items again that miss a file, which may be there now.
  private mutating func rereadMissingReferences(_ orders: inout [KeptOrder]) throws -> Bool {
    let missing = state.loaded.filesWithMissingReferences
    guard missing.count <= Self.limit else { return false }
    for (collection, file) in missing {
      guard try reread(file, ofCollection: collection, &orders) else { return false }
    }
    return true
  }

  /// Shows the pictures of a collection as they are now.
  private mutating func showPictures(ofCollection collection: Int) {
    state.files = FileMap()
    state.pages.replacePictures(
      ofCollection: collection, with: state.content.collections[collection].publishedPictures)
  }
}

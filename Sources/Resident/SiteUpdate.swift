import Catalogue
import Files
import Loading
import Rendering

/// Takes changed and new files of items into a site, as far as they change nothing but their own items.
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
    // What an item is called, or how a value is spelled, then matters to other items.
    guard state.content.collections.allSatisfy({ $0.collection.settings.facets.isEmpty && !$0.hasLinks }) else {
      return false
    }
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

  private mutating func reread(
    _ file: FileIndex, ofCollection collection: Int, _ orders: inout [KeptOrder]
  ) throws -> Bool {
    switch try state.loaded.reread(file, ofCollection: collection) {
    case .unchanged: break
    case .others: return false
    case .error, .item(_, isSame: true): state.hasChanged = true
    case .item(let item, isSame: false):
      let site = state.content.settings
      try arrange(collection) { pages, content, formatter in
        try pages.changing(item, in: content, order: &orders[collection], site: site, formatter: formatter)
      }
    }
    return true
  }

  private mutating func add(
    _ stem: String, toCollection collection: Int, _ orders: inout [KeptOrder]
  ) throws -> Bool {
    guard let item = try state.loaded.add(stem, toCollection: collection) else { return false }
    let site = state.content.settings
    try arrange(collection) { pages, content, formatter in
      try pages.adding(item, in: content, order: &orders[collection], site: site, formatter: formatter)
    }
    return try rereadMissingReferences(&orders)
  }

  private mutating func note(
    _ name: String, exists: Bool, inCollection collection: Int, _ orders: inout [KeptOrder]
  ) throws -> Bool {
    let isNew = !state.content.collections[collection].listing.others.contains(name)
    guard state.loaded.noteOther(name, exists: exists, inCollection: collection) else { return false }
    return try isNew && exists ? rereadMissingReferences(&orders) : true
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

  private mutating func arrange(
    _ collection: Int, _ body: (CollectionPages, Collection, ItemFormatter) throws -> CollectionPages
  ) throws {
    state.hasChanged = true
    state.files = FileMap()
    let (pages, content) = (state.pages.collections[collection], state.content.collections[collection].collection)
    var arranged = pages
    try renderers.withFormatter(for: state.content.settings) { arranged = try body(pages, content, $0) }
    state.pages.collections[collection] = arranged
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

extension CollectionContent {
  /// Whether fields link to items of other collections.
  fileprivate var hasLinks: Bool { !collection.schema.links.isEmpty }
}

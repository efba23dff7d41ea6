import Catalogue
import Files
import Loading
import Rendering

/// Takes changed files of items into a site, as far as they change nothing but their own items.
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
        guard let (collection, file) = place(of: path),
          try apply(state.loaded.reread(file, ofCollection: collection), collection, &orders[collection])
        else { return false }
      }
    } catch {
      return false
    }
    state.diagnostics = state.content.diagnostics + state.templateFindings
    return true
  }

  private mutating func apply(_ reread: Rereading, _ collection: Int, _ order: inout KeptOrder) throws -> Bool {
    switch reread {
    case .unchanged: break
    case .others: return false
    case .error, .item(_, isSame: true): state.hasChanged = true
    case .item(let item, isSame: false):
      state.hasChanged = true
      state.files = FileMap()
      try renderers.withFormatter(for: state.content.settings) { formatter in
        state.pages.collections[collection] = try state.pages.collections[collection].changing(
          item, in: state.content.collections[collection].collection, order: &order, site: state.content.settings,
          formatter: formatter)
      }
    }
    return true
  }

  /// The file of an item at a path, if it is there as it was when the site was read.
  private func place(of path: RelativePath) -> (collection: Int, file: FileIndex)? {
    let parts = path.components
    guard parts.count == 3, parts[0] == "content", let stem = RelativePath(parts[2]).dropping(ending: ".md"),
      let collection = state.content.collections.firstIndex(where: {
        $0.collection.id.utf8.elementsEqual(parts[1].utf8)
      })
    else { return nil }
    let listing = state.content.collections[collection].listing
    guard let position = listing.stems.position(of: stem),
      let status = try? listing.folder.status(of: parts[2]), status.kind == .file
    else { return nil }
    return (collection, FileIndex(position))
  }
}

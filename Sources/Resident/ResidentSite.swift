import Catalogue
import Diagnostics
import Files
import Language
package import Loading
package import Pictures
import Publishing
import Rendering
import Synchronization

/// A site that is kept in memory, whose files are rendered when they are asked for, with the bytes that a build would write.
package final class ResidentSite: Sendable {
  package let root: String
  private let options: @Sendable () throws -> LoadOptions
  private let current: Mutex<ResidentState>
  /// The order of the items of each collection. Held while an update goes on, so that one follows the other.
  private let orders: Mutex<[KeptOrder]>
  private let renderers = RendererPool()

  /// Reads a site. A site with errors is kept as far as it can be understood.
  ///
  /// - Parameters:
  ///   - root: The folder that holds `content/`.
  ///   - options: Gives the options for each time that something is read.
  /// - Throws: `LoadFailure` and whatever else keeps the site from being read at all.
  package init(root: String, options: @escaping @Sendable () throws -> LoadOptions) throws {
    self.root = root
    self.options = options
    let (state, orders) = try ResidentState.load(root: root, options(), after: nil)
    current = Mutex(state)
    self.orders = Mutex(orders)
  }

  /// The site at this moment.
  package var state: ResidentState { current.withLock { $0 } }

  /// The bytes of a file; nil if a build would make none.
  ///
  /// - Parameter state: The moment at which the file was looked up.
  package func bytes(of file: ResidentFile, in state: ResidentState) throws -> [UInt8]? {
    try renderers.bytes(of: file, in: state)
  }

  /// Notes that a picture turned out to be damaged when it was made. The next reading of the whole site reports it.
  ///
  /// - Returns: Whether the file is a picture, and the failure is one of its contents.
  package func note(_ failure: PictureFailure, about file: ResidentFile, in state: ResidentState) -> Bool {
    guard case .damaged = failure, case .file(.picture(let collection, let path, _), _) = file else { return false }
    let source = PictureSource(collection: state.content.collections[collection].collection.id, path: path)
    state.loaded.pictures.note(failure, about: source)
    return true
  }

  /// Reads what has changed. When this returns, the pages show it.
  ///
  /// - Returns: Whether the pages or the findings may be others than before.
  @discardableResult
  package func update(_ changes: SourceChanges) -> Bool {
    orders.withLock { orders in
      let isAnotherDay = isAnotherDay
      if changes.isEmpty, !isAnotherDay { return false }
      var update = SiteUpdate(state, renderers)
      if isAnotherDay || !update.apply(changes, &orders) { reload(&update.state, &orders) }
      guard update.state.hasChanged else { return false }
      update.state.hasChanged = false
      update.state.generation += 1
      current.withLock { $0 = update.state }
      return true
    }
  }

  /// Whether the site was read on another day, by which bounds such as "next year" may have moved.
  private var isAnotherDay: Bool {
    let content = state.content
    guard let now = try? options().clock, let clock = try? ZoneClock(content.settings.zone) else { return false }
    return clock.localTime(at: now).date != content.now.date
  }

  private static func isShortage(_ error: any Error) -> Bool {
    switch error {
    case let failure as FileFailure: failure.isShortage
    case LoadFailure.unreadable(_, let failure): failure.isShortage
    default: false
    }
  }

  /// Reads the whole site again. Pages stay as they were if the settings, a configuration or a template has errors.
  private func reload(_ state: inout ResidentState, _ orders: inout [KeptOrder]) {
    do {
      let (read, newOrders) = try ResidentState.load(root: root, options(), after: state)
      if read.diagnostics.contains(where: { $0.severity == .error && !$0.isOfItem }) {
        state.diagnostics = read.diagnostics
        state.isOutdated = true
        state.lacksResources = false
      } else {
        let (generation, readings) = (state.generation, state.readings)
        (state, orders) = (read, newOrders)
        (state.generation, state.readings) = (generation, readings + 1)
      }
    } catch {
      let findings = [Diagnostic.error(.fileUnreadable, in: "content", at: .start, "\(error)")]
      let isKnown = state.lacksResources && state.diagnostics == findings
      state.diagnostics = findings
      state.isOutdated = true
      state.lacksResources = Self.isShortage(error)
      if isKnown { return }
    }
    state.hasChanged = true
  }
}

extension ResidentState {
  /// Reads a whole site.
  ///
  /// - Parameter earlier: The site as it was, whose pictures are not read again if they have not changed, and whose items stay where their files
  ///   are in error.
  static func load(
    root: String, _ options: LoadOptions, after earlier: ResidentState?
  ) throws -> (ResidentState, [KeptOrder]) {
    var loader = try SiteLoader(root: root, options: options)
    if let earlier {
      loader.pictures.learn(from: earlier.loaded.pictures)
      loader.keepItems(of: earlier.content)
    }
    let loaded = try loader.load(keepingNotesOn: root)
    let (pages, orders) = try SitePages.keepingOrder(loaded.content)
    let findings = pages.diagnostics(loaded.content)
    let state = ResidentState(
      loaded: loaded, pages: pages, templateFindings: findings, diagnostics: loaded.content.diagnostics + findings)
    return (state, orders)
  }
}

extension Diagnostic {
  /// Whether the finding is about the file of an item, as opposed to one that affects many pages.
  fileprivate var isOfItem: Bool {
    let parts = RelativePath(file).components
    return parts.count == 3 && parts[0] == "content" && parts[2].utf8.suffix(3).elementsEqual(".md".utf8)
  }
}

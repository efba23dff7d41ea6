import BuildCache
import Catalogue
import Concurrency
package import Diagnostics
import Files
package import Loading
import Rendering
package import Staging

/// Builds a site: reads it, plans its output, and replaces the existing output.
package struct SiteBuilder: Sendable {
  private let root: String
  private let options: LoadOptions
  private let place: OutputPlace
  private let adopts: Bool

  /// - Parameters:
  ///   - root: The site's folder.
  ///   - place: The output.
  ///   - adopts: Whether a folder that holds other files may become the output. They stay.
  package init(root: String, options: LoadOptions, place: OutputPlace, adopts: Bool) {
    self.root = root
    self.options = options
    self.place = place
    self.adopts = adopts
  }

  /// Reads the site and decides what the build does with each file of the output. Nothing is written.
  ///
  /// - Parameter ignoresCache: Whether everything is made anew, whatever the previous build left.
  package func prepare(ignoringCache ignoresCache: Bool = false) throws -> PreparedBuild {
    // Looked at before the site is read: whoever publishes from now on writes another list.
    let list = Publisher.list(at: place)
    var (loader, existing) = try Parallel.both {
      try SiteLoader(root: root, options: options)
    } and: {
      ignoresCache ? nil : ExistingOutput(at: place)
    }
    if let existing { loader.pictures.learn(from: existing.cache) }
    let basis = try BuildBasis.determine(existing, &loader, options)
    // The cache does not know names that are no UTF-8.
    if basis.isUnchanged, !loader.hasErrors, let existing { return PreparedBuild(unchanged: existing, loader) }
    let search = Self.prepareSearch(for: basis, loader)
    defer { search?.join() }
    while true {
      let work = try plan(&loader, basis, existing, list)
      let damaged = try work.pictures.make(work.plan, work.content)
      if !damaged { return PreparedBuild(work) }
      // Now the damaged pictures are known, and are reported where they are named.
      loader.distrustReferences()
    }
  }

  /// Begins to make what the search needs, which takes as long as all else of a small site; nil where most of the output stays.
  private static func prepareSearch(for basis: BuildBasis, _ loader: SiteLoader) -> WorkerThread? {
    guard case .nothing = basis, let language = loader.searchLanguage else { return nil }
    let processor = Processor.current
    return WorkerThread {
      processor.moveThread(by: 1)
      PageRenderer.prepareSearch(in: language)
    }
  }

  private func plan(
    _ loader: inout SiteLoader, _ basis: BuildBasis, _ existing: ExistingOutput?, _ list: OutputFingerprint?
  ) throws -> BuildWork {
    let loaded = try loader.load(keepingNotesOn: place.parent)
    let planner = BuildPlanner(loaded.content, basis, existing)
    let site = try SitePages(loaded.content) { planner.scope(ofCollection: $0) }
    let (plan, findings) = try Parallel.both {
      try planner.plan(site)
    } and: {
      site.diagnostics(loaded.content)
    }
    var diagnostics = loaded.content.diagnostics + findings
    let notes = try loaded.readNotes(of: plan.itemsWithoutNotes(loaded.content, site), diagnostics: &diagnostics)
    // Nothing is left beside a folder that is not to be the output.
    let isRefused = existing == nil && Publisher.refuses(place, adopts: adopts)
    return BuildWork(
      content: loaded.content, site: site, plan: plan, notes: notes, diagnostics: diagnostics, existing: existing,
      list: list, identity: BuildIdentity.text(of: options),
      pictures: PictureStore(loader.pictures, isRefused ? nil : place, plan),
      progress: options.progress)
  }

  /// Everything that is wrong with a site, and the site.
  package static func check(
    root: String, options: LoadOptions
  ) throws -> (content: SiteContent, diagnostics: [Diagnostic]) {
    let content = try SiteLoader.load(root: root, options: options)
    let site = try SitePages(content) { _ in .firstSort }
    return (content, content.diagnostics + site.diagnostics(content))
  }

  /// Takes hold of the output, so that no other build replaces it.
  package func publisher() throws(PublishFailure) -> Publisher { try Publisher(place, adopts: adopts) }

  /// Writes the output of a build.
  ///
  /// - Parameter publisher: What took hold of the output before the build was prepared; nil if nothing did.
  /// - Throws: `PublishFailure.overtaken` if another build has replaced the output that the build was prepared for.
  package func publish(_ build: PreparedBuild, by publisher: Publisher? = nil) throws -> OutputCounts {
    switch build.state {
    case .unchanged(let existing):
      place.closeStaging()
      return OutputCounts(unchanged: existing.cache)
    case .work(let work):
      let counts = try work.publish(by: publisher ?? self.publisher())
      work.pictures.prune(work.content)
      return counts
    }
  }
}

extension BuildPlan {
  /// The items whose pages or search data are made and whose notes weren't read, because they were taken from the cache.
  fileprivate func itemsWithoutNotes(_ content: SiteContent, _ site: SitePages) -> [[ItemIndex]] {
    var searched = content.collections.map { _ in Set<ItemIndex>() }
    for case .make(.searchData(let collection, let part), _) in files.map(\.action)
    where content.collections[collection].collection.settings.search.includesNotes {
      searched[collection].formUnion(site.collections[collection].searchParts?.ranges[part] ?? 0..<0)
    }
    return content.collections.indices.map { number in
      let content = content.collections[number]
      return pages[number].reasons.indices.filter {
        (pages[number].reasons[$0] != nil || searched[number].contains($0)) && content.file(of: $0).row != nil
      }
    }
  }
}

import Addresses
import BuildCache
import Catalogue
import Files
import Loading
import Rendering

/// Decides for each file of the output whether it is kept or made. All such decisions are made here.
struct BuildPlanner: Sendable {
  let content: SiteContent
  let basis: BuildBasis
  /// The files that the previous build made, pages of items aside.
  private let cached: [RelativePath: CachedOutput]
  /// The same by their scopes, those made from a single file aside.
  private let cachedByScope: [CachedOutput.Scope: [CachedOutput]]
  /// The positions of collections in the cache.
  private let cachedPositions: [RelativePath: Int]
  /// Whether the items of all collections are those that the cache describes, notes aside.
  let areSame: Bool

  private let pictures: PicturePlanner

  init(_ content: SiteContent, _ basis: BuildBasis, _ existing: ExistingOutput?) {
    self.content = content
    self.basis = basis
    pictures = PicturePlanner(basis, existing)
    if case .previous(let changes, _) = basis {
      cached = Dictionary(changes.cache.outputs.lazy.map { ($0.path, $0) }) { first, _ in first }
      cachedByScope = Dictionary(grouping: changes.cache.outputs.lazy.filter { $0.source == nil }, by: \.scope)
      cachedPositions = changes.cache.positions
      areSame = changes.hasSameCollections && content.collections.allSatisfy(\.isSame)
    } else {
      (cached, cachedByScope, cachedPositions, areSame) = ([:], [:], [:], false)
    }
  }

  /// Which sorts of a collection have to be arranged: if its lists are kept, only the first, by which pages of items lead to each other.
  ///
  /// - Parameter collection: The position of the collection in the site.
  func scope(ofCollection collection: Int) -> CollectionPages.Scope {
    let needsAllAddresses = content.settings.url != nil && reasonForSiteFiles != nil
    return reasonForLists(ofCollection: collection) == nil && !needsAllAddresses ? .firstSort : .allSorts
  }

  /// - Parameter site: The pages of the site, with the sorts arranged that `scope` asks for.
  func plan(_ site: SitePages) throws -> BuildPlan {
    let pages = try site.collections.indices.map { try self.pages(ofCollection: $0, site) }
    let files = self.files(site, contextsOfValues: try contextsOfValues(site))
    return BuildPlan(files: files, pages: pages, isKnownToDiffer: !areSame && !isFirst)
  }

  /// The files that aren't pages of items; without contexts of values, nobody compares the pages of values.
  func files(_ site: SitePages, contextsOfValues contexts: [[[UInt64]]]? = nil) -> [PlannedFile] {
    siteFiles() + searchFiles(site)
      + site.collections.indices.flatMap { collection in
        collectionFiles(collection, site.collections[collection], contexts?[collection])
          + pictures.files(ofCollection: collection, content.collections[collection])
          + searchFiles(collection, site.collections[collection])
      }
  }
}

// MARK: - Files of the site

extension BuildPlanner {
  private var isFirst: Bool { if case .nothing = basis { true } else { false } }

  private func siteFiles() -> [PlannedFile] {
    var files = [file(SiteAddresses.home, .site, .home) { areSame ? nil : .site }]
    for path in content.templates.assets.keys.sorted() {
      files.append(file(SiteAddresses.asset(path.text), .site, .asset(path)) { nil })
    }
    if content.settings.url == nil { return files }
    guard let reason = reasonForSiteFiles else { return files + keptFiles(.allCollections) }
    files.append(make(SiteAddresses.sitemap, .allCollections, .sitemaps, reason))
    files.append(make(SiteAddresses.feed, .allCollections, .feed, reason))
    return files
  }

  /// Why the sitemap and the feed are made; nil if they are kept.
  private var reasonForSiteFiles: BuildReason? {
    switch basis {
    case .nothing(let miss): .noCache(miss)
    case .previous: !areSame ? .site : isIntact(.allCollections) ? nil : .output
    }
  }
}

// MARK: - Files of a collection

extension BuildPlanner {
  /// Why the lists, the inventory, and the data of a collection are made; nil if they are kept.
  func reasonForLists(ofCollection collection: Int) -> BuildReason? {
    switch basis {
    case .nothing(let miss): .noCache(miss)
    case .previous:
      !content.collections[collection].isSame
        ? .items : isIntact(.collection(content.collections[collection].collection.id)) ? nil : .output
    }
  }

  private func collectionFiles(
    _ number: Int, _ pages: CollectionPages, _ contexts: [[UInt64]]?
  ) -> [PlannedFile] {
    let scope = CachedOutput.Scope.collection(pages.collection.id)
    guard let reason = reasonForLists(ofCollection: number) else { return keptFiles(scope) }
    let addresses = CollectionAddresses(pages.collection.id)
    var files = [
      make(addresses.file(CollectionAddresses.json), scope, .json(collection: number), reason),
      make(addresses.file(CollectionAddresses.csv), scope, .csv(collection: number), reason),
    ]
    if pages.collection.settings.hasStatistics {
      files.append(
        make(addresses.file(CollectionAddresses.statistics), scope, .statistics(collection: number), reason))
    }
    for (page, name) in pages.reportFiles.enumerated() {
      files.append(make(addresses.file(name), scope, .report(collection: number, page: page), reason))
    }
    for (index, name) in pages.listFiles {
      files.append(make(addresses.file(name), scope, .list(collection: number, index: index), reason))
    }
    for (index, name) in pages.pictureFiles {
      files.append(make(addresses.file(name), scope, .picturePage(collection: number, index: index), reason))
    }
    files += facetFiles(number, pages, reason, contexts)
    for item in content.collections[number].aliased {
      for alias in pages.collection.items[item].aliases {
        let path = addresses.file(CollectionAddresses.item(alias.address))
        files.append(make(path, scope, .alias(collection: number, item: item), reason))
      }
    }
    return files
  }

  private func pages(ofCollection number: Int, _ site: SitePages) throws -> PlannedPages {
    let pages = site.collections[number]
    let content = content.collections[number]
    let contexts = try PageContext.all(ofCollection: number, site, content)
    var reasons: ItemArray<BuildReason?> = []
    var kept: ItemArray<OutputFingerprint?> = []
    reasons.reserveCapacity(contexts.count)
    kept.reserveCapacity(contexts.count)
    let existing = existingPages(ofCollection: number)
    for item in contexts.indices {
      let (reason, page) = page(of: content.itemFiles[item], content, contexts[item], existing)
      reasons.append(reason)
      kept.append(page)
    }
    return PlannedPages(
      folder: CollectionAddresses(pages.collection.id).folder, items: pages.collection.items, reasons: reasons,
      contexts: contexts, kept: kept)
  }

  /// What the previous build left of a collection's pages.
  private struct ExistingPages {
    let changes: CollectionChanges
    let output: OutputState
    /// The collection's position in the cache.
    let position: Int
  }

  private func existingPages(ofCollection number: Int) -> ExistingPages? {
    guard case .previous(_, let output) = basis, let changes = content.collections[number].changes,
      let position = cachedPositions[RelativePath(changes.cached.id)]
    else { return nil }
    return ExistingPages(changes: changes, output: output, position: position)
  }

  /// Why the page of an item is made; without a reason, the page that is kept.
  private func page(
    of index: FileIndex, _ content: CollectionContent, _ context: UInt64, _ existing: ExistingPages?
  ) -> (BuildReason?, OutputFingerprint?) {
    if case .nothing(let miss) = basis { return (.noCache(miss), nil) }
    guard let existing else { return (.source, nil) }
    guard let row = content.files[index.position].row else {
      return (existing.changes.isUnchanged(index) ? .references : .source, nil)
    }
    guard existing.changes.cached[row].context == context else { return (.context, nil) }
    guard let page = existing.changes.cached[row].page,
      existing.output.isPageIntact(row, ofCollection: existing.position)
    else { return (.output, nil) }
    return (nil, page)
  }
}

// MARK: - Keeping and making

extension BuildPlanner {
  /// Plans a file that is kept unless there is a reason to make it.
  func file(
    _ path: OutputPath, _ scope: CachedOutput.Scope, _ content: FileContent, unless reason: () -> BuildReason?
  ) -> PlannedFile {
    switch basis {
    case .nothing(let miss): return make(path, scope, content, .noCache(miss))
    case .previous(_, let state):
      if let reason = reason() { return make(path, scope, content, reason) }
      guard let cached = cached[path.path], state.isIntact(cached) else {
        return make(path, scope, content, .output)
      }
      return PlannedFile(path: path.path, scope: scope, action: .keep(cached.fingerprint), source: nil)
    }
  }

  func make(
    _ path: OutputPath, _ scope: CachedOutput.Scope, _ content: FileContent, _ reason: BuildReason
  ) -> PlannedFile {
    PlannedFile(path: path.path, scope: scope, action: .make(content, reason), source: nil)
  }

  /// Plans a file that is kept if the existing one shows the same.
  func file(
    _ path: OutputPath, _ scope: CachedOutput.Scope, _ content: FileContent, _ reason: BuildReason, context: UInt64
  ) -> PlannedFile {
    if case .previous(_, let state) = basis, let cached = cached[path.path], cached.context == context,
      state.isIntact(cached)
    {
      return PlannedFile(
        path: path.path, scope: scope, action: .keep(cached.fingerprint), source: nil, context: context)
    }
    return PlannedFile(path: path.path, scope: scope, action: .make(content, reason), source: nil, context: context)
  }

  func isIntact(_ scope: CachedOutput.Scope) -> Bool {
    guard case .previous(_, let state) = basis else { return false }
    return (cachedByScope[scope] ?? []).allSatisfy(state.isIntact)
  }

  func keptFiles(_ scope: CachedOutput.Scope) -> [PlannedFile] {
    (cachedByScope[scope] ?? []).map {
      PlannedFile(path: $0.path, scope: scope, action: .keep($0.fingerprint), source: nil, context: $0.context)
    }
  }
}

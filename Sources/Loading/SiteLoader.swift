import Addresses
package import BuildCache
import Catalogue
package import Diagnostics
package import Files
private import Glibc
package import Language

/// Loads a site: its settings, its templates, its collections.
package struct SiteLoader: Sendable {
  private let root: String
  private let content: Folder
  private var options: LoadOptions
  private let inputs: SiteInputs
  private let configuration: SiteConfiguration
  /// What is known of the files that pages show.
  package let pictures: PictureLibrary
  /// In the order of the front page; nil until the collections are listed.
  private var listings: [CollectionListing]?
  private var changes: ChangeSet?
  /// The items as they were, where those of files in error stay so.
  private var earlier: EarlierItems?
  private var diagnostics: [Diagnostic] = []

  /// Reads everything but items.
  ///
  /// - Parameter root: The folder that holds `content/`.
  package init(root: String, options: LoadOptions) throws {
    self.root = root
    self.options = options
    do {
      content = try Folder(at: Folder.path(of: "content", in: root))
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { throw LoadFailure.noContent(root) }
      throw LoadFailure.unreadable(SourcePath.content, error)
    }
    do {
      // Before anything is read: later changes are seen by the next build.
      inputs = try SiteInputs(content: content, root: root, clock: options.fingerprintClock)
    } catch {
      throw LoadFailure.unreadable(SourcePath.content, error)
    }
    configuration = try Self.configuration(of: content, root: root, clock: options.clock, diagnostics: &diagnostics)
    pictures = PictureLibrary(configuration.site.pictures, clock: options.fingerprintClock)
  }

  /// The folders of a site that a build reads.
  package static let sources = ["content", "templates"]

  package static func load(root: String, options: LoadOptions) throws -> SiteContent {
    var loader = try SiteLoader(root: root, options: options)
    return try loader.load().content
  }

  /// Has the items of files in error stay what they were.
  package mutating func keepItems(of site: SiteContent) { earlier = EarlierItems(of: site.collections) }

  /// Finds out what has changed since a build.
  ///
  /// - Parameter cache: What the build left; from now on, unchanged items are taken from it.
  package mutating func compare(with cache: BuildCache) throws -> ChangeSet {
    let changes = try ChangeSet(cache, listCollections(), pictures)
    options.trustsReferences = changes.hasSameNames && changes.hasAllPictures
    self.changes = changes
    return changes
  }

  /// Has items that refer to other files read again, since what is known of these files has changed.
  package mutating func distrustReferences() {
    options.trustsReferences = false
  }

  /// The language by whose rules the site is searched; nil if nothing is.
  package var searchLanguage: LanguageTag? {
    configuration.settings.contains { $0.search != .off } ? configuration.site.language : nil
  }

  /// What is said of files that are not read, once the collections are listed.
  package var fileNameFindings: [Diagnostic] { diagnostics.filter { $0.id == .fileName } }

  /// Whether something is an error before any item is read, once the collections are listed.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The files that affect all pages.
  package var siteInputs: SiteInputs { inputs }

  /// Loads the items.
  ///
  /// - Parameter folder: A folder on the disk that the notes of large sites may wait on; without it, they wait in memory.
  package mutating func load(keepingNotesOn folder: String? = nil) throws -> LoadedSite {
    options.notes = NotesStore(on: folder)
    let listings = try listCollections()
    let site = try load(listings)
    guard options.trustsReferences, let changes, !site.content.hasSameAddresses(as: changes) else { return site }
    // An item that links lead to became a draft, for instance.
    options.trustsReferences = false
    return try load(listings)
  }
}

extension SiteLoader {
  private func load(_ listings: [CollectionListing]) throws -> LoadedSite {
    options.progress?.expect(listings.reduce(0) { $0 + $1.stems.count })
    var loader = ContentLoader(
      collections: configuration.linked(listings), settings: configuration.settings, site: configuration.site,
      options: options, changes: changes, pictures: pictures, earlier: earlier)
    var (loaded, knowledge) = try loader.load()
    // The site as it was is not needed any more.
    loader.earlier = nil
    for position in loaded.collections.indices {
      loaded.collections[position].nearFindings =
        NearValues(content: loaded.collections[position], site: configuration.site).diagnostics()
    }
    let assetFindings = AssetAddresses(configuration.templates).diagnostics(for: loaded.collections)
    let findings =
      diagnostics + loaded.diagnostics + assetFindings + loaded.collections.flatMap(\.nearFindings)
    let content = SiteContent(
      settings: configuration.site, collections: loaded.collections, templates: configuration.templates,
      now: configuration.now, diagnostics: findings.sorted(), inputs: inputs)
    return LoadedSite(content: content, loader: loader, knowledge: knowledge, assetFindings: assetFindings)
  }

  /// Lists the collections, unless that was done before.
  private mutating func listCollections() throws(LoadFailure) -> [CollectionListing] {
    if let listings { return listings }
    var listings: [CollectionListing] = []
    for collection in configuration.collections {
      do {
        listings.append(try CollectionListing(collection, diagnostics: &diagnostics))
      } catch {
        throw .unreadable(SourcePath.folder(ofCollection: collection.id), error)
      }
    }
    self.listings = listings
    return listings
  }

  private static func configuration(
    of content: Folder, root: String, clock: Int, diagnostics: inout [Diagnostic]
  ) throws -> SiteConfiguration {
    let found = try collections(in: content, diagnostics: &diagnostics)
    var (site, places) = try settings(in: content, root: root, diagnostics: &diagnostics)
    let collections = order(found, as: site, places: places, diagnostics: &diagnostics)
    let zone = try ZoneClock(site.zone)
    let now = DateTime(zone.localTime(at: clock))
    var templates = try SiteTemplates(root: root, collections: collections.map(\.id), diagnostics: &diagnostics)
    site.styleSheets = templates.styleSheets(adding: site.look.styleSheet)
    let settings = collections.map { collection in
      let settings = CollectionSettingsReader.read(
        collection.configuration, id: collection.id, site: site, clock: zone, now: now, unreadable: collection.finding,
        diagnostics: &diagnostics)
      templates.checkCell(of: settings, in: collection.configuration.path, diagnostics: &diagnostics)
      return settings
    }
    diagnostics += LinkedValues.findings(settings, collections)
    diagnostics += site.print.findings(among: settings.map(\.schema))
    return SiteConfiguration(site: site, collections: collections, settings: settings, templates: templates, now: now)
  }

  private static func settings(
    in content: Folder, root: String, diagnostics: inout [Diagnostic]
  ) throws(FileFailure) -> (SiteSettings, [String: SourceRange]) {
    let path = SourcePath.siteSettings
    let bytes: [UInt8]?
    do {
      bytes = try content.read("site.yaml", limit: FileFailure.textLimit).bytes
    } catch  where error.code == ENOENT {
      bytes = nil
    } catch {
      diagnostics.append(try error.finding(in: path))
      return (SiteSettings(), [:])
    }
    diagnostics += try MisnamedFiles.findings(beside: root, hasSettings: bytes != nil)
    guard let bytes else { return (SiteSettings(), [:]) }
    return SiteSettingsReader.read(SourceFile(path: path, bytes: bytes), diagnostics: &diagnostics)
  }

  /// The errors in folders of `content/` that are, or may be meant to be, collections and cannot be read.
  package static func unreadableCollections(in content: Folder) throws(LoadFailure) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    _ = try collections(in: content, diagnostics: &diagnostics)
    return diagnostics.filter { $0.id == .fileUnreadable || $0.id == .fileSize || $0.message == folderNameRule }
  }

  private static let folderNameRule = "the name of a collection's folder is UTF-8"

  /// The collections by their folders' names.
  private static func collections(
    in content: Folder, diagnostics: inout [Diagnostic]
  ) throws(LoadFailure) -> [String: CollectionFolder] {
    var found: [String: CollectionFolder] = [:]
    var others: [String] = []
    var names = CollectionNameCheck()
    do {
      for entry in try content.entries() where !entry.isHidden {
        let kind = try content.kind(of: entry)
        if kind == .folder, !entry.isText {
          diagnostics.append(
            .error(.itemAddress, in: SourcePath.folder(ofCollection: entry.name), at: .start, folderNameRule))
          continue
        }
        if kind == .link, content.leads(to: "\(entry.name)/collection.yaml") {
          diagnostics.append(
            .error(
              .fileUnreadable, in: SourcePath.folder(ofCollection: entry.name), at: .start,
              "this is a symbolic link, and links are not followed"))
        }
        guard kind == .folder else { continue }
        guard let collection = try collection(entry.name, in: content, diagnostics: &diagnostics) else {
          others.append(entry.name)
          continue
        }
        if let finding = names.finding(in: collection) {
          diagnostics.append(finding)
        } else {
          found[entry.name] = collection
        }
      }
      diagnostics += try MisnamedFiles.findings(in: content, others: others)
      // An empty folder may be one that nothing is mounted on. Where something is wrong, that says enough.
      if found.isEmpty, diagnostics.isEmpty {
        diagnostics.append(
          .warning(
            .noCollection, in: SourcePath.content, at: .start,
            "there are no collections in this folder; a collection is a folder with a collection.yaml"))
      }
    } catch {
      throw .unreadable(SourcePath.content, error)
    }
    return found
  }

  /// The collection of a folder; nil if it is none, or cannot be read.
  private static func collection(
    _ name: String, in content: Folder, diagnostics: inout [Diagnostic]
  ) throws(FileFailure) -> CollectionFolder? {
    do {
      return try CollectionFolder.open(name, in: content, diagnostics: &diagnostics)
    } catch {
      diagnostics.append(try error.folderFinding(in: SourcePath.folder(ofCollection: name)))
      return nil
    }
  }

  /// The collections in the order of the front page: those that the settings name, then the rest by name.
  private static func order(
    _ found: [String: CollectionFolder], as site: SiteSettings, places: [String: SourceRange],
    diagnostics: inout [Diagnostic]
  ) -> [CollectionFolder] {
    for name in site.collections where found[name] == nil {
      diagnostics.append(
        .error(
          .unknownCollection, in: SourcePath.siteSettings, at: places[name] ?? SourceRange(at: .start),
          "there is no collection '\(name)', which would be content/\(name)/collection.yaml"
            + didYouMean(name, among: found.keys.sorted())))
    }
    let named = site.collections.compactMap { found[$0] }
    let rest = found.keys.filter { !site.collections.contains($0) }.sorted().compactMap { found[$0] }
    return named + rest
  }
}

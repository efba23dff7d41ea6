import Catalogue
import Diagnostics
import Files
private import Glibc
import Language

/// Reads a site: its settings, its templates, its collections.
package struct SiteLoader {
  private let content: Folder
  private let root: String
  private let options: LoadOptions
  private var diagnostics: [Diagnostic] = []

  /// - Parameter root: the folder that holds `content/`.
  package init(root: String, options: LoadOptions) throws(LoadFailure) {
    self.root = root
    self.options = options
    do {
      content = try Folder(at: root == "/" ? "/content" : "\(root)/content")
    } catch {
      throw error.code == ENOENT || error.code == ENOTDIR ? .noContent(root) : .file(error)
    }
  }

  package static func load(root: String, options: LoadOptions) throws -> LoadedSite {
    var loader = try SiteLoader(root: root, options: options)
    return try loader.load()
  }
}

extension SiteLoader {
  private mutating func load() throws -> LoadedSite {
    let (site, places) = try readSettings()
    let listings = try listCollections(site, places: places)
    let clock = try ZoneClock(site.zone)
    let now = Moment(clock.localTime(at: options.clock))
    let templates = try SiteTemplates(
      root: root, collections: listings.map(\.id), diagnostics: &diagnostics)
    let settings = listings.map { listing in
      let settings = CollectionReader.read(
        listing.configuration, id: listing.id, site: site, clock: clock, now: now, diagnostics: &diagnostics)
      templates.checkCell(of: settings, in: listing.configuration.path, diagnostics: &diagnostics)
      return settings
    }
    let reader = ContentReader(
      collections: zip(listings, settings).map { LinkedCollection($0, settings: $1) }, settings: settings, site: site,
      options: options)
    let reading = try reader.read()
    diagnostics += reading.diagnostics
    diagnostics += AssetAddresses(templates).diagnostics(for: reading.collections)
    return LoadedSite(
      settings: site, collections: reading.collections, templates: templates, now: now,
      diagnostics: diagnostics.sorted())
  }

  private mutating func readSettings() throws(LoadFailure) -> (SiteSettings, [String: SourceLocation]) {
    let path = "content/site.yaml"
    do {
      let bytes = try content.read("site.yaml").bytes
      return SiteReader.read(SourceFile(path: path, bytes: bytes), diagnostics: &diagnostics)
    } catch  where error.code == ENOENT {
      return (SiteSettings(), [:])
    } catch {
      diagnostics.append(.error(.fileUnreadable, in: path, at: .start, "this file cannot be read: \(error.reason)"))
      return (SiteSettings(), [:])
    }
  }

  /// The collections in the order of the front page: those that the settings name, then the rest by name.
  private mutating func listCollections(
    _ site: SiteSettings, places: [String: SourceLocation]
  ) throws(LoadFailure) -> [CollectionListing] {
    var found: [String: CollectionListing] = [:]
    var addresses = CollectionAddresses()
    do {
      for entry in try content.entries() where !entry.name.hasPrefix(".") {
        guard try content.kind(of: entry) == .folder, let listing = listing(entry.name) else { continue }
        if let finding = addresses.finding(in: listing) {
          diagnostics.append(finding)
        } else {
          found[entry.name] = listing
        }
      }
    } catch {
      throw .file(error)
    }
    for name in site.collections where found[name] == nil {
      diagnostics.append(
        .error(
          .unknownCollection, in: "content/site.yaml", at: places[name] ?? .start,
          "there is no collection '\(name)', which would be content/\(name)/collection.yaml"
            + didYouMean(name, among: found.keys.sorted())))
    }
    let named = site.collections.compactMap { found[$0] }
    let rest = found.keys.filter { !site.collections.contains($0) }.sorted().compactMap { found[$0] }
    return named + rest
  }

  /// The files of a folder; nil if it is no collection, or cannot be read.
  private mutating func listing(_ name: String) -> CollectionListing? {
    do {
      return try CollectionListing.read(name, in: content, diagnostics: &diagnostics)
    } catch {
      diagnostics.append(
        .error(
          .fileUnreadable, in: "content/\(name)", at: .start, "this folder cannot be read: \(error.reason)"))
      return nil
    }
  }
}

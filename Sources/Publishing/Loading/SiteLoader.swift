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
    let links = LinkResolver(listings: listings)
    let templates = try SiteTemplates(
      root: root, collections: listings.map(\.id), diagnostics: &diagnostics)

    var collections: [LoadedCollection] = []
    for listing in listings {
      let settings = CollectionReader.read(
        listing.configuration, id: listing.id, site: site, clock: clock, now: now, diagnostics: &diagnostics)
      templates.checkCell(of: settings, in: listing.configuration.path, diagnostics: &diagnostics)
      let loader = CollectionLoader(listing: listing, settings: settings, site: site, links: links, options: options)
      collections.append(try loader.load(diagnostics: &diagnostics))
    }
    return LoadedSite(
      settings: site, collections: collections, templates: templates, now: now, diagnostics: diagnostics.sorted())
  }

  private mutating func readSettings() throws(LoadFailure) -> (SiteSettings, [String: SourceLocation]) {
    let path = "content/site.yaml"
    do {
      let bytes = try content.read("site.yaml", limit: FileFailure.textLimit).bytes
      return SiteReader.read(SourceFile(path: path, bytes: bytes), diagnostics: &diagnostics)
    } catch  where error.code == ENOENT {
      return (SiteSettings(), [:])
    } catch {
      diagnostics.append(error.finding(in: path))
      return (SiteSettings(), [:])
    }
  }

  /// The collections in the order of the front page: those that the settings name, then the rest by name.
  private mutating func listCollections(
    _ site: SiteSettings, places: [String: SourceLocation]
  ) throws(LoadFailure) -> [CollectionListing] {
    var found: [String: CollectionListing] = [:]
    do {
      for entry in try content.entries() where !entry.name.hasPrefix(".") {
        let kind = try content.kind(of: entry)
        if kind == .link, content.leads(to: "\(entry.name)/collection.yaml") {
          diagnostics.append(
            .error(
              .fileUnreadable, in: "content/\(entry.name)", at: .start,
              "this is a symbolic link, and links are not followed"))
        }
        guard kind == .folder else { continue }
        guard let listing = try CollectionListing.read(entry.name, in: content, diagnostics: &diagnostics) else {
          continue
        }
        if let finding = Self.finding(in: entry.name) {
          diagnostics.append(.error(.itemAddress, in: listing.configuration.path, at: .start, finding))
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

  /// What is wrong with the name of a collection's folder; nil if it can be the name of a folder of pages.
  private static func finding(in name: String) -> String? {
    let isTaken = ["assets", "index.html", "sitemap.xml", "feed.xml"].contains(ItemAddress.key(of: name))
    if isTaken { return "a collection cannot be called '\(name)', which has another use in the output" }
    return ItemAddress.finding(in: name).map { _ in "the name of this collection's folder makes no address" }
  }
}

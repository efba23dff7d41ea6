import Catalogue
import Diagnostics
import Files
private import Glibc
import Language

/// Reads a site: its settings, its templates, its collections.
package struct SiteLoader: Sendable {
  private let content: Folder
  private let root: String
  private var options: LoadOptions
  private let inputs: SiteInputs
  /// The collections by their folders' names.
  private let found: [String: CollectionListing]
  private var survey: Survey?
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
    do {
      // Before anything is read: what changes from now on is seen the next time.
      inputs = try SiteInputs(content: content, root: root, settled: options.settled)
    } catch {
      throw .file(error)
    }
    found = try Self.collections(in: content, diagnostics: &diagnostics)
  }

  package static func load(root: String, options: LoadOptions) throws -> LoadedSite {
    var loader = try SiteLoader(root: root, options: options)
    return try loader.load()
  }

  /// Holds the site against what the build before left.
  ///
  /// - Returns: the output that stands, if a build would write the same.
  package mutating func compare(with past: PastBuild) throws -> StandingOutput? {
    guard try past.ledger.isAbout(inputs, options: options) else { return nil }
    let survey = try Survey(past.ledger, listings: Array(found.values), output: past.output)
    if survey.isUnchanged { return StandingOutput(past) }
    options.trustsReferences = survey.hasSameNames && survey.hasAllPictures
    self.survey = survey
    return nil
  }

  /// The page of the only item that has changed, if nothing else of it has than its notes; after `compare`.
  package func edit() throws -> PageEdit? {
    guard let survey, options.leavingOut == .none else { return nil }
    var copy = self
    return try PageEdit(survey) { try (copy.readFrame(), copy.options) }
  }

  /// Reads the site.
  ///
  /// - Parameter folder: on the disk of this folder, the notes of large sites wait for their pages; without it, in memory.
  package mutating func load(keepingNotesOn folder: String? = nil) throws -> LoadedSite {
    options.notes = NotesStore(on: folder)
    let before = diagnostics
    let site = try loadOnce()
    guard options.trustsReferences, survey != nil, !site.hasSameAddresses else { return site }
    // An item that links lead to became a draft, say, or ceased to be one.
    options.trustsReferences = false
    diagnostics = before
    return try loadOnce()
  }
}

extension SiteLoader {
  private mutating func loadOnce() throws -> LoadedSite {
    let frame = try readFrame()
    options.progress?.expect(frame.listings.reduce(0) { $0 + $1.stems.count })
    let reader = ContentReader(
      collections: frame.linked, settings: frame.settings, site: frame.site, options: options, survey: survey)
    let reading = try reader.read()
    diagnostics += reading.diagnostics
    diagnostics += AssetAddresses(frame.templates).diagnostics(for: reading.collections)
    return LoadedSite(
      settings: frame.site, collections: reading.collections, templates: frame.templates, now: frame.now,
      diagnostics: diagnostics.sorted(), survey: survey, inputs: inputs, options: options)
  }

  /// Reads everything but items.
  private mutating func readFrame() throws -> SiteFrame {
    let (site, places) = try readSettings()
    let listings = order(of: site, places: places)
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
    return SiteFrame(site: site, listings: listings, settings: settings, templates: templates, now: now)
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

  private static func collections(
    in content: Folder, diagnostics: inout [Diagnostic]
  ) throws(LoadFailure) -> [String: CollectionListing] {
    var found: [String: CollectionListing] = [:]
    var others: [String] = []
    var addresses = CollectionAddresses()
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
        guard let listing = listing(entry.name, in: content, diagnostics: &diagnostics) else {
          others.append(entry.name)
          continue
        }
        if let finding = addresses.finding(in: listing) {
          diagnostics.append(finding)
        } else {
          found[entry.name] = listing
        }
      }
      diagnostics += try MisnamedFiles.findings(in: content, others: others)
    } catch {
      throw .file(error)
    }
    return found
  }

  /// The collections in the order of the front page: those that the settings name, then the rest by name.
  private mutating func order(of site: SiteSettings, places: [String: SourceLocation]) -> [CollectionListing] {
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
  private static func listing(
    _ name: String, in content: Folder, diagnostics: inout [Diagnostic]
  ) -> CollectionListing? {
    do {
      return try CollectionListing.read(name, in: content, diagnostics: &diagnostics)
    } catch {
      diagnostics.append(
        .error(.fileUnreadable, in: "content/\(name)", at: .start, "this folder cannot be read: \(error.reason)"))
      return nil
    }
  }
}

import Catalogue
import Diagnostics
import Files
private import Glibc
import Language

/// Reads a site: its settings, its templates, its collections.
package struct SiteLoader: Sendable {
  private let content: Folder
  private var options: LoadOptions
  private let inputs: SiteInputs
  private let frame: SiteFrame
  /// In the order of the front page; nil as long as the collections are not listed.
  private var listings: [CollectionListing]?
  private var survey: Survey?
  private var diagnostics: [Diagnostic] = []

  /// Reads everything but items.
  ///
  /// - Parameter root: the folder that holds `content/`.
  package init(root: String, options: LoadOptions) throws {
    self.options = options
    do {
      content = try Folder(at: root == "/" ? "/content" : "\(root)/content")
    } catch {
      throw error.code == ENOENT || error.code == ENOTDIR ? LoadFailure.noContent(root) : .file(error)
    }
    do {
      // Before anything is read: what changes from now on is seen the next time.
      inputs = try SiteInputs(content: content, root: root, settled: options.settled)
    } catch {
      throw LoadFailure.file(error)
    }
    frame = try Self.frame(of: content, root: root, clock: options.clock, diagnostics: &diagnostics)
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
    let survey = try Survey(past.ledger, listings: listCollections(past.ledger), output: past.output)
    if survey.isUnchanged { return StandingOutput(past) }
    options.trustsReferences = survey.hasSameNames && survey.hasAllPictures
    self.survey = survey
    return nil
  }

  /// The page of the only item that has changed, if nothing else of it has than its notes; after `compare`.
  package func edit() throws -> PageEdit? {
    guard let survey, let listings, options.leavingOut == .none else { return nil }
    return try PageEdit(survey, frame, listings, options)
  }

  /// Reads the site.
  ///
  /// - Parameter folder: on the disk of this folder, the notes of large sites wait for their pages; without it, in memory.
  package mutating func load(keepingNotesOn folder: String? = nil) throws -> LoadedSite {
    options.notes = NotesStore(on: folder)
    let listings = try listCollections(nil)
    let site = try load(listings)
    guard options.trustsReferences, survey != nil, !site.hasSameAddresses else { return site }
    // An item that links lead to became a draft, say, or ceased to be one.
    options.trustsReferences = false
    return try load(listings)
  }
}

extension SiteLoader {
  private func load(_ listings: [CollectionListing]) throws -> LoadedSite {
    options.progress?.expect(listings.reduce(0) { $0 + $1.stems.count })
    let reader = ContentReader(
      collections: frame.linked(listings), settings: frame.settings, site: frame.site, options: options, survey: survey)
    let reading = try reader.read()
    let findings =
      diagnostics + reading.diagnostics + AssetAddresses(frame.templates).diagnostics(for: reading.collections)
    return LoadedSite(
      settings: frame.site, collections: reading.collections, templates: frame.templates, now: frame.now,
      diagnostics: findings.sorted(), survey: survey, inputs: inputs, options: options)
  }

  /// Lists the collections, unless that was done before.
  ///
  /// - Parameter past: what the build before left, by which folders that have not changed need not be listed.
  private mutating func listCollections(_ past: Ledger?) throws(LoadFailure) -> [CollectionListing] {
    if let listings { return listings }
    var listings: [CollectionListing] = []
    for collection in frame.collections {
      do {
        listings.append(
          try CollectionListing(
            collection, past: past?.collection(collection.id), settled: options.settled, diagnostics: &diagnostics))
      } catch {
        throw .file(error)
      }
    }
    self.listings = listings
    return listings
  }

  private static func frame(
    of content: Folder, root: String, clock: Int, diagnostics: inout [Diagnostic]
  ) throws -> SiteFrame {
    let found = try collections(in: content, diagnostics: &diagnostics)
    let (site, places) = try settings(in: content, diagnostics: &diagnostics)
    let collections = order(found, as: site, places: places, diagnostics: &diagnostics)
    let zone = try ZoneClock(site.zone)
    let now = DateTime(zone.localTime(at: clock))
    let templates = try SiteTemplates(root: root, collections: collections.map(\.id), diagnostics: &diagnostics)
    let settings = collections.map { collection in
      let settings = CollectionSettingsReader.read(
        collection.configuration, id: collection.id, site: site, clock: zone, now: now, diagnostics: &diagnostics)
      templates.checkCell(of: settings, in: collection.configuration.path, diagnostics: &diagnostics)
      return settings
    }
    return SiteFrame(site: site, collections: collections, settings: settings, templates: templates, now: now)
  }

  private static func settings(
    in content: Folder, diagnostics: inout [Diagnostic]
  ) throws(LoadFailure) -> (SiteSettings, [String: SourceLocation]) {
    let path = "content/site.yaml"
    do {
      let bytes = try content.read("site.yaml", limit: FileFailure.textLimit).bytes
      return SiteSettingsReader.read(SourceFile(path: path, bytes: bytes), diagnostics: &diagnostics)
    } catch  where error.code == ENOENT {
      return (SiteSettings(), [:])
    } catch {
      diagnostics.append(error.finding(in: path))
      return (SiteSettings(), [:])
    }
  }

  /// The collections by their folders' names.
  private static func collections(
    in content: Folder, diagnostics: inout [Diagnostic]
  ) throws(LoadFailure) -> [String: CollectionFolder] {
    var found: [String: CollectionFolder] = [:]
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
        guard let collection = collection(entry.name, in: content, diagnostics: &diagnostics) else {
          others.append(entry.name)
          continue
        }
        if let finding = addresses.finding(in: collection) {
          diagnostics.append(finding)
        } else {
          found[entry.name] = collection
        }
      }
      diagnostics += try MisnamedFiles.findings(in: content, others: others)
    } catch {
      throw .file(error)
    }
    return found
  }

  /// The collection of a folder; nil if it is none, or cannot be read.
  private static func collection(
    _ name: String, in content: Folder, diagnostics: inout [Diagnostic]
  ) -> CollectionFolder? {
    do {
      return try CollectionFolder.open(name, in: content, diagnostics: &diagnostics)
    } catch {
      diagnostics.append(
        .error(.fileUnreadable, in: "content/\(name)", at: .start, "this folder cannot be read: \(error.reason)"))
      return nil
    }
  }

  /// The collections in the order of the front page: those that the settings name, then the rest by name.
  private static func order(
    _ found: [String: CollectionFolder], as site: SiteSettings, places: [String: SourceLocation],
    diagnostics: inout [Diagnostic]
  ) -> [CollectionFolder] {
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
}

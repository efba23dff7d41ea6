import Catalogue
import Diagnostics

/// Reads the items of all collections.
///
/// Where links lead depends on what other items say: that they are drafts, have old addresses, are in error. Mostly nobody links to such an item. Where
/// somebody does, and where items in error are to be left out, all are read again, knowing it.
struct ContentReader {
  let collections: [LinkedCollection]
  /// One for each collection.
  let settings: [CollectionSettings]
  let site: SiteSettings
  private(set) var options: LoadOptions
  /// What is as it was; nil where everything was read.
  private(set) var survey: Survey?
  private var knowledge = LinkKnowledge()

  init(
    collections: [LinkedCollection], settings: [CollectionSettings], site: SiteSettings, options: LoadOptions,
    survey: Survey?
  ) {
    self.collections = collections
    self.settings = settings
    self.site = site
    self.options = options
    self.survey = survey
  }

  /// Whether items are left out because of what is wrong with them.
  var leavesOutItems: Bool { !knowledge.leftOut.isEmpty }

  mutating func read() throws -> ContentReading {
    var reading = try readOnce()
    if options.trustsReferences, survey != nil, !reading.hasSameAddresses {
      // Links may lead elsewhere from items that were not read again.
      options.trustsReferences = false
      reading = try readOnce()
    }
    if knowledge.learnAliases(from: reading) { reading = try readOnce() }
    if knowledge.learnAbsences(from: reading, leavingOut: options.leavingOut, among: collections) {
      // What was wrong with items that are left out is not found again.
      let findings = leavesOutItems ? reading.diagnostics : []
      if leavesOutItems { survey = nil }
      reading = try readOnce()
      reading.diagnostics = Array(Set(findings + reading.diagnostics))
    }
    // Notes that were not read again may have to be rendered again all the same.
    let links = LinkResolver(collections, knowledge: knowledge)
    for position in reading.collections.indices { reading.collections[position].loader.links = links }
    return reading
  }

  private func readOnce() throws -> ContentReading {
    let links = LinkResolver(collections, knowledge: knowledge)
    var reading = ContentReading()
    for position in collections.indices {
      let listing = collections[position].listing
      let loader = CollectionLoader(
        listing: listing, position: position, settings: settings[position], site: site, links: links,
        options: options, survey: survey?.collections[listing.id])
      reading.collections.append(try loader.load(into: &reading))
    }
    return reading
  }
}

/// What came of reading the items of all collections.
struct ContentReading: Sendable {
  var collections: [LoadedCollection] = []
  var diagnostics: [Diagnostic] = []
  /// Items that were left out because they are drafts.
  var drafts: [ItemPlace] = []
  var references = NoteReferences()

  /// Whether links lead to items as they did when the ledger was written.
  var hasSameAddresses: Bool {
    collections.allSatisfy { $0.files.allSatisfy(\.hasSameAddresses) }
  }
}

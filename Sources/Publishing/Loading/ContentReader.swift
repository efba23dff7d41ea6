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
  let options: LoadOptions
  let survey: Survey?

  func read() throws -> ContentReading {
    var knowledge = LinkKnowledge()
    var reading = try read(knowing: knowledge)
    if knowledge.learnAliases(from: reading) {
      reading = try read(knowing: knowledge)
    }
    if knowledge.learnAbsences(from: reading, leavingOut: options.leavingOut, among: collections) {
      // What was wrong with items that are left out is not found again.
      let findings = reading.diagnostics
      reading = try read(knowing: knowledge)
      reading.diagnostics = Array(Set(findings + reading.diagnostics))
    }
    if survey != nil {
      // Items that were not read again did not say which old addresses they ask for; their notes may be wanted yet.
      knowledge.learnAllAliases(from: reading)
      let links = LinkResolver(collections, site: site, knowledge: knowledge)
      for position in reading.collections.indices { reading.collections[position].loader.links = links }
    }
    return reading
  }

  private func read(knowing knowledge: LinkKnowledge) throws -> ContentReading {
    let links = LinkResolver(collections, site: site, knowledge: knowledge)
    var reading = ContentReading()
    for position in collections.indices {
      let loader = CollectionLoader(
        listing: collections[position].listing, position: position, settings: settings[position], site: site,
        links: links, options: options, survey: survey?.collections[collections[position].listing.id])
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
  /// Which items link to which.
  var links: [ItemLink] = []
  /// The pages that links ask for and that no file makes.
  var unknownPages: Set<UnknownPage> = []
}

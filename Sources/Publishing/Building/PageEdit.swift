import Catalogue
package import Diagnostics
import Files
import Language
import Templates

/// The page of the only item whose file has changed, where nothing but its notes has, so that nothing else of the output differs.
///
/// That is what writing is made of, and what has to be fast: no other item is so much as taken from the ledger, except for the two whose names the page has.
package struct PageEdit: Sendable {
  private let survey: Survey
  private let collection: String
  private let row: Int
  private let source: SourceStamp
  private let page: FileBatch

  /// Nil if there is more to do, or something else.
  ///
  /// - Parameters:
  ///   - survey: what of the site is as it was.
  ///   - listings: one for each collection of the frame.
  init?(_ survey: Survey, _ frame: SiteFrame, _ listings: [CollectionListing], _ options: LoadOptions) throws {
    guard let change = survey.onlyChange, let past = survey.collections[change.collection]?.past else { return nil }
    guard let position = listings.firstIndex(where: { $0.id == change.collection }),
      let loader = Self.loader(ofCollectionAt: position, in: frame, listings, survey, options)
    else { return nil }
    var reader = try loader.makeReader()
    let part = reader.read(change.row..<change.row + 1)
    guard part.items.count == 1, part.files[0].isSame,
      let page = try Self.page(of: part, at: change.row, past, loader.settings, in: frame)
    else { return nil }
    self.survey = survey
    self.page = page
    (collection, row, source) = (change.collection, change.row, part.files[0].stamp)
  }

  private static func loader(
    ofCollectionAt position: Int, in frame: SiteFrame, _ listings: [CollectionListing], _ survey: Survey,
    _ options: LoadOptions
  ) -> CollectionLoader? {
    let ledgers = listings.compactMap { survey.collections[$0.id]?.past }
    guard ledgers.count == listings.count else { return nil }
    let links = LinkResolver(
      frame.linked(listings), site: frame.site, knowledge: LinkKnowledge(ledgers, settings: frame.settings))
    let listing = listings[position]
    return CollectionLoader(
      listing: listing, position: position, settings: frame.settings[position], site: frame.site, links: links,
      options: options, survey: survey.collections[listing.id])
  }

  /// The page of the only item of a part; nil if the ledger is not about such pages.
  private static func page(
    of part: ChunkReader.Part, at row: Int, _ past: CollectionLedger, _ settings: CollectionSettings,
    in frame: SiteFrame
  ) throws -> FileBatch? {
    guard let items = items(part.items[0], past.neighbours(of: row), past, settings) else { return nil }
    let collection = Collection(
      settings: settings, items: items.all, count: past.count, deletedCount: past.deletedCount)
    let formatter = ItemFormatter(site: frame.site)
    let program = CollectionPlan.detail(
      of: collection, templates: frame.templates.library(for: settings), site: frame.site, formatter: formatter)
    guard Checksum.of(program.signature[...]) == past.program else { return nil }
    let notes = NotesChunk(items: 0..<1, notes: part.notes, ends: part.ends)
    let source = DetailSource(
      part: ItemPart(collection, formatter: formatter), item: 0, previous: items.previous, next: items.next,
      notes: try notes.html(of: 0), address: CollectionPlan.address(of: collection, site: frame.site))
    var page = FileBatch()
    page.addPage(of: items.all[0].id) { program.run(source, into: &$0) }
    return page
  }

  /// The item and those that stand before and after it, with their positions; nil if the ledger does not have them.
  private static func items(
    _ item: Item, _ neighbours: LedgerNeighbours, _ past: CollectionLedger, _ settings: CollectionSettings
  ) -> (all: [Item], previous: Int?, next: Int?)? {
    var all = [item]
    var languages: [String: LanguageTag] = [:]
    var findings = FileFindings()
    var positions: [Int?] = []
    for row in [neighbours.previous, neighbours.next] {
      positions.append(row < 0 ? nil : all.count)
      guard row >= 0 else { continue }
      let isRead = past.read(
        row, fields: settings.schema.fields.count, languages: &languages, into: &all, findings: &findings)
      guard isRead, positions[positions.count - 1] == all.count - 1 else { return nil }
    }
    return (all, positions[0], positions[1])
  }
}

extension PageEdit {
  /// Everything that was found in the site, as the build before found it.
  package var diagnostics: [Diagnostic] { survey.ledger.head.diagnostics }

  package var summary: SiteSummary {
    SiteSummary(collections: survey.ledger.collections.count, items: survey.ledger.itemCount)
  }

  /// Puts the page in its place.
  ///
  /// - Returns: nil if that cannot be done by itself; the output is as it was.
  /// - Throws: `PublishFailure.overtaken` if the site was read in view of an output that is no longer there.
  package func build(to publisher: Publisher) throws -> OutputCounts? {
    guard publisher.stands(survey.output) else { throw PublishFailure.overtaken }
    guard
      var counts = try publisher.publish(page, to: collection, record: { ledger($0, page: $1) })
    else { return nil }
    counts.pages = survey.ledger.pageCount
    counts.unchanged = survey.ledger.outputCount - counts.written
    return counts
  }

  private func ledger(_ output: OutputStamps, page: PageStamp) -> [ArraySlice<UInt8>] {
    var head = survey.ledger.head
    head.folders = output.folders
    let entries = survey.ledger.collections.map {
      $0.id == collection ? $0.entry(replacing: row, source: source, page: page) : $0.entry
    }
    return Ledger.pieces(head, entries)
  }
}

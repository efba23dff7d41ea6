import Files
import Language

/// What of a site, and of the output that was made of it, is still as a ledger says.
struct Survey: Sendable {
  let ledger: Ledger
  /// The output that stands.
  let output: Folder
  /// By the collections' names.
  let collections: [String: CollectionSurvey]
  /// The owners whose files, pictures aside, all stand.
  let soundOwners: Set<String>
  /// The pictures of each collection that are as they were when they were copied, and whose copies stand.
  let standingPictures: [String: [String: LedgerFile]]
  /// The files of the output that have rows for items, by their paths.
  let files: [String: LedgerFile]
  /// Whether every picture is still a file that can be read, if another one perhaps.
  let hasAllPictures: Bool

  /// Whether the folders of all collections have the names that they had.
  var hasSameNames: Bool {
    ledger.collections.count == collections.count && collections.values.allSatisfy(\.hasSameNames)
  }

  /// Whether a build would write what stands.
  var isUnchanged: Bool {
    hasStandingFiles && collections.values.allSatisfy(\.isUnchanged)
  }

  /// The file of an item that is the only one to be read again, by its collection and its row in the ledger, if all pages stand, all other files and the
  /// names of all.
  var onlyChange: (collection: String, row: Int)? {
    guard hasStandingFiles, hasSameNames, hasAllPictures, collections.values.allSatisfy(\.hasStandingPages) else {
      return nil
    }
    let changes = collections.flatMap { id, survey in
      survey.rows.indices.lazy.filter { survey.rows[$0] < 0 }.prefix(2).map { (collection: id, row: $0) }
    }
    return changes.count == 1 ? changes[0] : nil
  }

  /// Whether every file of the output stands that is no item's page.
  private var hasStandingFiles: Bool {
    ledger.collections.count == collections.count && ledger.head.files.allSatisfy { soundOwners.contains($0.owner) }
      && standingPictures.values.reduce(0) { $0 + $1.count } == ledger.head.files.count { $0.source != nil }
  }

  /// Compares files with their stamps, on all cores.
  ///
  /// - Parameters:
  ///   - listings: the collections as they are now.
  ///   - output: the output that stands, nil if there is none, which the ledger must have been written for.
  init(_ ledger: Ledger, listings: [CollectionListing], output: Folder) throws {
    self.ledger = ledger
    self.output = output
    var collections: [String: CollectionSurvey] = [:]
    for listing in listings {
      guard let past = ledger.collection(listing.id) else { continue }
      collections[listing.id] = try CollectionSurvey(past, listing: listing, output: output)
    }
    self.collections = collections
    files = Dictionary(ledger.head.files.lazy.filter { !$0.rows.isEmpty }.map { ($0.path, $0) }) { first, _ in first }
    (soundOwners, standingPictures, hasAllPictures) = try Self.files(ledger, listings: listings, output: output)
  }

  private static func files(
    _ ledger: Ledger, listings: [CollectionListing], output: Folder
  ) throws -> (sound: Set<String>, pictures: [String: [String: LedgerFile]], areAll: Bool) {
    var sound = Set(listings.map(\.id) + [LedgerFile.site, LedgerFile.all])
    var pictures: [String: [String: LedgerFile]] = [:]
    var areAll = true
    let folders = Dictionary(listings.map { ($0.id, $0.folder) }) { first, _ in first }
    for file in ledger.head.files {
      let stands = file.page.matches(try? output.stamp(at: file.path))
      if let source = file.source {
        let now = try? folders[file.owner]?.stamp(at: source.path)
        let isSame = now.map { SourceStamp($0) == source.stamp } ?? false
        areAll = areAll && (isSame || folders[file.owner]?.state(ofFileAt: source.path) == .readable)
        if stands, isSame { pictures[file.owner, default: [:]][source.path] = file }
      } else if !stands {
        sound.remove(file.owner)
      }
    }
    return (sound, pictures, areAll)
  }
}

/// What of a collection is still as a ledger says.
struct CollectionSurvey: Sendable {
  let past: CollectionLedger
  /// Whether the folder has the same names.
  let hasSameNames: Bool
  /// For each item's file, its row in the ledger if its bytes are the same, else -1.
  let rows: [Int32]
  /// For each row of the ledger, whether the page stands as it was written.
  let pageStands: [Bool]

  var isUnchanged: Bool {
    hasSameNames && rows.allSatisfy { $0 >= 0 } && hasStandingPages
  }

  /// Whether every item that the ledger knows has its page.
  var hasStandingPages: Bool {
    pageStands.indices.allSatisfy { pageStands[$0] || !past.traits(of: $0).isItem }
  }

  private static let chunkSize = 512

  init(_ past: CollectionLedger, listing: CollectionListing, output: Folder) throws {
    self.past = past
    hasSameNames = listing.stems == past.stems && listing.others == past.others
    let areAligned = hasSameNames
    let pages = try? output.folder(listing.id)
    let count = max(listing.stems.count, past.stems.count)
    let parts = try Parallel.map(
      (count + Self.chunkSize - 1) / Self.chunkSize, makeWorker: {},
      body: { _, chunk in
        let range = chunk * Self.chunkSize..<min(count, (chunk + 1) * Self.chunkSize)
        return (
          Self.rows(range, past, listing, areAligned: areAligned), Self.standing(range, past, pages: pages)
        )
      })
    rows = parts.flatMap(\.0)
    pageStands = parts.flatMap(\.1)
  }

  private static func rows(
    _ range: Range<Int>, _ past: CollectionLedger, _ listing: CollectionListing, areAligned: Bool
  ) -> [Int32] {
    range.clamped(to: listing.stems.indices).map { index in
      guard let row = areAligned ? index : past.stems.position(of: listing.stems[index]) else { return -1 }
      let source = past.source(of: row)
      guard source != .none,
        let stamp = try? listing.folder.stamp(ofName: index, of: listing.stems, ending: ".md")
      else { return -1 }
      return stamp.kind == .file && SourceStamp(stamp) == source ? Int32(row) : -1
    }
  }

  private static func standing(_ range: Range<Int>, _ past: CollectionLedger, pages: Folder?) -> [Bool] {
    range.clamped(to: past.stems.indices).map { row in
      guard let pages, past.traits(of: row).isItem else { return false }
      // The page of an item has its name in the composed form.
      let stamp =
        past.stems.isASCII(at: row)
        ? try? pages.stamp(ofName: row, of: past.stems, ending: ".html")
        : try? pages.stamp(of: "\(nfc(past.stems[row])).html")
      return past.page(of: row).matches(stamp)
    }
  }
}

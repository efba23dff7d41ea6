import Catalogue
import Diagnostics
import Files
import Language

/// What a build leaves for the next one: which files it read and wrote, and what it found in them.
///
/// It is no more than a help. A ledger that is missing, damaged, of another version, copied or out of date is not used, and what it says of a file holds only
/// as long as the file's stamp is the same.
package struct Ledger: Sendable {
  let head: LedgerHead
  let collections: [CollectionLedger]

  /// How many items all collections have.
  var itemCount: Int { collections.reduce(0) { $0 + $1.count + $1.deletedCount } }

  /// How many files the output has, its own list of them aside.
  var outputCount: Int { head.files.count + itemCount }

  /// How many of them are pages.
  var pageCount: Int { head.files.count { $0.path.hasSuffix(".html") } + itemCount }

  static let file = "ledger"
  static let heading = Array("vitrine ledger 4\n".utf8)

  /// Nil if `bytes` are no ledger.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.heading) else { return nil }
    var reader = ByteReader(bytes, at: Self.heading.count)
    let (length, sum) = (Int(reader.fixed() as Int64), reader.fixed() as UInt64)
    let start = reader.position
    guard reader.isSound, reader.take(length) != nil, sum == Checksum.of(bytes[start..<start + length]) else {
      return nil
    }
    var end = start + length
    reader = ByteReader(bytes, at: start)
    head = LedgerHead(from: &reader)
    collections = reader.list { CollectionLedger(from: &$0, bytes: bytes, upTo: &end) }
    guard reader.isSound, reader.position == start + length, end == bytes.count else { return nil }
  }

  /// Whether the ledger is of a site with these settings and templates, by this program, asked for the same.
  func isAbout(_ inputs: SiteInputs, options: LoadOptions) throws(ICUFailure) -> Bool {
    guard head.identity == BuildIdentity.text(of: options), inputs.isSettled, inputs == head.inputs else {
      return false
    }
    guard let day = head.day else { return true }
    return try day == LedgerDay(zone: day.zone, at: options.clock)
  }

  func collection(_ id: String) -> CollectionLedger? {
    collections.first { $0.id == id }
  }

  /// A ledger, piece by piece.
  static func pieces(_ head: LedgerHead, _ entries: [LedgerEntry]) -> [ArraySlice<UInt8>] {
    var writer = ByteWriter()
    head.write(to: &writer)
    writer.list(entries) { $1.write(to: &$0) }
    var front = ByteWriter()
    front.raw(heading)
    front.fixed(Int64(writer.bytes.count))
    front.fixed(Checksum.of(writer.bytes[...]))
    return [front.bytes[...], writer.bytes[...]] + entries.flatMap { $0.chunks.map(\.bytes) }
  }
}

/// A day, where clocks of a time zone are asked for it.
struct LedgerDay: Sendable, Equatable {
  let zone: String
  let date: CivilDate

  init(zone: String, date: CivilDate) {
    self.zone = zone
    self.date = date
  }

  /// - Parameter instant: seconds since 1970 in UTC.
  init?(zone: String, at instant: Int) throws(ICUFailure) {
    guard let known = TimeZone(zone) else { return nil }
    self.init(zone: zone, date: try ZoneClock(known).localTime(at: instant).date)
  }
}

/// A file of the output that is no item's page.
struct LedgerFile: Sendable {
  /// From the output's folder.
  let path: String
  /// The collection whose items it depends on, or one of the names below.
  let owner: String
  let page: PageStamp
  /// For a picture, the file that it is a copy of, by its path in the collection's folder.
  let source: Source?
  /// Where rows stand in it that are about one item each; empty for other files.
  let rows: RowTable

  /// Stands for the collection where a file depends on none: the front page, an asset.
  static let site = ""
  /// Stands for the collection where a file depends on all: the sitemap, the feed.
  static let all = "/"

  struct Source: Sendable {
    let path: String
    let stamp: SourceStamp
  }
}

extension LedgerFile {
  init(from reader: inout ByteReader) {
    path = reader.text()
    owner = reader.text()
    page = PageStamp(from: &reader)
    source = reader.flag() ? Source(path: reader.text(), stamp: SourceStamp(from: &reader)) : nil
    rows = RowTable(from: &reader)
  }

  func write(to writer: inout ByteWriter) {
    writer.text(path)
    writer.text(owner)
    page.write(to: &writer)
    writer.flag(source != nil)
    if let source {
      writer.text(source.path)
      source.stamp.write(to: &writer)
    }
    rows.write(to: &writer)
  }
}

import Catalogue
import Diagnostics
import Files
import Language

/// Writes down what a build read and wrote.
struct LedgerWriter {
  private static let chunkSize = 512

  private let plan: SitePlan
  private let findings: [Diagnostic]
  /// The output, all written.
  private let tree: OutputTree

  init(_ plan: SitePlan, findings: [Diagnostic], tree: OutputTree) {
    self.plan = plan
    self.findings = findings
    self.tree = tree
  }

  /// The ledger; nil where none would be of use.
  ///
  /// - Parameter manifest: the stamp of the output's own list.
  func bytes(_ written: [WrittenFiles], manifest: FileStamp) throws -> [UInt8]? {
    let site = plan.site
    guard site.inputs.isSettled, let identity = BuildIdentity.text(of: site.options) else { return nil }
    var writer = ByteWriter()
    writer.text(identity)
    let day = try day()
    writer.flag(day != nil)
    if let day {
      writer.text(day.zone)
      writer.date(day.date)
    }
    PageStamp(manifest).write(to: &writer)
    writer.list(site.inputs.files) {
      $0.text($1.path)
      $1.stamp.write(to: &$0)
    }
    writer.list(findings) { $0.diagnostic($1) }
    writer.list(files(written)) { $1.write(to: &$0) }
    writer.number(site.collections.reduce(0) { $0 + $1.collection.items.count })
    writer.number(plan.collections.count)
    for collection in plan.collections {
      try write(collection, pages: pages(of: collection, written), to: &writer)
    }
    var whole = ByteWriter()
    whole.reserve(writer.bytes.count + 32)
    whole.raw(Ledger.heading)
    whole.fixed(Checksum.of(writer.bytes[...]))
    whole.raw(writer.bytes)
    return whole.bytes
  }
}

extension LedgerWriter {
  /// The day of the build, where a field's bounds depend on it.
  private func day() throws -> LedgerDay? {
    let bounds = plan.collections.flatMap { $0.collection.schema.fields.flatMap { [$0.minimum, $0.maximum] } }
    guard bounds.contains(where: { $0.flatMap { ClockValue(rawValue: $0.text) } != nil }) else { return nil }
    return try LedgerDay(zone: plan.site.settings.zone.name, at: plan.site.options.clock)
  }

  private func files(_ written: [WrittenFiles]) -> [LedgerFile] {
    written.flatMap { job in
      job.paths.map { path, ticket in
        LedgerFile(path: path, owner: job.owner, page: tree.stamps(of: ticket).first ?? .none, source: job.source)
      }
    }
  }

  /// The stamps of the pages of a collection's items, in their order.
  private func pages(of plan: CollectionPlan, _ written: [WrittenFiles]) -> [PageStamp] {
    written.filter { $0.owner == plan.collection.id }.flatMap { job in
      job.pagesTicket.map { tree.stamps(of: $0) } ?? []
    }
  }

  private func write(_ plan: CollectionPlan, pages: [PageStamp], to writer: inout ByteWriter) throws {
    let listing = plan.loaded.loader.listing
    let count = listing.stems.count
    let parts = try Parallel.map(
      (count + Self.chunkSize - 1) / Self.chunkSize, makeWorker: {},
      body: { _, chunk in
        rows(chunk * Self.chunkSize..<min(count, (chunk + 1) * Self.chunkSize), of: plan, pages: pages)
      })
    writer.text(listing.id)
    writer.fixed(plan.program)
    for names in [listing.stems, listing.others] {
      let joined = names.joined
      writer.number(joined.count)
      writer.raw(joined)
    }
    writer.number(parts.reduce(0) { $0 + $1.records.bytes.count })
    var end = 0
    for part in parts {
      var start = 0
      for row in part.ends.indices {
        writer.raw(
          part.table.bytes[row * (CollectionLedger.rowLength - 8)..<(row + 1) * (CollectionLedger.rowLength - 8)])
        writer.fixed(Int64(end + part.ends[row]))
        start = part.ends[row]
      }
      end += start
    }
    for part in parts { writer.raw(part.records.bytes) }
  }

  private struct Rows: Sendable {
    var table = ByteWriter()
    var records = ByteWriter()
    var ends: [Int] = []
  }

  private func rows(_ range: Range<Int>, of plan: CollectionPlan, pages: [PageStamp]) -> Rows {
    let loaded = plan.loaded
    let past = loaded.loader.survey?.past
    var rows = Rows()
    for position in range {
      let file = loaded.files[position]
      let item = file.item < 0 ? nil : loaded.collection.items[Int(file.item)]
      file.stamp.write(to: &rows.table)
      let page = file.item < 0 ? .none : pages[Int(file.item)]
      page.write(to: &rows.table)
      for neighbour in [plan.neighbours.previous, plan.neighbours.next] {
        let item = file.item < 0 ? nil : neighbour(Int(file.item))
        rows.table.fixed(item.map { Int64(loaded.positions[$0]) } ?? -1)
      }
      if let past, file.row >= 0 {
        rows.records.raw(past.recordBytes(of: Int(file.row)))
      } else {
        ItemRecord(item: item, findings: loaded.findings[position] ?? FileFindings()).write(to: &rows.records)
      }
      rows.ends.append(rows.records.bytes.count)
    }
    return rows
  }
}

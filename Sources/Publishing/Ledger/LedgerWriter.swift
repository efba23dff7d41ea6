import Catalogue
import Diagnostics
import Files
import Language

/// Writes down what a build read and wrote.
struct LedgerWriter {
  private let plan: SitePlan
  private let findings: [Diagnostic]
  /// The output, all written.
  private let tree: OutputTree

  init(_ plan: SitePlan, findings: [Diagnostic], tree: OutputTree) {
    self.plan = plan
    self.findings = findings
    self.tree = tree
  }

  /// The ledger, piece by piece; none where it would be of no use.
  ///
  /// - Parameter manifest: the stamp of the output's own list.
  func pieces(_ written: [WrittenFiles], manifest: FileStamp) throws -> [ArraySlice<UInt8>] {
    let site = plan.site
    guard site.inputs.isSettled, let identity = BuildIdentity.text(of: site.options) else { return [] }
    var writer = ByteWriter()
    writer.text(identity)
    let day = day
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
    var chunks: [LedgerChunk] = []
    for collection in plan.collections {
      chunks += try write(collection, pages: pages(of: collection, written), to: &writer)
    }
    var front = ByteWriter()
    front.raw(Ledger.heading)
    front.fixed(Int64(writer.bytes.count))
    front.fixed(Checksum.of(writer.bytes[...]))
    return [front.bytes[...], writer.bytes[...]] + chunks.map(\.bytes)
  }
}

extension LedgerWriter {
  /// The day of the build, where a field's bounds depend on it.
  private var day: LedgerDay? {
    let bounds = plan.collections.flatMap { $0.collection.schema.fields.flatMap { [$0.minimum, $0.maximum] } }
    guard bounds.contains(where: { $0.flatMap { ClockValue(rawValue: $0.text) } != nil }) else { return nil }
    return LedgerDay(zone: plan.site.settings.zone.name, date: plan.site.now.date)
  }

  private func files(_ written: [WrittenFiles]) -> [LedgerFile] {
    written.flatMap { job in
      job.others.map { file in
        LedgerFile(
          path: file.path, owner: job.owner, page: tree.stamps(of: file.ticket).first ?? .none, source: job.source,
          rows: file.rows)
      }
    }
  }

  /// The stamps of the pages of a collection's items, in their order.
  private func pages(of plan: CollectionPlan, _ written: [WrittenFiles]) -> [PageStamp] {
    written.filter { $0.owner == plan.collection.id }.flatMap { job in
      job.pagesTicket.map { tree.stamps(of: $0) } ?? []
    }
  }

  /// Writes what the head says of a collection.
  ///
  /// - Returns: what stands behind the head.
  private func write(
    _ plan: CollectionPlan, pages: [PageStamp], to writer: inout ByteWriter
  ) throws -> [LedgerChunk] {
    let listing = plan.loaded.loader.listing
    let chunks = try LedgerChunks(plan, pages: pages).all()
    writer.text(listing.id)
    writer.fixed(plan.program)
    for names in [listing.stems, listing.others] {
      let joined = names.joined
      writer.number(joined.count)
      writer.raw(joined)
    }
    writer.list(chunks) {
      $0.number($1.bytes.count)
      $0.fixed($1.sum)
    }
    return chunks
  }
}

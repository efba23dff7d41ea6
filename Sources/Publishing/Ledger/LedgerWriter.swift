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
  /// - Parameters:
  ///   - written: what each job wrote.
  ///   - output: what the output is known by besides.
  func pieces(_ written: [WrittenFiles], _ output: OutputStamps) throws -> [ArraySlice<UInt8>] {
    let site = plan.site
    guard site.inputs.isSettled, let identity = BuildIdentity.text(of: site.options) else { return [] }
    let head = LedgerHead(
      identity: identity, day: day, manifest: output.manifest, inputs: site.inputs, diagnostics: findings,
      files: files(written), folders: output.folders)
    return Ledger.pieces(head, try plan.collections.map { try entry($0, pages: pages(of: $0, written)) })
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

  private func entry(_ plan: CollectionPlan, pages: [PageStamp]) throws -> LedgerEntry {
    let listing = plan.loaded.loader.listing
    return LedgerEntry(
      id: listing.id, folder: listing.stamp, program: plan.program, count: plan.collection.count,
      deletedCount: plan.collection.deletedCount, stems: listing.stems, others: listing.others,
      chunks: try LedgerChunks(plan, pages: pages).all())
  }
}

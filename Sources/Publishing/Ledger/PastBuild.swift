package import Diagnostics
import Files

/// What the build before left: its output, and its ledger beside that.
package struct PastBuild: Sendable {
  let ledger: Ledger
  let output: Folder

  /// Nil if there is no output with a ledger that was written for it, or if a build left something behind that the next one is to clear up.
  package init?(at place: OutputPlace) {
    guard let output = try? Folder(at: place.path), let parent = try? Folder(at: place.parent),
      let workshop = try? parent.folder(WorkshopSite.outerName(for: place)),
      Workshop.passing.allSatisfy({ (try? workshop.stamp(of: $0)) == .some(nil) }),
      let bytes = try? workshop.read(Ledger.file).bytes, let ledger = Ledger(bytes),
      ledger.head.manifest.matches(try? output.stamp(of: OutputManifest.file))
    else { return nil }
    self.ledger = ledger
    self.output = output
  }
}

/// An output that is as a build would write it.
package struct StandingOutput: Sendable {
  package let diagnostics: [Diagnostic]
  package let counts: OutputCounts
  package let summary: SiteSummary

  init(_ past: PastBuild) {
    diagnostics = past.ledger.head.diagnostics
    var counts = OutputCounts()
    counts.unchanged = past.ledger.outputCount
    counts.pages = past.ledger.pageCount
    self.counts = counts
    summary = SiteSummary(collections: past.ledger.collections.count, items: past.ledger.itemCount)
  }
}

import BuildCache
package import Diagnostics
package import Loading
import Rendering
import Staging

/// A build whose files are read and whose pages are planned, so that all findings are known before anything is written.
package struct PreparedBuild: Sendable {
  /// Everything that was found in the site's files and templates.
  package let diagnostics: [Diagnostic]
  package let summary: SiteSummary
  let state: State

  enum State: Sendable {
    /// The existing output is what the build would make.
    case unchanged(ExistingOutput)
    case work(BuildWork)
  }

  /// What happens to each file; nil if nothing has changed and every file is kept.
  package var plan: BuildPlan? {
    switch state {
    case .unchanged: nil
    case .work(let work): work.plan
    }
  }
}

extension PreparedBuild {
  /// - Parameter loader: The site, whose folders are listed. The findings about files that nothing reads are of now; all others are the cache's.
  init(unchanged existing: ExistingOutput, _ loader: SiteLoader) {
    diagnostics = (existing.cache.diagnostics.filter { $0.id != .fileName } + loader.fileNameFindings).sorted()
    summary = SiteSummary(collections: existing.cache.collections.count, items: existing.cache.itemCount)
    state = .unchanged(existing)
  }

  init(_ work: BuildWork) {
    diagnostics = work.diagnostics
    summary = work.content.summary
    state = .work(work)
  }
}

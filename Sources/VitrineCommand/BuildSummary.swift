import Staging

/// The last line of a build.
struct BuildSummary: CustomStringConvertible {
  /// What the site has: `5 collections, 420 items`.
  let site: String
  let counts: OutputCounts
  /// The time that the build took, as `SecondsClock` writes it.
  let seconds: String

  var description: String {
    "\(site), \(counts.pages) \(counts.pages == 1 ? "page" : "pages"): \(counts.written) \(counts.written == 1 ? "file" : "files") written, \(counts.unchanged) unchanged, \(counts.removed) removed, \(seconds) s"
  }
}

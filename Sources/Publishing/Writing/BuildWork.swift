import Catalogue
import Diagnostics
import Files
import Loading
import Rendering

/// A build that is planned and whose output is still to be written.
struct BuildWork: Sendable {
  let content: SiteContent
  let site: SitePages
  let plan: BuildPlan
  /// The notes of items that were taken from the cache and whose pages are made, for each collection by the positions of the items.
  let notes: [[ItemIndex: StoredNotes]]
  let diagnostics: [Diagnostic]
  /// The output whose cache items were taken from.
  let existing: ExistingOutput?
  /// Identifies the list of the output that was there when the build began.
  let list: OutputFingerprint?
  /// The program and the options; nil if the program can't tell itself from another one.
  let identity: String?
  let pictures: PictureStore
  let progress: BuildProgress?
}

package import Files

/// What is wanted of a site that is read.
package struct LoadOptions: Sendable {
  /// Which items are left out because of what is said about their files.
  package enum LeavingOut: String, Sendable {
    case none
    case itemsInError = "items in error"
    /// Those with warnings too.
    case itemsWithFindings = "items with findings"
  }

  /// Whether drafts are items like any others.
  package var includesDrafts = false
  /// Whether links from other items to drafts are findings although drafts are included, as they are where drafts are left out.
  package var reportsLinksToDrafts = false
  /// Whether notes are turned into HTML.
  package var rendersNotes = true
  /// Whether items keep the pictures that they name and that cannot be shown.
  package var keepsAllPictures = false
  package var leavingOut = LeavingOut.none
  /// Seconds since 1970 in UTC: what "now" and "this year" are reckoned from.
  package var clock: Int

  /// Gets how much has been read and written.
  package var progress: BuildProgress?
  /// Where notes are kept until their pages are rendered.
  var notes = NotesStore()
  /// Whether the files that items refer to are known to exist, or not to exist, as they did when the cache was written.
  var trustsReferences = true
  /// Tells whether a later change to a file is certain to show.
  package var fingerprintClock = FingerprintClock.now()

  package init(clock: Int) {
    self.clock = clock
  }
}

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

  /// What becomes of drafts.
  package enum Drafts: Sendable {
    case leftOut
    /// They are items like any others.
    case included
    /// They are read like any others, and links to them from other items are findings, as where they are left out.
    case checked
  }

  package var drafts = Drafts.leftOut
  /// Whether drafts are among the items.
  package var includesDrafts: Bool { drafts != .leftOut }
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

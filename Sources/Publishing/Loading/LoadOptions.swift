/// What is wanted of a site that is read.
package struct LoadOptions: Sendable {
  /// Which items are left out because of what is said about their files.
  package enum LeavingOut: Sendable {
    case none
    case itemsInError
    /// Those with warnings too.
    case itemsWithFindings
  }

  /// Whether drafts are items like any others.
  package var includesDrafts = false
  /// Whether notes are turned into HTML.
  package var rendersNotes = true
  package var leavingOut = LeavingOut.none
  /// Seconds since 1970 in UTC: what "now" and "this year" are reckoned from.
  package var clock: Int

  /// Who is told how much has been read and written.
  package var progress: BuildProgress?
  /// Where notes are kept until their pages are rendered.
  var notes = NotesStore()
  /// Whether files that items refer to are known to be there, or not to be there, as they were for the ledger.
  var trustsReferences = true
  /// From when on a change to a file might not show.
  package var settled = SettledTime.now()

  package init(clock: Int) {
    self.clock = clock
  }
}

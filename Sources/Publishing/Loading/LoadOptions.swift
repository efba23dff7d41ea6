/// What is wanted of a site that is read.
package struct LoadOptions: Sendable {
  /// Whether drafts are items like any others.
  package var includesDrafts = false
  /// Whether notes are turned into HTML.
  package var rendersNotes = true
  /// Seconds since 1970 in UTC: what "now" and "this year" are reckoned from.
  package var clock: Int

  /// Whether files that items refer to are known to be there, or not to be there, as they were for the ledger.
  var trustsReferences = true
  /// From when on a change to a file might not show.
  package var settled = SettledTime.now()

  package init(clock: Int) {
    self.clock = clock
  }
}

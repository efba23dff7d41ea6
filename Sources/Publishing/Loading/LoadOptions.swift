/// What is wanted of a site that is read.
package struct LoadOptions: Sendable {
  /// Whether drafts are items like any others.
  package var includesDrafts = false
  /// Whether notes are turned into HTML.
  package var rendersNotes = true
  /// Seconds since 1970 in UTC: what "now" and "this year" are reckoned from.
  package var clock: Int

  /// Who is told how much has been read and written.
  package var progress: BuildProgress?

  package init(clock: Int) {
    self.clock = clock
  }
}

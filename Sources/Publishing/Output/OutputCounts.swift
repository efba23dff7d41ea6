package import Files

/// What a build did to the files of the output.
package struct OutputCounts: Sendable, Hashable {
  /// How many pages the output has, changed or not.
  package var pages = 0
  package var written = 0
  package var unchanged = 0
  package var removed = 0
  /// Why the output that stood before could not be cleared away. The new one stands; the next build clears up.
  package var leftover: FileFailure?

  package init() {}

  mutating func add(_ other: OutputCounts) {
    pages += other.pages
    written += other.written
    unchanged += other.unchanged
    removed += other.removed
  }
}

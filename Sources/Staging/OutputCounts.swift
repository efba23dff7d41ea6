package import Files

/// What a build did to the files of the output.
package struct OutputCounts: Sendable, Hashable {
  /// How many pages the output has, whether they changed or not.
  package var pages = 0
  package var written = 0
  package var unchanged = 0
  package var removed = 0
  /// Why the previous output could not be removed. The new one is in place, and the next build tries again.
  package var leftover: FileFailure?

  package init() {}

  package mutating func add(_ other: OutputCounts) {
    pages += other.pages
    written += other.written
    unchanged += other.unchanged
    removed += other.removed
  }
}

/// A stretch of a text file, from one place up to another.
package struct SourceRange: Sendable, Hashable {
  package let start: SourceLocation
  /// The place after the last character; the start of an empty range.
  package let end: SourceLocation

  package init(_ start: SourceLocation, _ end: SourceLocation) {
    self.start = start
    self.end = max(start, end)
  }

  /// An empty range: a place of which the end is not known.
  package init(at location: SourceLocation) {
    self.init(location, location)
  }

  package var isEmpty: Bool { start == end }
}

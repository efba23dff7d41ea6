/// A place in a text file, as editors count: the first character of a file is line 1, column 1.
///
/// Columns count Unicode scalars, so a letter with a combining accent is two columns and an emoji is one.
package struct SourceLocation: Sendable, Hashable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  package static let start = SourceLocation(line: 1, column: 1)

  package static func < (one: SourceLocation, other: SourceLocation) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

/// How a table is set: its size, its lines of columns and their widths.
package struct TableLayout: Sendable {
  /// A column at its place in a line of columns.
  package struct Cell: Sendable {
    package let column: Int
    package let x: Double
    package let width: Double
    /// Of numbers: how far their marks are from the right edge.
    package var afterMark = 0.0
  }

  /// In points.
  package let size: Double
  package let isLandscape: Bool
  /// One line of columns, or two where a row is set in two.
  package let lines: [[Cell]]

  /// The size that columns are measured in.
  static let referenceSize = 9.0
  /// The smallest type that is used.
  package static let leastSize = 7.0
  /// The space between two columns, and above and below the text of a row, in a font of size 1.
  static let gapFactor = 0.9
  static let paddingFactor = 0.28

  package var font: Font { Font(size: size) }
  package var gap: Double { size * Self.gapFactor }
  package var padding: Double { size * Self.paddingFactor }

  static func headFont(size: Double) -> Font { Font(size: max(leastSize, size - 0.5), isBold: true) }
  package var headFont: Font { Self.headFont(size: size) }
}

/// A table whose columns do not fit, however they are set.
package struct TableTooWide: Error, Sendable {
  /// The columns that take most room, in the order of the table.
  package let columns: [String]
  package let paper: String

  package init(columns: [String], paper: String) {
    self.columns = columns
    self.paper = paper
  }
}

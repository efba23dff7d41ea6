/// A column of a printed table.
package struct TableColumn: Sendable {
  package enum Content: Sendable {
    /// Text that is broken into lines.
    case text
    /// Text that stays on one line: dates, numbers of items.
    case line
    /// Numbers, one below the other by their decimal separators.
    case number
    /// A picture, an empty box or a QR code in a square of a fixed size.
    case square(Double)
  }

  package let title: String
  package let content: Content

  package init(title: String, content: Content) {
    self.title = title
    self.content = content
  }

  var wraps: Bool {
    if case .text = content { true } else { false }
  }
}

/// What is in the cells of a table.
package protocol TableSource: AnyObject {
  var columns: [TableColumn] { get }
  var rowCount: Int { get }

  func text(row: Int, column: Int) -> Text
  /// The sums that are set in bold below the rows of a column.
  func sums(column: Int) -> [Text]
  /// The web address that a cell leads to.
  func address(row: Int, column: Int) -> String?
  /// The pictures in the square cells of a row.
  func pictures(row: Int) -> [PictureReference]
  /// Draws what is in a square cell.
  func drawSquare(row: Int, column: Int, in rectangle: Rectangle, on canvas: any Canvas)
}

extension TableSource {
  package func sums(column: Int) -> [Text] { [] }
  package func address(row: Int, column: Int) -> String? { nil }
  package func pictures(row: Int) -> [PictureReference] { [] }
  package func drawSquare(row: Int, column: Int, in rectangle: Rectangle, on canvas: any Canvas) {}
}

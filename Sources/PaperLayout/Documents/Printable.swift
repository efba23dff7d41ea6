/// Pages that can be drawn.
package protocol Printable {
  var pageCount: Int { get }
  /// The width and height of every page, in points.
  var size: (width: Double, height: Double) { get }
  var bookmarks: [PrintedDocument.Bookmark] { get }
  /// The pictures that are drawn, in order.
  var pictures: [PictureReference] { get }

  /// Draws every page.
  ///
  /// - Parameter willDraw: is called before each page with its number, and may throw to end.
  func draw(on canvas: any Canvas, willDraw: (Int) throws -> Void) rethrows
}

extension PrintedDocument: Printable {}

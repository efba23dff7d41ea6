/// What pages are drawn on. Lengths are in points.
///
/// An x is the distance from the edge of the page where lines begin: the left edge, or the right edge in languages that are written from right to left. A y
/// is the distance from the upper edge.
package protocol Canvas: AnyObject {
  var measurer: any TextMeasurer { get }

  func draw(_ box: TextBox)
  func line(from start: Point, to end: Point, thickness: Double, ink: Ink)
  func fill(_ rectangle: Rectangle, ink: Ink)
  func frame(_ rectangle: Rectangle, thickness: Double, ink: Ink)
  /// Draws a picture as large as it fits, in the middle; one that cannot be read is a frame with its name.
  func picture(_ picture: PictureReference, in rectangle: Rectangle, named alternative: String)
  /// Draws a QR code that fills a square.
  func code(of address: String, in rectangle: Rectangle, named alternative: String)

  /// Draws what `body` draws as an element of the document's structure.
  func element(_ kind: ElementKind, _ body: () -> Void)
  /// Makes a link of what `body` draws.
  func link(to target: LinkTarget, _ body: () -> Void)
  /// Names a place on the page.
  func destination(_ name: String, at point: Point)
  func endPage()
}

package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

package struct Rectangle: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The kinds of elements in the structure of a PDF.
package enum ElementKind: String, Sendable {
  case document = "Document"
  case title = "H1"
  case heading = "H2"
  case subheading = "H3"
  case paragraph = "P"
  case contents = "TOC"
  case contentsEntry = "TOCI"
  case table = "Table"
  case row = "TR"
  case headerCell = "TH"
  case cell = "TD"
  case figure = "Figure"
  case list = "L"
  case listItem = "LI"
  case listMarker = "Lbl"
  case listBody = "LBody"
}

package enum LinkTarget: Sendable, Hashable {
  case address(String)
  case destination(String)
}

/// A picture of an item, by its path in the collection's folder.
package struct PictureReference: Sendable, Hashable {
  package let path: String
  /// The longer side in pixels that is enough.
  package let pixels: Int

  package init(path: String, pixels: Int) {
    self.path = path
    self.pixels = pixels
  }

  /// A picture with as many pixels as print well in a square.
  init(path: String, pointsWide: Double) {
    self.init(path: path, pixels: Int(pointsWide * 220 / 72))
  }
}

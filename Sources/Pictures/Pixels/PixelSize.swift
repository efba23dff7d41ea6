/// The width and height of a picture in pixels.
package struct PixelSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var longestEdge: Int { max(width, height) }
  var count: Int { width * height }

  /// The size with the same proportions whose longest edge is `edge`, or this one if that would be larger.
  func fitted(into edge: Int) -> PixelSize {
    guard edge < longestEdge else { return self }
    func scaled(_ length: Int) -> Int { max(1, (2 * length * edge + longestEdge) / (2 * longestEdge)) }
    return PixelSize(width: scaled(width), height: scaled(height))
  }

  func turned(by orientation: Orientation) -> PixelSize {
    orientation.exchangesEdges ? PixelSize(width: height, height: width) : self
  }
}

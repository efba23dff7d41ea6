package import Catalogue

/// The size of pages and what of them is printed on, in points.
package struct PageFormat: Sendable, Hashable {
  package let width: Double
  package let height: Double
  /// Between the edge of the paper and the text.
  package let margin: Double

  package static let pointsPerMillimetre = 72 / 25.4

  package init(_ paper: PaperSize, isLandscape: Bool, margin: Double = 48) {
    let size = paper.millimetres
    let (short, long) = (size.width * Self.pointsPerMillimetre, size.height * Self.pointsPerMillimetre)
    (width, height) = isLandscape ? (long, short) : (short, long)
    // A small sheet has a small margin.
    self.margin = min(margin, short / 10)
  }

  /// The room for running heads above and below the text.
  static let headHeight = 26.0

  package var left: Double { margin }
  package var top: Double { margin + Self.headHeight }
  package var textWidth: Double { width - 2 * margin }
  package var textHeight: Double { height - 2 * (margin + Self.headHeight) }
}

/// A size, weight and slant of the typeface that everything is set in.
package struct Font: Sendable, Hashable {
  /// In points.
  package let size: Double
  package var isBold = false
  package var isItalic = false

  package init(size: Double, isBold: Bool = false, isItalic: Bool = false) {
    self.size = size
    self.isBold = isBold
    self.isItalic = isItalic
  }

  package static let title = Font(size: 26, isBold: true)
  package static let heading = Font(size: 16, isBold: true)
  package static let subheading = Font(size: 11, isBold: true)
  package static let body = Font(size: 10)
  package static let bodyBold = Font(size: 10, isBold: true)
  package static let small = Font(size: 8)
}

/// A color of ink.
package enum Ink: Sendable, Hashable {
  case black, gray, faint, rule, tint
}

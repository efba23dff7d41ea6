/// Lines of text at a place on a page.
package struct TextBox: Sendable {
  package enum Alignment: Sendable, Hashable {
    case start, center, end
    /// Numbers whose marks are aligned below one another, so far from the right edge.
    case mark(fromRight: Double)
  }

  package var text: Text
  package var font: Font
  /// The upper edge is where the line box of the first line begins.
  package var origin: Point
  package var width: Double
  /// Whether lines are broken to fit the width.
  package var wraps = false
  /// Which of the lines are drawn.
  package var lines = 0..<Int.max
  package var alignment = Alignment.start
  package var ink = Ink.black

  package init(
    _ text: Text, font: Font, at origin: Point, width: Double, wraps: Bool = false, lines: Range<Int> = 0..<Int.max,
    alignment: Alignment = .start, ink: Ink = .black
  ) {
    self.text = text
    self.font = font
    self.origin = origin
    self.width = width
    self.wraps = wraps
    self.lines = lines
    self.alignment = alignment
    self.ink = ink
  }
}

extension Canvas {
  /// Draws one line of plain text.
  func line(
    _ string: String, font: Font, at origin: Point, width: Double, alignment: TextBox.Alignment = .start,
    ink: Ink = .black
  ) {
    guard !string.isEmpty else { return }
    draw(TextBox(Text(string), font: font, at: origin, width: width, alignment: alignment, ink: ink))
  }
}

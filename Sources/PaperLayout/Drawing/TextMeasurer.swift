private import Characters

/// Measures text as it will be drawn.
package protocol TextMeasurer: AnyObject {
  /// - Parameter width: how long lines are at most; nil for one line.
  func extents(of text: Text, in font: Font, width: Double?) -> TextExtents

  /// How far letters rise above the baseline, and from baseline to baseline.
  func metrics(of font: Font) -> FontMetrics
}

/// The system has no font at all.
package struct NoFonts: Error, Sendable {
  package init() {}

  package var message: String {
    "no font is installed, so that no text can be printed; the packages fonts-noto-core and fonts-dejavu-core have fonts"
  }
}

/// Text to draw: as it is, or with tags for bold, italic and code.
package struct Text: Sendable, Hashable {
  package let string: String
  /// Whether the string is Pango markup, an XML with `<b>`, `<i>` and `<tt>`.
  package var isMarkup = false
  /// The byte that numbers are aligned at: the decimal separator, or the end of the digits.
  package var mark: Int?
  /// The parts that are links, by their bytes in the text without markup.
  package var links: [TextLink] = []

  package init(_ string: String, isMarkup: Bool = false, mark: Int? = nil, links: [TextLink] = []) {
    // Cairo makes no document of what PDF cannot hold, either.
    self.string = PageCharacters.replacing(in: string)
    self.isMarkup = isMarkup
    self.mark = mark
    self.links = links
  }
}

package struct TextLink: Sendable, Hashable {
  package let range: Range<Int>
  package let address: String
}

package struct TextExtents: Sendable, Hashable {
  /// The width of the widest line.
  package var width: Double
  package var lines: Int
  /// How far the mark is from the left; without a mark, the width.
  package var markOffset = 0.0

  package init(width: Double, lines: Int, markOffset: Double = 0) {
    self.width = width
    self.lines = lines
    self.markOffset = markOffset
  }
}

package struct FontMetrics: Sendable, Hashable {
  package var ascent: Double
  package var leading: Double

  package init(ascent: Double, leading: Double) {
    self.ascent = ascent
    self.leading = leading
  }
}

package import PaperLayout
import PaperShim

/// Measures text by Pango, as it will be drawn.
package final class PangoMeasurer: TextMeasurer {
  let text: OpaquePointer
  private var fonts: [Font: Int32] = [:]
  private var metrics: [Font: FontMetrics] = [:]
  private struct LongTextKey: Hashable {
    let text: Text
    let font: Font
    let width: Double
  }

  private var longTexts: [LongTextKey: LongText] = [:]
  /// The characters that no font has, each with a text that it was found in.
  package private(set) var unknown: [Unicode.Scalar: String] = [:]

  /// The best fonts first; fontconfig finds others for scripts that these do not have.
  private static let families = "Noto Sans, DejaVu Sans, sans-serif"

  /// - Parameter language: a BCP 47 tag.
  package init(language: String) throws(NoFonts) {
    guard let text = paper_text_open(language, Self.families) else { throw NoFonts() }
    self.text = text
  }

  deinit { paper_text_close(text) }

  func number(of font: Font) -> Int32 {
    if let known = fonts[font] { return known }
    let number = paper_text_add_font(text, font.size, font.isBold ? 600 : 400, font.isItalic)
    fonts[font] = number
    return number
  }

  package func extents(of text: Text, in font: Font, width: Double?) -> TextExtents {
    if let width, let long = longText(text, in: font, width: width) {
      return TextExtents(width: long.width, lines: long.lineCount, markOffset: long.width)
    }
    // In one line, the beginning of a long text is wider than any page.
    if width == nil, LongText.isLong(text) {
      return extentsOfPart(Text(LongText.beginning(of: text.string)), in: font, width: nil)
    }
    return extentsOfPart(text, in: font, width: width)
  }

  /// The parts of a text that is too long for one layout; nil of another.
  func longText(_ text: Text, in font: Font, width: Double) -> LongText? {
    guard LongText.isLong(text) else { return nil }
    let key = LongTextKey(text: text, font: font, width: width)
    if let known = longTexts[key] { return known }
    let long = LongText(text) { extentsOfPart($0, in: font, width: width) }
    // A row has few, and each of its pages asks for them again.
    if longTexts.count >= 64 { longTexts = [:] }
    longTexts[key] = long
    return long
  }

  private func extentsOfPart(_ text: Text, in font: Font, width: Double?) -> TextExtents {
    let number = number(of: font)
    var string = text.string
    if !text.isMarkup, SimpleText.isSimple(string) {
      var extents = PaperExtents()
      let isMeasured = string.withUTF8 {
        paper_words_measure(
          self.text, number, $0.baseAddress, Int32($0.count), width ?? -1, Int32(text.mark ?? -1), &extents)
      }
      if isMeasured {
        return TextExtents(width: extents.width, lines: Int(extents.lines), markOffset: extents.markOffset)
      }
    }
    let extents = string.withUTF8 {
      paper_text_measure(
        self.text, number, $0.baseAddress, Int32($0.count), text.isMarkup, width ?? -1, Int32(text.mark ?? -1))
    }
    if extents.unknown > 0 { note(text, in: number) }
    return TextExtents(width: extents.width, lines: Int(extents.lines), markOffset: extents.markOffset)
  }

  /// Notes the first character of a text that no font has.
  func note(_ text: Text, in font: Int32) {
    var string = text.string
    let value = string.withUTF8 { paper_text_first_unknown(self.text, font, $0.baseAddress, Int32($0.count)) }
    guard let scalar = Unicode.Scalar(value), value > 0, unknown[scalar] == nil else { return }
    unknown[scalar] = text.string
  }

  package func metrics(of font: Font) -> FontMetrics {
    if let known = metrics[font] { return known }
    var (ascent, descent) = (0.0, 0.0)
    paper_text_font_heights(text, number(of: font), &ascent, &descent)
    // Lines of letters that rise and fall far, as in Arabic and Thai, are farther apart.
    let leading = max(1.32 * font.size, ascent + descent)
    let metrics = FontMetrics(ascent: ascent + (leading - ascent - descent) / 2, leading: leading)
    self.metrics[font] = metrics
    return metrics
  }
}

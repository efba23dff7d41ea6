/// How wide letters are, by which most text need not be laid out to know that it fits.
///
/// Kerning and ligatures are not reckoned with: they make text a little narrower, and hardly ever wider.
package final class AdvanceTable {
  private let measurer: any TextMeasurer
  private let font: Font
  /// The width of each character that has been asked for, by its code point; negative where it is not known yet.
  private var advances = Array(repeating: Float(-1), count: AdvanceTable.limit)

  /// Characters beyond this have no width of their own: they join, are above one another, or are as wide as others.
  private static let limit = 0x530

  package init(_ font: Font, measurer: any TextMeasurer) {
    self.font = font
    self.measurer = measurer
  }

  /// The width of a text and of its widest word; nil if it has to be laid out to be known.
  package func widths(of text: String) -> (whole: Double, word: Double)? {
    var (whole, word, widest): (Float, Float, Float) = (0, 0, 0)
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      guard let advance = advance(of: scalar) else { return nil }
      whole += advance
      if scalar == " " || Self.isBreak(after: last, before: scalar) {
        widest = max(widest, word)
        word = 0
      }
      if scalar != " " { word += advance }
      last = scalar
    }
    return (Double(whole), Double(max(widest, word)))
  }

  /// Whether a line may break between two characters: after dashes and slashes, but not between these and digits, as in `145.022-71`.
  private static func isBreak(after last: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
    last == "–" || (last == "-" || last == "/") && !("0"..."9").contains(next)
  }

  private func advance(of scalar: Unicode.Scalar) -> Float? {
    let value = Int(scalar.value)
    guard value < Self.limit else { return Self.isSimple(scalar) ? measured(scalar) : nil }
    if advances[value] >= 0 { return advances[value] }
    // Marks are above letters, and control characters are not printed.
    guard value >= 0x20, !(0x7F..<0xA0).contains(value), !(0x300..<0x370).contains(value),
      !(0x483..<0x48A).contains(value)
    else { return nil }
    let width = measured(scalar)
    advances[value] = width
    return width
  }

  private var others: [Unicode.Scalar: Float] = [:]

  private func measured(_ scalar: Unicode.Scalar) -> Float {
    if let known = others[scalar] { return known }
    // Between letters, a space has its width too.
    let width = measurer.extents(of: Text("x\(scalar)x"), in: font, width: nil).width
    let frame = measurer.extents(of: Text("xx"), in: font, width: nil).width
    let advance = Float(width - frame)
    if scalar.value >= Self.limit { others[scalar] = advance }
    return advance
  }

  /// Quotation marks, dashes and signs of currencies.
  private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    (0x2010...0x2027).contains(scalar.value) || (0x20A0...0x20BF).contains(scalar.value)
  }
}

import PaperLayout

/// Measures as if every letter were half as wide as the type is high, and lines broke at spaces, or in words that are longer than a line.
final class FakeMeasurer: TextMeasurer {
  func extents(of text: Text, in font: Font, width: Double?) -> TextExtents {
    let letter = font.size / 2
    let mark = text.mark.map { Double($0) * letter }
    let whole = Double(text.string.count) * letter
    guard let width else { return TextExtents(width: whole, lines: 1, markOffset: mark ?? whole) }
    let room = max(1, Int(width / letter))
    var lines = 1
    var used = 0
    for word in text.string.split(separator: " ") {
      if used > 0, used + 1 + word.count <= room {
        used += 1 + word.count
        continue
      }
      if used > 0 { lines += 1 }
      lines += (word.count - 1) / room
      used = (word.count - 1) % room + 1
    }
    return TextExtents(width: min(whole, width), lines: lines, markOffset: mark ?? min(whole, width))
  }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size, leading: font.size * 1.4)
  }
}

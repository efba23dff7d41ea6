/// How wide the columns of a table would be if there were room for everything.
struct TableMeasurement {
  private(set) var columns: [ColumnMeasure]
  /// The widths of the heads, and of their widest words.
  private(set) var heads: [(whole: Double, word: Double)]

  /// Measures every cell and every sum once.
  init(_ source: any TableSource, advances: AdvanceTable, measurer: any TextMeasurer) {
    columns = source.columns.map { _ in ColumnMeasure() }
    let head = TableLayout.headFont(size: TableLayout.referenceSize)
    heads = source.columns.map { column in
      let words = column.title.split(separator: " ")
      let width = { (text: String) in measurer.extents(of: Text(text), in: head, width: nil).width }
      return (width(column.title), words.map { width(String($0)) }.max() ?? 0)
    }
    let font = Font(size: TableLayout.referenceSize)
    for (position, column) in source.columns.enumerated() {
      var measure = ColumnMeasure()
      switch column.content {
      case .square(let side): measure.add(width: side, word: side)
      case .number:
        for row in 0..<source.rowCount {
          Self.add(source.text(row: row, column: position), font, advances, measurer, to: &measure)
        }
        for sum in source.sums(column: position) {
          let extents = measurer.extents(of: sum, in: Font(size: font.size, isBold: true), width: nil)
          measure.add(before: extents.markOffset, after: extents.width - extents.markOffset)
        }
      case .text, .line:
        for row in 0..<source.rowCount {
          let text = source.text(row: row, column: position)
          let (whole, word) = advances.widths(of: text.string) ?? Self.widths(of: text, font, measurer)
          measure.add(width: whole, word: word)
        }
      }
      columns[position] = measure
    }
  }

  private static func add(
    _ text: Text, _ font: Font, _ advances: AdvanceTable, _ measurer: any TextMeasurer, to measure: inout ColumnMeasure
  ) {
    if text.string.isEmpty { return }
    let mark = text.mark ?? text.string.utf8.count
    let bytes = text.string.utf8
    let split = bytes.index(bytes.startIndex, offsetBy: min(mark, bytes.count))
    if let before = advances.widths(of: String(text.string[..<split])),
      let after = advances.widths(of: String(text.string[split...]))
    {
      return measure.add(before: before.whole, after: after.whole)
    }
    let extents = measurer.extents(of: text, in: font, width: nil)
    measure.add(before: extents.markOffset, after: extents.width - extents.markOffset)
  }

  /// The widths of a text that has to be laid out. Where words are not written apart, a line may break nearly anywhere.
  private static func widths(of text: Text, _ font: Font, _ measurer: any TextMeasurer) -> (Double, Double) {
    let whole = measurer.extents(of: text, in: font, width: nil).width
    let scalars = text.string.unicodeScalars
    guard !scalars.isEmpty else { return (0, 0) }
    let longest = scalars.split(whereSeparator: { $0 == " " || isBreakable($0) }).map(\.count).max() ?? 1
    return (whole, whole * Double(longest) / Double(scalars.count))
  }

  /// Whether a line may break on both sides of a character: those of Chinese and Japanese, and roughly those of Thai, Lao and Khmer.
  private static func isBreakable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

import Catalogue

/// How the cells of a column write numbers and dates, decided once for all of them.
struct ColumnNotation: Sendable {
  /// The marks before decimals that cells show beyond doubt: none, one, or both in a column that contradicts itself.
  private var marks: Set<DecimalMark> = []
  /// Whether no cell shows the mark, and some can be read both ways, in a table that may write either.
  private var isDoubtful = false
  /// What comes first in dates, as cells show it beyond doubt.
  private var orders: Set<DateOrder> = []

  /// That of a column whose cells show nothing.
  init() {}

  /// - Parameter usual: How the table writes numbers, if these cells do not tell.
  init(_ texts: some Sequence<String>, for type: FieldType, _ usual: UsualNumbers) {
    switch type {
    case .number, .money, .rating:
      marks = Self.shown(by: texts, Self.mark)
      if marks.isEmpty, usual != .plain, texts.contains(where: { Self.readings(of: $0) != nil }) {
        if case .marked(let mark) = usual { marks = [mark] } else { isDoubtful = true }
      }
    case .date, .datetime: orders = Self.shown(by: texts, Clean.order)
    case .text, .year, .flag, .choice, .list, .url, .isbn, .vin, .image, .images, .link: break
    }
  }

  /// That of a column of a table.
  init(_ position: Int, of table: ImportTable, for type: FieldType, _ usual: UsualNumbers) {
    self.init(table.rows.lazy.map { table.text($0.cells[position]) }, for: type, usual)
  }

  private static func shown<Sign: CaseIterable & Hashable>(
    by texts: some Sequence<String>, _ sign: (String) -> Sign?
  ) -> Set<Sign> {
    var signs: Set<Sign> = []
    for text in texts {
      if let sign = sign(text) { signs.insert(sign) }
      if signs.count == Sign.allCases.count { break }
    }
    return signs
  }

  /// What comes first in dates that end in their years; nil where no cell shows it, or cells contradict each other.
  var order: DateOrder? { orders.count == 1 ? orders.first : nil }

  /// Whether a cell has a comma before decimals, as a spreadsheet writes numbers in many countries.
  var hasDecimalCommas: Bool { marks.contains(.comma) }

  /// Whether some cells have a point before decimals, and others a comma.
  var isMixed: Bool { marks.count > 1 }

  /// Whether every number can be read in one way.
  var isCertain: Bool { !isMixed && !isDoubtful }

  /// The number of a cell in plain digits, where there is only one way to read it; the text as it is elsewhere.
  ///
  /// - Parameter cell: The whole cell, of which `text` is the number without the sign of a currency.
  func number(_ text: String, in cell: String) -> String {
    if marks.count == 1, let mark = marks.first { return NumberReadings.reading(of: text, mark: mark) ?? text }
    // Whoever writes a sign may write a point between thousands, too.
    if cell != text, NumberReadings.of(cell).count > 1 { return cell }
    if Decimal(text) != nil { return text }
    let readings = NumberReadings.of(text)
    return readings.count == 1 ? readings[0] : text
  }

  /// The two numbers that a cell may mean; nil if there is no doubt, or where a comma is no value by itself.
  func doubt(about text: String) -> (point: String, comma: String)? {
    isMixed || isDoubtful && Decimal(text) != nil ? Self.readings(of: text) : nil
  }

  /// The two numbers that a text may be; nil if it can be read in one way, or in none.
  private static func readings(of text: String) -> (point: String, comma: String)? {
    guard let point = NumberReadings.reading(of: text, mark: .point),
      let comma = NumberReadings.reading(of: text, mark: .comma), point != comma
    else { return nil }
    return (point, comma)
  }

  /// The marks that the cells of a column show beyond doubt; none of one that holds anything but numbers.
  static func marks(ofNumbers texts: some Sequence<String>) -> Set<DecimalMark> {
    var marks: Set<DecimalMark> = []
    for text in texts where !text.isEmpty {
      if let mark = mark(in: text) {
        marks.insert(mark)
      } else if !text.utf8.allSatisfy(isDigit), NumberReadings.of(Clean.cell(text)).isEmpty {
        return []
      }
    }
    return marks
  }

  /// The mark before decimals that a cell shows beyond doubt; nil of one that can be read either way, or has none.
  private static func mark(in cell: String) -> DecimalMark? {
    // Most cells are plain digits or words, or digits with a point.
    let bytes = cell.utf8
    guard let mark = bytes.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) else { return nil }
    let (whole, decimals) = (bytes[..<mark], bytes[bytes.index(after: mark)...])
    if bytes[mark] == UInt8(ascii: "."), decimals.count != 3, !decimals.isEmpty,
      whole.allSatisfy(isDigit), decimals.allSatisfy(isDigit)
    {
      return .point
    }
    let text = Clean.cell(cell)
    let marks = DecimalMark.allCases.filter { NumberReadings.reading(of: text, mark: $0) != nil }
    return marks.count == 1 ? marks[0] : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

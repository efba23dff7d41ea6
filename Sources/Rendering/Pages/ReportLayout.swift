import Catalogue
import Language

/// How the tables of an inventory are set: all have the same widths, which their contents decide.
struct ReportLayout {
  let columns: [ReportColumn]
  /// How wide each column is, in hundredths of the table.
  let shares: [Int]
  /// The paper, and whether the table needs its long side: `a4`, `letter-wide`.
  let page: String
  /// The column that leads to the items' pages.
  let linked: Int

  private static let units = 100
  private static let leastShare = 2
  private static let largestShare = 50
  /// How many items tell how wide the columns are to be.
  private static let sampleSize = 400
  /// The widest that a column wants to be, in letters; longer texts have several lines.
  private static let widestText = 36
  /// The longest word that has a column as wide as itself.
  private static let widestWord = 16
  /// How many letters the gap between two columns is as wide as.
  private static let gap = 3
  /// How many letters fit across upright paper.
  private static let lettersAcross = 100

  init(_ collection: Collection, _ items: [ItemIndex], language: LanguageTag, formatter: ItemFormatter) {
    let settings = collection.settings
    let columns = settings.report.columns(naming: settings.name)
    self.columns = columns
    linked =
      columns.firstIndex { column in
        switch column {
        case .name: true
        case .field(let shown): settings.name.fields.contains(shown.field)
        }
      } ?? 0
    let step = max(1, items.count / Self.sampleSize)
    let sample = stride(from: 0, to: items.count, by: step).map { collection.items[items[$0]] }
    let widths = columns.map { column in
      Self.width(of: sample.map { collection.text(of: $0, in: column, by: formatter) }, column, collection)
    }
    shares = Self.shares(of: Self.fitted(widths))
    let isWide = widths.reduce(0) { $0 + $1.wanted } > Self.lettersAcross
    page = settings.print.paper(for: language).rawValue + (isWide ? "-wide" : "")
  }

  /// How many letters wide a column wants to be and has to be, with a gap.
  private struct Width {
    /// Most texts are on one line.
    let wanted: Int
    /// Numbers and dates are whole, and so are words.
    let least: Int
  }

  private static func width(of texts: [String], _ column: ReportColumn, _ collection: Collection) -> Width {
    let widths = texts.map(letters).sorted()
    var isText = true
    var label = ""
    if case .field(let shown) = column {
      let field = collection.schema.fields[shown.field]
      label = shown.label ?? field.label
      isText = [.text, .list, .choice, .url].contains(field.type)
    }
    let wanted = isText ? widths.dropLast(widths.count / 10).last : widths.last
    // Heads are bold.
    let head = longestWord(of: label) * 9 / 8 + 1
    let word = isText ? texts.map { longestWord(of: $0) }.max() ?? 0 : 0
    let (text, words) = (min(widestText, wanted ?? 0), min(max(head, word), widestWord))
    return Width(wanted: gap + max(text, words), least: gap + (isText ? words : max(text, words)))
  }

  /// How many letters of the smallest size fit across a table with so many columns: the style sheet makes tables of many columns wider.
  private static func lettersAcross(ofColumns count: Int) -> Int {
    switch count {
    case ..<9: 120
    case ..<13: 165
    case ..<19: 220
    default: 310
    }
  }

  /// Widths that fit the table if the least ones do: texts make room for numbers and words.
  private static func fitted(_ widths: [Width]) -> [Int] {
    let wanted = widths.reduce(0) { $0 + $1.wanted }
    let least = widths.reduce(0) { $0 + $1.least }
    let room = lettersAcross(ofColumns: widths.count)
    guard wanted > room, wanted > least else { return widths.map(\.wanted) }
    let part = Double(max(0, room - least)) / Double(wanted - least)
    return widths.map { $0.least + Int(Double($0.wanted - $0.least) * part) }
  }

  private static func longestWord(of text: String) -> Int {
    text.split(whereSeparator: { $0 == " " || $0 == "-" }).map { letters(String($0)) }.max() ?? 0
  }

  /// How many Latin letters a text is as wide as.
  private static func letters(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.value {
      case 0x0300...0x036F: sum
      case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF:
        sum + 2
      default: sum + 1
      }
    }
  }

  /// Widths as shares that add up to the whole, none too small to be seen.
  private static func shares(of widths: [Int]) -> [Int] {
    let all = max(1, widths.reduce(0, +))
    var shares = widths.map { min(largestShare, max(leastShare, $0 * units / all)) }
    /// How much narrower a column is than it wants to be.
    func lack(_ column: Int) -> Double {
      shares[column] == largestShare ? -.infinity : Double(widths[column]) / Double(shares[column])
    }
    while shares.reduce(0, +) < units, let least = shares.indices.min(by: { lack($0) > lack($1) }),
      shares[least] < largestShare
    {
      shares[least] += 1
    }
    while shares.reduce(0, +) > units, let most = shares.indices.max(by: { shares[$0] < shares[$1] }),
      shares[most] > 1
    {
      shares[most] -= 1
    }
    return shares
  }
}

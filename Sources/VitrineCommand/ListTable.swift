import Catalogue
import Characters
import Language

/// A listing as columns for a terminal.
struct ListTable {
  private let listing: Listing
  private let formatter: ItemFormatter
  private let coloring: Coloring
  private let columns: [ReportColumn]
  private let widths: [Int]

  /// The widest that a column is where there is no terminal to fit.
  private static let greatestWidth = 60
  /// The narrowest that a column is made to fit a terminal.
  private static let leastWidth = 6

  /// - Parameter width: the columns of the terminal; nil where there is none.
  init(_ listing: Listing, formatter: ItemFormatter, coloring: Coloring, width: Int?) {
    self.listing = listing
    self.formatter = formatter
    self.coloring = coloring
    let settings = listing.collection.settings
    columns = settings.report.columns(naming: settings.name)
    let wanted = columns.map { column in
      listing.items.reduce(displayWidth(of: Self.header(of: column, in: listing.collection, formatter))) {
        widest, item in
        max(widest, displayWidth(of: Self.cell(of: item, column, in: listing.collection, by: formatter)))
      }
    }
    widths = width.map { Self.fitted(wanted, into: $0) } ?? wanted.map { min($0, Self.greatestWidth) }
  }

  var text: String {
    if listing.items.isEmpty {
      let settings = listing.collection.settings
      return printable(settings.empty ?? formatter.phrases.empty(settings.title), blanks: .asSpaces) + "\n"
    }
    var lines = [coloring.bold(row(columns.map { Self.header(of: $0, in: listing.collection, formatter) }))]
    for section in listing.sections {
      if section.kind != .all, listing.sort.hasHeaders {
        lines += ["", coloring.bold(printable(section.label, blanks: .asSpaces))]
      }
      lines += section.items.map(row)
    }
    if listing.showsDeleted { lines += listing.arrangement.deleted.map(row) }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension ListTable {
  private static func header(
    of column: ReportColumn, in collection: Collection, _ formatter: ItemFormatter
  ) -> String {
    switch column {
    case .name: formatter.phrases[.name]
    case .field(let shown): printable(shown.label ?? collection.schema.fields[shown.field].label, blanks: .asSpaces)
    }
  }

  private static func cell(
    of item: ItemIndex, _ column: ReportColumn, in collection: Collection, by formatter: ItemFormatter
  ) -> String {
    printable(collection.text(of: collection.items[item], in: column, by: formatter), blanks: .asSpaces)
  }

  private func row(_ item: ItemIndex) -> String {
    row(columns.map { Self.cell(of: item, $0, in: listing.collection, by: formatter) })
  }

  /// Cells side by side, numbers at the end of theirs.
  private func row(_ cells: [String]) -> String {
    let schema = listing.collection.schema
    var line = ""
    for (position, cell) in cells.enumerated() {
      let text = Self.cut(cell, to: widths[position])
      let padding = String(repeating: " ", count: widths[position] - displayWidth(of: text))
      let isNumber =
        if case .field(let shown) = columns[position] { schema.fields[shown.field].type.isNumeric } else { false }
      line += (position == 0 ? "" : "  ") + (isNumber ? padding + text : text + padding)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Takes room from the widest columns until all fit.
  private static func fitted(_ wanted: [Int], into width: Int) -> [Int] {
    var widths = wanted
    var excess = widths.reduce(2 * max(0, widths.count - 1), +) - width
    while excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > leastWidth {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  /// The text in at most `width` columns, with an ellipsis where it was cut.
  private static func cut(_ text: String, to width: Int) -> String {
    if displayWidth(of: text) <= width { return text }
    var kept = ""
    var room = width - 1
    for character in text {
      room -= displayWidth(of: String(character))
      if room < 0 { break }
      kept.append(character)
    }
    return kept + "…"
  }
}

private import Language

/// The figures below an inventory.
package struct ReportTotals {
  private let collection: Collection
  private let items: [ItemIndex]
  private let formatter: ItemFormatter

  /// - Parameter items: the positions of the items that count.
  package init(collection: Collection, items: [ItemIndex], formatter: ItemFormatter) {
    self.collection = collection
    self.items = items
    self.formatter = formatter
  }

  package func label(of total: Total) -> String {
    switch total {
    case .count: formatter.phrases[.count]
    case .sum(let field): label(.sum, field)
    case .average(let field): label(.average, field)
    case .minimum(let field): label(.minimum, field)
    case .maximum(let field): label(.maximum, field)
    }
  }

  /// The figure as a reader sees it; a dash where there are no values to reckon with.
  package func value(of total: Total) -> String {
    switch total {
    case .count: formatter.values.integer(items.count)
    case .sum(let field): text(sum(of: field).total, field)
    case .average(let field): text(average(of: field), field)
    case .minimum(let field): extreme(of: field) { $0.isAbove($1) }
    case .maximum(let field): extreme(of: field) { $1.isAbove($0) }
    }
  }
}

extension ReportTotals {
  /// The label and the figure, to be one of several on a line.
  ///
  /// Where the line runs from right to left, each is isolated (U+2067 and U+2069), so that a label in another script keeps its figure.
  package func entry(of total: Total) -> String {
    let parts = [label(of: total), value(of: total)]
    guard formatter.values.language.direction == .rightToLeft else { return parts.joined(separator: ": ") }
    return parts.map { "\u{2067}\($0)\u{2069}" }.joined(separator: ": ")
  }

  private func label(_ word: Word, _ field: Int) -> String {
    "\(collection.schema.fields[field].label) · \(formatter.phrases[word])"
  }

  private func values(of field: Int) -> some Sequence<Decimal> {
    items.lazy.compactMap { collection.items[$0].values[field].decimal }
  }

  private func sum(of field: Int) -> DecimalSum {
    values(of: field).reduce(into: DecimalSum()) { $0.add($1) }
  }

  /// The least or the greatest value.
  ///
  /// - Parameter isWorse: whether the second value is to be taken in place of the first.
  private func extreme(of field: Int, _ isWorse: (Value, Value) -> Bool) -> String {
    var found: Value?
    for item in items {
      let value = collection.items[item].values[field]
      if value.isMissing { continue }
      if let known = found, !isWorse(known, value) { continue }
      found = value
    }
    guard let found else { return "—" }
    if let number = found.decimal { return text(ExactDecimal(number), field) }
    return formatter.text(found, of: collection.schema.fields[field], as: .display)
  }

  /// With the decimals that the field is shown with, or those of its currency, or one more than its values have, and at least two.
  private func average(of field: Int) -> ExactDecimal? {
    let definition = collection.schema.fields[field]
    let sum = sum(of: field)
    if definition.type == .year, values(of: field).contains(where: { $0 < Decimal(0) }) {
      return averageYear(of: field)
    }
    return sum.average(decimals: definition.decimals ?? Self.decimals(of: sum, definition))
  }

  /// There is no year 0: the year before 1 is -1.
  private func averageYear(of field: Int) -> ExactDecimal? {
    let years = items.compactMap { item -> Int? in
      if case .year(let year) = collection.items[item].values[field] { year } else { nil }
    }
    if years.isEmpty { return nil }
    let sum = years.reduce(0) { $0 + ($1 < 0 ? $1 + 1 : $1) }
    let early = sum.quotient(flooringBy: years.count)
    let rest = 2 * (sum - early * years.count)
    let (before, after) = (Self.year(early), Self.year(early + 1))
    // A half is rounded to the even year, and to 1 between 1 BC and AD 1.
    let isEarly = rest < years.count || rest == years.count && before.isMultiple(of: 2)
    return ExactDecimal(Decimal(isEarly ? before : after))
  }

  /// A year as it is counted without a year 0.
  private static func year(_ number: Int) -> Int { number < 1 ? number - 1 : number }

  private static func decimals(of sum: DecimalSum, _ field: Field) -> Int {
    switch field.type {
    case .year: 0
    case .money: max(field.currency.decimals, sum.scale)
    case .text, .number, .date, .datetime, .choice, .flag, .list, .rating, .url, .isbn, .vin, .image, .images, .link:
      max(2, min(sum.scale + 1, 6))
    }
  }

  private func text(_ number: ExactDecimal?, _ field: Int) -> String {
    number.map { formatter.text($0, of: collection.schema.fields[field]) } ?? "—"
  }
}

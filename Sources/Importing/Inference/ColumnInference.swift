import Catalogue
import Diagnostics
import Editing
import Language

/// Finds out of the texts of a column which type of field they fit.
struct ColumnInference {
  private let clock: ZoneClock
  private let currency: Currency

  init(clock: ZoneClock, currency: Currency) {
    self.clock = clock
    self.currency = currency
  }

  /// The most texts of a choice, and how often each must come up.
  private static let (mostOptions, leastRepeats) = (12, 5)

  /// What a column looks like as a field.
  ///
  /// - Parameter position: that of the column in the table.
  func field(_ position: Int, of table: ImportTable, key: String) -> InferredField {
    let column = table.columns[position]
    let cells = table.rows.map { $0.cells[position] }
    let filled = cells.filter { !$0.text.isEmpty }.map(table.text)
    let distinct = Set(filled)
    var type =
      Self.pictures(in: cells)
      ?? (cells.contains(where: \.isList) ? .list : type(of: column, Array(distinct), count: filled.count))
    var options: [String] = []
    if type == .text, table.lists != .marked, Self.namesList(column),
      cells.contains(where: { table.texts($0).count > 1 }), distinct.allSatisfy({ !$0.contains("\n") })
    {
      type = .list
    }
    if type == .text, (2...Self.mostOptions).contains(distinct.count),
      filled.count >= Self.leastRepeats * distinct.count,
      distinct.allSatisfy({ $0.utf8.count <= 40 && !$0.contains("\n") })
    {
      type = .choice
      var counts: [String: Int] = [:]
      for text in filled { counts[text, default: 0] += 1 }
      options = distinct.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
    }
    return InferredField(
      key: key, label: table.labels[column] ?? Self.label(of: column, key: key), type: type,
      currency: type == .money ? amounts(in: Array(distinct)) : nil, options: options,
      variety: filled.isEmpty ? 0 : Double(distinct.count) / Double(filled.count),
      isFilled: filled.count * 10 >= cells.count * 9)
  }

  /// The type that all texts of a column fit.
  ///
  /// - Parameters:
  ///   - texts: each once.
  ///   - count: how many cells hold them.
  private func type(of column: String, _ texts: [String], count: Int) -> FieldType {
    guard !texts.isEmpty else { return .text }
    let name = column.lowercased()
    if name.contains("isbn"), fit(texts, .isbn) { return .isbn }
    if name == "vin", fit(texts, .vin) { return .vin }
    // Numbers that only tell things apart are no amounts.
    let isCode = name == "id" || name.hasSuffix("_id") || name.hasSuffix(" id") || name.hasSuffix("-id")
    let hasZeros = texts.contains { $0.count > 1 && $0.hasPrefix("0") && !$0.hasPrefix("0.") }
    if !isCode, !hasZeros, fit(texts, .number) {
      let numbers = texts.compactMap { Int($0) }
      let isYear = numbers.count == texts.count && numbers.allSatisfy { (1000...2100).contains($0) }
      if isYear, name.contains("year") || Set(texts.map(\.count)) == [4] && count > 1 { return .year }
      if name.contains("year"), fit(texts, .year) { return .year }
      if ["rating", "stars"].contains(where: name.contains), fit(texts, .rating) { return .rating }
      let amounts = ["price", "cost", "gross", "budget", "revenue", "salary", "paid", "value"]
      return amounts.contains(where: name.contains) ? .money : .number
    }
    if !isCode, !hasZeros, self.amounts(in: texts) != nil { return .money }
    if fit(texts, .date) { return .date }
    if fit(texts, .datetime) { return .datetime }
    if fit(texts, .flag) { return .flag }
    if fit(texts, .url) { return .url }
    let names = texts.flatMap { $0.split(separator: ";") }
    if names.allSatisfy({ Self.isPicture($0) }), fit(texts, .images) {
      return names.count > texts.count ? .images : .image
    }
    return .text
  }

  private static func isPicture(_ name: some StringProtocol) -> Bool {
    [".jpg", ".jpeg", ".png", ".webp", ".gif", ".svg", ".avif"].contains { name.lowercased().hasSuffix($0) }
  }

  /// The type of a column whose cells have pictures with texts of their own, or lists of pictures; nil of another column.
  private static func pictures(in cells: [ImportTable.Cell]) -> FieldType? {
    var (hasTexts, hasLists) = (false, false)
    for cell in cells where !cell.text.isEmpty {
      let pictures = cell.pictures ?? PictureJSON.pictures(in: cell.text)
      let names = pictures?.map(\.file) ?? ListText.texts(cell.text)
      guard names.allSatisfy({ isPicture($0) }) else { return nil }
      hasTexts = hasTexts || pictures != nil
      hasLists = hasLists || cell.isList || names.count > 1 || cell.text.hasPrefix("[")
    }
    return hasTexts || hasLists ? hasLists ? .images : .image : nil
  }

  /// The field that is known of a program's columns; one of text where a cell holds something else, so that nothing is refused or lost.
  func field(_ rule: ColumnRule, _ field: InferredField, texts: [String]) -> InferredField {
    var field = field
    let isFitting =
      switch rule.type {
      case .text, .list, .choice, .images, .link: true
      case .number, .money, .year, .date, .datetime, .rating, .flag, .url, .isbn, .vin, .image: fit(texts, rule.type)
      }
    field.type = isFitting ? rule.type : .text
    field.label = rule.label
    field.options = rule.options
    field.isRequired = rule.isRequired
    return field
  }

  /// Whether every text is a value of a type, as it is or once it is cleaned.
  private func fit(_ texts: [String], _ type: FieldType) -> Bool {
    let field = Field(key: "", type: type, currency: currency)
    let reader = ValueReader(field: field, clock: clock)
    let mark = type.isNumeric ? DecimalNotation(texts).mark : nil
    return texts.allSatisfy { text in (try? reader.read(CellValue.text(text, for: field, mark: mark))) != nil }
  }

  /// The one currency in which all texts are amounts, by their signs; nil if there is none.
  private func amounts(in texts: [String]) -> Currency? {
    let currencies = Set(texts.map { CurrencySign.currency(of: $0, usual: currency) })
    guard currencies.count == 1, let found = currencies.first, let found else { return nil }
    let mark = DecimalNotation(texts).mark
    let isFit = texts.allSatisfy { NumberReadings.of(CurrencySign.removed(from: $0, of: found), mark: mark).count == 1 }
    return isFit ? found : nil
  }

  private static func namesList(_ column: String) -> Bool {
    let name = column.lowercased()
    return [
      "tags", "authors", "genres", "categories", "subjects", "keywords", "languages", "artists", "actors", "shelves",
    ]
    .contains { name.hasSuffix($0) }
  }

  /// The column's name as a label, where the key alone would be called otherwise.
  private static func label(of column: String, key: String) -> String? {
    let prefix = ImportTable.fieldPrefix
    let column = column.hasPrefix(prefix) ? String(column.dropFirst(prefix.count)) : column
    if column == key { return nil }
    let words = String(column.map { "-_.".contains($0) ? " " : $0 })
    let label = words.prefix(1).uppercased() + words.dropFirst()
    return label == Field(key: key, type: .text).label ? nil : label
  }
}

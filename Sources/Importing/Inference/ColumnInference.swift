import Catalogue
import Diagnostics
import Editing
import Language

/// Finds out of the texts of a column which type of field they fit.
///
/// A type is guessed only where all texts read back in it without losing anything. What Vitrine wrote is taken as it is, so there a text
/// must be just what a value of the type is written as.
struct ColumnInference {
  private let clock: ZoneClock
  private let currency: Currency
  /// How the table writes numbers, if the cells of a column do not tell.
  private let usual: UsualNumbers

  init(clock: ZoneClock, currency: Currency, _ usual: UsualNumbers) {
    self.clock = clock
    self.currency = currency
    self.usual = usual
  }

  /// The most texts of a choice, and how often each must come up.
  private static let (mostOptions, leastRepeats) = (12, 5)

  /// What a column looks like as a field.
  ///
  /// - Parameter position: that of the column in the table.
  func field(_ position: Int, of table: ImportTable, key: String) -> InferredField {
    let name = table.columns[position]
    let cells = table.rows.map { $0.cells[position] }
    let filled = cells.map { table.isOwn ? table.text($0) : Clean.cell(table.text($0)) }.filter { !$0.isEmpty }
    let column = Column(
      name: name, texts: Array(Set(filled)), count: filled.count, hasEmptyCells: filled.count < cells.count,
      isOwn: table.isOwn)
    let distinct = column.texts
    let given = table.declared[name]
    let declared = given.flatMap { fit(cells, column, $0) }
    let isName = ["title", "name"].contains(key)
    var type = declared ?? self.type(of: column, cells, isName: isName)
    var options: [String] = []
    if declared == nil, type == .text, !isName, Self.isList(cells, column, of: table) { type = .list }
    let isRepeating =
      (2...Self.mostOptions).contains(distinct.count) && filled.count >= Self.leastRepeats * distinct.count
      && distinct.allSatisfy { $0.utf8.count <= 40 && !Self.hasControls($0) }
    if declared == .choice || declared == nil && type == .text && !isName && isRepeating {
      type = .choice
      var counts: [String: Int] = [:]
      for text in filled { counts[text, default: 0] += 1 }
      options = distinct.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
    }
    let currency = table.isOwn ? given?.currency : amounts(in: distinct) ?? self.currency(namedBy: name)
    return InferredField(
      key: key, label: label(of: name, key: key, in: table), type: type,
      currency: type == .money && !(table.isOwn && currency == self.currency) ? currency : nil,
      unit: type == .number ? given?.unit : nil,
      highest: type == .rating && given?.highest != Field.usualHighestRating ? given?.highest : nil,
      options: options,
      variety: filled.isEmpty ? 0 : Double(distinct.count) / Double(filled.count),
      isFilled: filled.count * 10 >= cells.count * 9)
  }

  /// The type that an export gives a column, if all its cells are such values.
  private func fit(_ cells: [ImportTable.Cell], _ column: Column, _ declared: DeclaredField) -> FieldType? {
    let type = declared.type
    if cells.contains(where: \.isList) { return type == .images ? .images : .list }
    switch type {
    // The options are those that items have; a link needs to know the collection that it leads to.
    case .choice: return column.texts.isEmpty ? .text : .choice
    case .link: return .text
    case .text, .list, .images: return type
    case .image where cells.contains { $0.pictures != nil }: return .image
    case .number, .money, .year, .date, .datetime, .rating, .flag, .url, .isbn, .vin, .image:
      var field = Field(key: "", type: type, currency: currency)
      field.maximum = declared.highest.map { FieldBound(value: .number($0), text: "\($0)") }
      let reader = ValueReader(field: field, clock: clock)
      return column.texts.allSatisfy { (try? reader.read($0)) != nil } ? type : nil
    }
  }

  /// The type that all cells of a column fit.
  private func type(of column: Column, _ cells: [ImportTable.Cell], isName: Bool) -> FieldType {
    if let type = Self.pictures(in: cells, isOwn: column.isOwn) { return type }
    if cells.contains(where: \.isList) { return .list }
    // What names an item is no amount, however it looks.
    if isName { return .text }
    return !column.texts.isEmpty && cells.allSatisfy { $0.isFlag || $0.isEmpty } ? .flag : type(of: column)
  }

  private func type(of column: Column) -> FieldType {
    let (texts, name) = (column.texts, column.name.lowercased())
    guard texts.contains(where: \.isVisible) else { return .text }
    if name.contains("isbn"), fit(column, .isbn) { return .isbn }
    if name == "vin", fit(column, .vin) { return .vin }
    // Numbers that only tell things apart are no amounts.
    let isCode = name == "id" || name.hasSuffix("_id") || name.hasSuffix(" id") || name.hasSuffix("-id")
    if !isCode, fit(column, .number) {
      if Self.namesCurrency(column.name) { return .money }
      let numbers = texts.compactMap { Int($0) }
      let isYear = numbers.count == texts.count && numbers.allSatisfy { (1000...2100).contains($0) }
      let mayBeYear = Set(texts.map(\.count)) == [4] && !Self.namesMeasure(column.name)
      if isYear, name.contains("year") || mayBeYear { return .year }
      if name.contains("year"), fit(column, .year) { return .year }
      if ["rating", "stars"].contains(where: name.contains), fit(column, .rating) { return .rating }
      let amounts = ["price", "cost", "gross", "budget", "revenue", "salary", "paid", "value"]
      return amounts.contains(where: name.contains) ? .money : .number
    }
    if !isCode, !column.isOwn, amounts(in: texts) != nil { return .money }
    for type in [FieldType.date, .datetime, .flag, .url] where fit(column, type) { return type }
    let names = texts.flatMap { $0.split(separator: ";") }
    if !names.isEmpty, names.allSatisfy({ Self.isPicture($0) }), fit(column, .images) {
      return names.count > texts.count ? .images : .image
    }
    return .text
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

  /// Whether every text is a value of a type once it is cleaned.
  private func fit(_ texts: [String], _ type: FieldType) -> Bool {
    let field = Field(key: "", type: type, currency: currency)
    let notation = ColumnNotation(texts, for: type, usual)
    let reader = ValueReader(field: field, clock: clock)
    return notation.isCertain
      && texts.allSatisfy { (try? reader.read(CellValue.text($0, for: field, notation))) != nil }
  }

  /// Whether every text of a column reads back in a type without losing anything.
  private func fit(_ column: Column, _ type: FieldType) -> Bool {
    if column.isOwn {
      let reader = ValueReader(field: Field(key: "", type: type, currency: currency), clock: clock)
      return column.texts.allSatisfy { text in
        guard let value = try? reader.read(text) else { return false }
        let raw = RawText.text(of: value)
        return raw == text || type == .datetime && raw == text + ":00"
      }
    }
    if type == .flag { return column.isTicked }
    guard column.texts.allSatisfy({ CellValue.isWhole($0, as: type) }) else { return false }
    return fit(column.texts, type)
  }

  /// The currency that the name of a column says, as `Price (€)`, `Price (EUR)` and `Price in EUR` do; nil if it says none.
  private func currency(namedBy column: String) -> Currency? {
    if let currency = CurrencySign.currency(of: column, usual: currency) { return currency }
    let codes = Self.words(of: column).compactMap { word -> Currency? in
      if let code = Self.currencyWords[word.lowercased()] { return Currency(code) }
      return word.count == 3 && word.allSatisfy { $0.isASCII && $0.isUppercase } ? Currency(String(word)) : nil
    }
    return codes.count == 1 ? codes[0] : nil
  }

  /// The one currency in which all texts are amounts, by their signs; nil if there is none.
  private func amounts(in texts: [String]) -> Currency? {
    let currencies = Set(texts.map { CurrencySign.currency(of: $0, usual: currency) })
    guard currencies.count == 1, let found = currencies.first, let found else { return nil }
    let notation = ColumnNotation(texts, for: .money, usual)
    let isFit =
      notation.isCertain
      && texts.allSatisfy { text in
        let number = notation.number(CellValue.withoutSign(text, of: found), in: text)
        return Decimal(number) != nil && CellValue.isWhole(number, as: .money)
      }
    return isFit ? found : nil
  }
}

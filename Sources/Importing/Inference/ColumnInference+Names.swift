import Catalogue
import Editing

extension ColumnInference {
  /// The texts of a column, to be fitted to a type.
  struct Column {
    let name: String
    /// Each text once.
    let texts: [String]
    /// How many cells hold one.
    let count: Int
    let hasEmptyCells: Bool
    /// Whether Vitrine wrote the table.
    let isOwn: Bool

    /// What stands for yes, and what stands for no beside it.
    private static let ticks: [String: Set<String>] = SpreadsheetWords.no.mapValues { [$0] }.merging([
      "yes": ["no", "n"], "y": ["no", "n"], "true": ["false"], "x": ["no", "n"], "✓": ["no", "n"],
    ]) { $1 }

    /// Whether the column answers yes or no: in one word for yes beside empty cells or a word for no. A word alone may mean anything: `No`
    /// is a country and a title.
    var isTicked: Bool {
      let words = Set(texts.map { $0.lowercased() })
      let yes = words.filter { Self.ticks[$0] != nil }
      guard yes.count == 1, let tick = yes.first, let opposites = Self.ticks[tick] else { return false }
      let no = words.subtracting(yes)
      return no.isEmpty ? hasEmptyCells : no.count == 1 && no.isSubset(of: opposites)
    }
  }

  static func isPicture(_ name: some StringProtocol) -> Bool {
    [".jpg", ".jpeg", ".png", ".webp", ".gif", ".svg", ".avif"].contains { name.lowercased().hasSuffix($0) }
  }

  /// The type of a column whose cells have pictures with texts of their own, or lists of pictures; nil of another column.
  ///
  /// - Parameter isOwn: whether Vitrine wrote the table, in which an object is a field of one picture, and a semicolon may be part of its name.
  static func pictures(in cells: [ImportTable.Cell], isOwn: Bool) -> FieldType? {
    var (hasObjects, hasLists, areSeveral, areOne) = (false, false, true, true)
    for cell in cells where !cell.isEmpty {
      let pictures = cell.pictures ?? PictureJSON.pictures(in: cell.text)
      let isList = cell.isList || pictures != nil && cell.text.hasPrefix("[")
      let names = pictures?.map(\.file) ?? ListText.texts(cell.text)
      areSeveral = areSeveral && names.allSatisfy { isPicture($0) }
      areOne = areOne && !isList && isPicture(pictures?[0].file ?? cell.text)
      guard areSeveral || areOne else { return nil }
      // Vitrine writes pictures as objects only to say more of one than its file.
      if isOwn, let pictures, pictures.allSatisfy(\.isPlain) { return nil }
      hasObjects = hasObjects || pictures != nil && !isList
      hasLists = hasLists || isList || names.count > 1
    }
    if hasObjects, areOne, isOwn || !areSeveral { return .image }
    guard areSeveral, hasObjects || hasLists else { return nil }
    return hasLists ? .images : .image
  }

  /// Whether a column has cells of several texts: one that is called like a list, or one that Vitrine wrote with semicolons within texts.
  static func isList(_ cells: [ImportTable.Cell], _ column: Column, of table: ImportTable) -> Bool {
    guard table.lists != .marked else { return false }
    let hasSeveral = namesList(column.name) && cells.contains { table.texts($0).count > 1 }
    guard column.isOwn else { return hasSeveral && column.texts.allSatisfy { !$0.contains("\n") } }
    return (hasSeveral || column.texts.contains(where: ListText.hasEscapedSeparator))
      && column.texts.allSatisfy { ListText.joined(ListText.texts($0)) == $0 }
  }

  /// Whether a text has control characters, such as line breaks.
  static func hasControls(_ text: String) -> Bool { text.contains(where: \.isControl) }

  /// Whether a column is called like an amount, a size or a count, which are no years however they look: `Price`, `Kaufpreis`, `Weight (g)`.
  static func namesMeasure(_ column: String) -> Bool {
    let name = column.lowercased()
    if abbreviations.contains(name) { return true }
    if let unit = name.split(separator: "(").dropFirst().last, units.contains(String(unit.prefix { $0 != ")" })) {
      return true
    }
    return name.split { !$0.isLetter }.contains { word in
      measures.contains { word.hasPrefix($0) || word.hasSuffix($0) }
    }
  }

  private static let measures = [
    "price", "cost", "value", "paid", "amount", "gross", "budget", "revenue", "salary", "total", "page", "weight",
    "height",
    "width", "length", "depth", "size", "area", "volume", "distance", "mileage", "power", "displacement", "speed",
    "duration",
    "runtime", "minutes", "hours", "count", "copies", "quantity", "number", "votes", "population", "score", "points",
    "capacity", "altitude", "elevation", "preis", "wert", "kosten", "betrag", "summe", "seiten", "gewicht", "höhe",
    "breite",
    "länge", "größe", "anzahl", "nummer", "leistung", "hubraum", "dauer", "prix", "valeur", "poids", "hauteur",
    "largeur",
    "longueur", "nombre", "precio", "valor", "peso", "altura", "páginas", "prezzo", "valore", "altezza", "pagine",
    "pris",
    "sider", "vekt",
  ]
  private static let abbreviations = units.union(["no", "no.", "nr", "nr.", "qty", "id", "code", "#"])
  private static let units: Set<String> = [
    "g", "kg", "lb", "lbs", "oz", "mm", "cm", "m", "km", "in", "ft", "ml", "cl", "l", "cc", "hp", "ps", "kw", "min",
    "€", "$", "£",
    "eur", "usd", "gbp", "chf",
  ]

  /// Whether a column is called by a currency, whatever else its name says: `Kaufpreis (€)`, `Wert in EUR`, `Gross (SEK)`. Some codes are
  /// words, too, as `ALL` and `TOP` are.
  static func namesCurrency(_ column: String) -> Bool {
    CurrencySign.sign(of: column) != nil
      || words(of: column).contains { currencyWords[$0.lowercased()] != nil || currencyCodes.contains(String($0)) }
  }

  static func words(of column: String) -> [Substring] { column.split { !$0.isLetter } }

  /// What stands for a currency in any case.
  static let currencyWords = [
    "eur": "EUR", "euro": "EUR", "euros": "EUR", "usd": "USD", "gbp": "GBP", "chf": "CHF",
  ]
  /// Codes in capitals that are no words.
  private static let currencyCodes: Set<String> = [
    "AUD", "BRL", "CAD", "CNY", "CZK", "DKK", "HKD", "HUF", "INR",
    "JPY", "KRW", "MXN", "NOK", "NZD", "PLN", "SEK", "SGD", "ZAR",
  ]

  private static func namesList(_ column: String) -> Bool {
    let name = column.lowercased()
    return [
      "tags", "authors", "genres", "categories", "subjects", "keywords", "languages", "artists", "actors", "shelves",
    ]
    .contains { name.hasSuffix($0) }
  }

  /// The column's name as a label, or what the file calls it, where the key alone would be called otherwise.
  func label(of column: String, key: String, in table: ImportTable) -> String? {
    let usual = Field(key: key, type: .text).label
    if let label = table.labels[column] { return table.isOwn && label == usual ? nil : label }
    let column = ImportTable.field(ofColumn: column) ?? column
    if column == key { return nil }
    // Configuration files hold no control characters. Among words, a dot is of an abbreviation.
    let marks = column.contains(" ") ? "-_" : "-_."
    let words = String(column.map { marks.contains($0) || $0.isControl ? " " : $0 }).trimmed
    let label = words.prefix(1).uppercased() + words.dropFirst()
    return label == usual ? nil : label
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}

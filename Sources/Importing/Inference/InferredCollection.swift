import Catalogue
import Concurrency
import Diagnostics
import Language

/// The configuration of a collection that a table makes.
struct InferredCollection {
  private let title: String
  private let item: String
  private let fields: [InferredField]

  /// - Parameters:
  ///   - columns: those that become fields, with their keys.
  ///   - usual: how the table writes numbers.
  ///   - rules: what is known of the fields where the program that wrote the table is.
  init(
    _ id: String, item: String?, _ columns: [ImportColumn], _ table: ImportTable, _ usual: UsualNumbers,
    rules: [ColumnRule]?, site: SiteSettings
  ) throws {
    title = id.prefix(1).uppercased() + id.dropFirst()
    self.item = item ?? Self.singular(id)
    let fieldColumns = columns.compactMap { column in
      if case .field(let key) = column.role { (key: key, position: column.position) } else { nil }
    }
    guard fieldColumns.count <= Schema.fieldLimit else {
      throw ImportFailure.usage(
        "\(fieldColumns.count) columns would be fields, and a collection has at most \(Schema.fieldLimit); --map COLUMN= leaves one out"
      )
    }
    let (zone, currency) = (site.zone, site.currency)
    var fields = try Parallel.map(fieldColumns.count) {
      ColumnInference(clock: try ZoneClock(zone), currency: currency, usual)
    } body: { inference, index in
      let (key, position) = fieldColumns[index]
      let field = inference.field(position, of: table, key: key)
      guard let rule = rules?.first(where: { $0.key == key }) else { return field }
      let texts = Set(table.rows.lazy.map { $0.cells[position].text }.filter { !$0.isEmpty })
      return inference.field(rule, field, texts: Array(texts))
    }
    // An item needs a name that is more than a yes or no.
    if !table.isOwn, !fields.contains(where: Self.canName), let first = fields.first, first.type == .flag {
      fields[0].type = .text
    }
    let types = Dictionary(fields.map { ($0.key, $0.type) }) { first, _ in first }
    for (key, position) in fieldColumns {
      guard let shown = Schema.field(shownBy: key, among: types) else { continue }
      throw ImportFailure.usage(
        "the key '\(key)' is a way of showing '\(shown)' and cannot be a field; "
          + "--map \(ImportColumn.quoted(table.columns[position]))=KEY gives the column another key")
    }
    self.fields = fields
  }

  private static func canName(_ field: InferredField) -> Bool {
    ["title", "name"].contains(field.key) || field.isFilled && [.text, .choice, .year].contains(field.type)
  }

  /// The text of `collection.yaml`.
  var text: String {
    var lines = ["title: \(YAMLText.flow(title))", "item: \(YAMLText.flow(item))"]
    let names = nameKeys
    // Items without fields are called by their addresses, which is so without any of the rest.
    if names.isEmpty { return lines.joined(separator: "\n") + "\n" }
    lines.append("name: \"\(names.map { "{{\($0)}}" }.joined(separator: " "))\"")
    lines.append("fields:")
    let width = fields.map(\.key.count).max() ?? 0
    for field in fields {
      let gap = String(repeating: " ", count: width - field.key.count + 1)
      lines.append("  \(field.key):\(gap)\(field.definition)")
    }
    return (lines + sorts(by: names)).joined(separator: "\n") + "\n"
  }

  /// The lines of the sorts: by what items are called by, and by the first field of days or years.
  private func sorts(by names: [String]) -> [String] {
    // A key that begins with a hyphen would be another key in descending order.
    let names = names.filter { !$0.hasPrefix("-") }
    guard let first = names.first else { return [] }
    let isTextual = fields.first { $0.key == first }.map { $0.type.isTextual } ?? false
    let sections = isTextual ? "index(\(first))" : "none"
    let byName = "  - { name: \(sortName(of: first)), by: [\(names.joined(separator: ", "))], sections: \(sections) }"
    let dated = fields.first {
      [.year, .date, .datetime].contains($0.type) && $0.variety > 0 && $0.key != first && !$0.key.hasPrefix("-")
    }
    guard let dated else { return ["sorts:", byName] }
    let rule = dated.type == .year ? "decade" : "year"
    let newest = "  - { name: Newest, by: [-\(dated.key), \(first)], sections: \(rule)(\(dated.key)) }"
    return ["sorts:", byName, newest]
  }

  /// The fields that an item is called by: its title or name, or as many fields as it takes to tell items apart; none of a collection without
  /// fields.
  private var nameKeys: [String] {
    if let title = fields.first(where: { ["title", "name"].contains($0.key) }) { return [title.key] }
    let filled = fields.filter(Self.canName)
    var names: [String] = []
    for field in filled.isEmpty ? Array(fields.prefix(1)) : filled.prefix(3).map({ $0 }) {
      names.append(field.key)
      if field.variety > 0.95 { break }
    }
    return names
  }

  /// The most bytes of a sort's name that is a column's: its page has it as an address, and columns of forms are whole questions.
  private static let sortNameLimit = 100

  private func sortName(of key: String) -> String {
    let label = fields.first { $0.key == key }?.label ?? Field(key: key, type: .text).label
    guard label.utf8.count > Self.sortNameLimit else { return YAMLText.flow(label) }
    var name = label
    while name.utf8.count > Self.sortNameLimit || name.last?.isWhitespace ?? false { name.removeLast() }
    return YAMLText.flow("\(name)…")
  }

  /// `books` is a collection of books: what a name in English is the plural of, as far as its ending tells.
  private static func singular(_ id: String) -> String {
    let irregular = ["movies": "movie", "cookies": "cookie", "series": "series", "species": "species"]
    if let word = irregular[id.lowercased()] { return word }
    if id.hasSuffix("ies") { return String(id.dropLast(3)) + "y" }
    if ["ches", "shes", "sses", "xes"].contains(where: id.hasSuffix) { return String(id.dropLast(2)) }
    return id.hasSuffix("s") && !id.hasSuffix("ss") && id.count > 1 ? String(id.dropLast()) : id
  }
}

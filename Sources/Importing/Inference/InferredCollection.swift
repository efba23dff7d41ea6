import Catalogue
import Diagnostics
import Language

/// The configuration of a collection that a table makes.
struct InferredCollection {
  private let title: String
  private let item: String
  private let fields: [(key: String, definition: String, inferred: InferredField)]

  /// - Parameters:
  ///   - columns: those that become fields, with their keys.
  ///   - rules: what is known of the fields where the program that wrote the table is.
  init(
    _ id: String, item: String?, _ columns: [ImportColumn], _ table: ImportTable, rules: [ColumnRule]?,
    site: SiteSettings, clock: ZoneClock
  ) {
    title = id.prefix(1).uppercased() + id.dropFirst()
    self.item = item ?? Self.singular(id)
    let inference = ColumnInference(clock: clock, currency: site.currency)
    fields = columns.compactMap { column in
      guard case .field(let key) = column.role else { return nil }
      let texts = table.rows.map { $0.cells[column.position].text }
      let inferred = inference.field(
        table.columns[column.position], key: key, texts, isListed: table.listSeparator != nil)
      let rule = rules?.first { $0.key == key }
      return (key, rule.map(\.definition) ?? inferred.definition, inferred)
    }
  }

  /// The text of `collection.yaml`.
  var text: String {
    var lines = ["title: \(YAMLText.flow(title))", "item: \(YAMLText.flow(item))"]
    let names = nameKeys
    lines.append("name: \"\(names.map { "{{\($0)}}" }.joined(separator: " "))\"")
    lines.append("fields:")
    let width = fields.map(\.key.count).max() ?? 0
    for field in fields {
      let gap = String(repeating: " ", count: width - field.key.count + 1)
      lines.append("  \(field.key):\(gap)\(field.definition)")
    }
    lines.append("sorts:")
    let first = names[0]
    let isTextual = fields.first { $0.key == first }.map { Self.type(of: $0).isTextual } ?? false
    lines.append(
      "  - { name: \(label(of: first)), by: [\(names.joined(separator: ", "))], sections: \(isTextual ? "index(\(first))" : "none") }"
    )
    if let dated = fields.first(where: {
      [.year, .date, .datetime].contains(Self.type(of: $0)) && !names.prefix(1).contains($0.key)
    }) {
      let rule = Self.type(of: dated) == .year ? "decade" : "year"
      lines.append("  - { name: Newest, by: [-\(dated.key), \(first)], sections: \(rule)(\(dated.key)) }")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The fields that an item is called by: its title or name, or as many fields as it takes to tell items apart.
  private var nameKeys: [String] {
    if let title = fields.first(where: { ["title", "name"].contains($0.key) }) { return [title.key] }
    let filled = fields.filter { $0.inferred.isFilled && [.text, .choice, .year].contains(Self.type(of: $0)) }
    var names: [String] = []
    for field in filled.isEmpty ? Array(fields.prefix(1)) : filled.prefix(3).map({ $0 }) {
      names.append(field.key)
      if field.inferred.variety > 0.95 { break }
    }
    return names
  }

  private func label(of key: String) -> String {
    let label = fields.first { $0.key == key }?.inferred.label ?? Field(key: key, type: .text).label
    return YAMLText.flow(label)
  }

  private static func type(of field: (key: String, definition: String, inferred: InferredField)) -> FieldType {
    let word = field.definition.split { " {,".contains($0) }.drop { $0 == "type:" }.first.map(String.init) ?? "text"
    return FieldType(rawValue: word) ?? .text
  }

  /// `books` is a collection of books.
  private static func singular(_ id: String) -> String {
    if id.hasSuffix("ies") { return String(id.dropLast(3)) + "y" }
    return id.hasSuffix("s") && !id.hasSuffix("ss") ? String(id.dropLast()) : id
  }
}

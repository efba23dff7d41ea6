import Catalogue
import Diagnostics
import Language

/// What a column of a table is for an item.
struct ImportColumn: Sendable {
  enum Role: Sendable, Equatable {
    /// A field, by its key.
    case field(String)
    /// A reserved key.
    case reserved(String)
    case notes
    /// The item's address.
    case address
  }

  let position: Int
  let role: Role
  /// The decimal mark of its numbers, where that is known.
  var decimalMark: DecimalMark?
}

extension ImportColumn {
  /// The columns that are used, of which the person may have named some.
  ///
  /// - Parameters:
  ///   - map: columns and the keys they go to; an empty key leaves a column out.
  ///   - schema: the fields of the collection; nil where the columns make them.
  static func columns(
    of source: ImportSource, map: [(column: String, key: String)], schema: Schema?
  ) throws(ImportFailure) -> [ImportColumn] {
    let table = source.table
    if let unknown = map.first(where: { entry in !table.columns.contains { isSame($0, entry.column) } }) {
      throw .usage(
        "--map: the file has no column '\(unknown.column)'; its columns are \(table.columns.joined(separator: ", "))"
          + didYouMean(unknown.column, among: table.columns))
    }
    var columns: [ImportColumn] = []
    var keys: Set<String> = []
    var missing: [String] = []
    for (position, name) in table.columns.enumerated() {
      let mapped = map.last { isSame($0.column, name) }?.key
      if mapped == "" { continue }
      guard let role = role(of: mapped ?? name, isMapped: mapped != nil, in: source, at: position, schema: schema)
      else {
        if mapped != nil || source.rules == nil { missing.append(mapped ?? name) }
        continue
      }
      if case .field(let key) = role, !keys.insert(key).inserted {
        throw .usage("two columns go to '\(key)'; --map \(name)=KEY gives one of them another key")
      }
      columns.append(ImportColumn(position: position, role: role))
    }
    guard missing.isEmpty else {
      let known = schema?.fields.map(\.key).joined(separator: ", ") ?? ""
      throw .usage(
        "the collection has no field for \(missing.map { "'\($0)'" }.joined(separator: ", ")); its fields are \(known)."
          + " --map COLUMN=KEY names one, and --map COLUMN= leaves a column out")
    }
    return columns
  }

  /// What a column is by its name; nil if the collection has no such field.
  private static func role(
    of name: String, isMapped: Bool, in source: ImportSource, at position: Int, schema: Schema?
  ) -> Role? {
    if source.preset == .vitrine, !isMapped {
      if name == "id" { return .address }
      if name == "notes" { return .notes }
      if CollectionSettingsReader.reservedKeys.contains(name) { return .reserved(name) }
    }
    var name = name
    if name.hasPrefix(ImportTable.fieldPrefix) { name.removeFirst(ImportTable.fieldPrefix.count) }
    if let schema {
      if let key = schema.fields.first(where: { isSame($0.key, name) || isSame($0.label, name) })?.key {
        return .field(key)
      }
      let key = key(name)
      if schema.position(of: key) != nil { return .field(key) }
    }
    if name.lowercased() == "notes" { return .notes }
    if CollectionSettingsReader.reservedKeys.contains(name), isReserved(name, source.table, position) {
      return .reserved(name)
    }
    return schema == nil ? .field(key(name)) : nil
  }

  /// Whether the texts of a column called like a reserved key are what that key takes.
  private static func isReserved(_ key: String, _ table: ImportTable, _ position: Int) -> Bool {
    table.rows.allSatisfy { row in
      let text = row.cells[position].text.trimmed
      return text.isEmpty || key != "language" || (try? LanguageTag(text)) != nil
    }
  }

  /// The key that a column's name makes: `Number of Pages` is `number-of-pages`, `us_gross` stays.
  private static func key(_ name: String) -> String {
    let isKey =
      !name.isEmpty && name == name.lowercased()
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty
          && part.unicodeScalars.allSatisfy {
            $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
          }
      }
    let key = isKey ? name : slug(name)
    // A reserved key means something else, and nothing makes no key.
    return CollectionSettingsReader.reservedKeys.contains(key) ? "\(key)-2" : key.isEmpty ? "column" : key
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    caseFolded(one) == caseFolded(other)
  }
}

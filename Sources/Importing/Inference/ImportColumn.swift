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
  /// How the cells write numbers; that of a column with none is empty.
  var notation = ColumnNotation()
}

extension ImportColumn {
  /// The column with how its cells write numbers, if it goes to a field that takes some.
  func withNotation(of table: ImportTable, _ schema: Schema) -> ImportColumn {
    guard !table.isOwn, case .field(let key) = role, let field = schema.position(of: key),
      [.number, .money, .rating].contains(schema.fields[field].type)
    else { return self }
    return ImportColumn(position: position, role: role, notation: ColumnNotation(position, of: table))
  }

  /// The columns that are used, of which the person may have named some, and the names of those that hold something and are left out.
  ///
  /// - Parameters:
  ///   - map: columns and the keys they go to; an empty key leaves a column out.
  ///   - schema: the fields of the collection; nil where the columns make them.
  static func columns(
    of source: ImportSource, map: [(column: String, key: String)], schema: Schema?
  ) throws(ImportFailure) -> (used: [ImportColumn], leftOut: [String]) {
    let table = source.table
    if let unknown = map.first(where: { entry in !table.columns.contains { isSame($0, entry.column) } }) {
      throw .usage(
        "--map: the file has no column '\(unknown.column)'; its columns are \(table.columns.joined(separator: ", "))"
          + didYouMean(unknown.column, among: table.columns))
    }
    var columns: [ImportColumn] = []
    var keys: Set<String> = []
    var (missing, leftOut): ([String], [String]) = ([], [])
    for (position, name) in table.columns.enumerated() {
      let mapped = map.last { isSame($0.column, name) }?.key
      if mapped == "" { continue }
      if mapped == nil, table.unused.contains(name) {
        leftOut.append(name)
        continue
      }
      let isFurther = mapped == nil && table.ruleCount.map { position >= $0 } ?? false
      guard
        var role = isFurther
          ? further(name, schema: schema)
          : role(of: mapped ?? name, isMapped: mapped != nil, in: source, at: position, schema: schema)
      else {
        if mapped != nil || source.rules == nil {
          missing.append(mapped ?? name)
        } else if table.rows.contains(where: { !$0.cells[position].text.isEmpty }) {
          leftOut.append(name)
        }
        continue
      }
      if isFurther, case .field(var key) = role, keys.contains(key) {
        if schema != nil {
          leftOut.append(name)
          continue
        }
        while keys.contains(key) { key += "-2" }
        role = .field(key)
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
    return (columns, leftOut)
  }

  /// The field of a column that is not known of the program that wrote the table; nil if the collection has none.
  private static func further(_ name: String, schema: Schema?) -> Role? {
    let key = key(name)
    guard let schema else { return .field(key) }
    let field = schema.fields.first { isSame($0.key, name) || isSame($0.label, name) || $0.key == key }
    return field.map { .field($0.key) }
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

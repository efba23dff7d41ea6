import Catalogue
import Diagnostics
import FrontMatter
import Language

/// What a column of a table is for an item.
struct ImportColumn: Sendable {
  enum Role: Sendable, Hashable {
    /// A field, by its key.
    case field(String)
    /// A reserved key.
    case reserved(String)
    case notes
    /// The item's address.
    case address

    /// What it is called in messages.
    var name: String {
      switch self {
      case .field(let key), .reserved(let key): key
      case .notes: "notes"
      case .address: "id"
      }
    }
  }

  let position: Int
  let role: Role
  /// The shape of its values; nil where they are plain texts, or the collection has no such field.
  var field: Field?
  /// How the cells write numbers and dates; that of a column with none is empty.
  var notation = ColumnNotation()
}

extension ImportColumn {
  /// The column with the field that it goes to, and how its cells write what that takes.
  ///
  /// - Parameter usual: How the table writes numbers.
  func withNotation(of table: ImportTable, _ usual: UsualNumbers, _ schema: Schema) -> ImportColumn {
    let field: Field? =
      switch role {
      case .field(let key): schema.position(of: key).map { schema.fields[$0] }
      case .reserved(let key): ReservedKey(rawValue: key)?.field
      case .notes, .address: nil
      }
    guard let field else { return self }
    return ImportColumn(
      position: position, role: role, field: field,
      notation: ColumnNotation(position, of: table, for: field.type, usual))
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
    if let unknown = map.first(where: { table.column(named: $0.column) == nil }) {
      throw .usage(
        "--map: the file has no column '\(unknown.column)'; its columns are \(table.fileColumns.joined(separator: ", "))"
          + didYouMean(unknown.column, among: table.fileColumns))
    }
    let map = Dictionary(map.map { (table.column(named: $0.column) ?? 0, $0.key) }) { _, last in last }
    var columns: [ImportColumn] = []
    var roles: Set<Role> = []
    var (missing, leftOut): ([String], [String]) = ([], [])
    for (position, name) in table.columns.enumerated() {
      let mapped = map[position]
      if mapped == "" { continue }
      let isKnown = schema?.position(of: name) != nil || ReservedKey(rawValue: name) != nil || name == "notes"
      // A new collection has all the fields of an export, also those without values.
      let makesField = isKnown || schema == nil && table.declared[name] != nil
      if mapped == nil, table.valueless.contains(name), !makesField { continue }
      let isPrivate =
        schema == nil && source.preset != .vitrine && position >= table.ruleCount ?? 0
        && ([name, table.labels[name] ?? ""].contains(where: PrivateName.isOne)
          || table.withPrivateParts.contains(name))
      if mapped == nil, table.unused.contains(name) || isPrivate {
        leftOut.append(name)
        continue
      }
      let isFurther = mapped == nil && table.ruleCount.map { position >= $0 } ?? false
      guard
        var role = isFurther
          ? further(name, schema: schema)
          : role(of: mapped ?? name, isMapped: mapped != nil, in: source, at: position, schema: schema)
      else {
        if mapped != nil || source.rules == nil && source.preset != .tellico {
          missing.append(mapped ?? name)
        } else if table.rows.contains(where: { !$0.cells[position].isEmpty }) {
          leftOut.append(name)
        }
        continue
      }
      if isFurther, case .field(var key) = role, roles.contains(role) {
        if schema != nil {
          leftOut.append(name)
          continue
        }
        while roles.contains(.field(key)) { key += "-2" }
        role = .field(key)
      }
      guard roles.insert(role).inserted else {
        throw .usage("two columns go to '\(role.name)'; --map \(quoted(name))=KEY gives one of them another key")
      }
      columns.append(ImportColumn(position: position, role: role))
    }
    guard missing.isEmpty else {
      let known = schema?.fields.map(\.key).joined(separator: ", ") ?? ""
      let hint =
        missing.contains("id")
        ? " If the file is part of an export of Vitrine, say --from vitrine: it takes 'id' for the address of an item, and reads "
          + "cells as they were written."
        : ""
      throw .usage(
        "the collection has no field for \(missing.map { "'\($0)'" }.joined(separator: ", "))"
          + (known.isEmpty ? "; collection.yaml lists its fields under 'fields:'." : "; its fields are \(known).")
          + hint
          + " --map COLUMN=KEY names one, and --map COLUMN= leaves a column out")
    }
    return (columns, leftOut)
  }

  /// The field of a column that is not known of the program that wrote the table; nil if the collection has none.
  private static func further(_ name: String, schema: Schema?) -> Role? {
    let key = key(name)
    if let reserved = withholding(name) { return .reserved(reserved) }
    guard let schema else { return .field(key) }
    let field = schema.fields.first { isSame($0.key, name) || isSame($0.label, name) || $0.key == key }
    return field.map { .field($0.key) }
  }

  /// The key that keeps items from readers, if a column's name looks like it, whatever case, marks and characters that nobody sees it has.
  private static func withholding(_ name: String) -> String? {
    WithholdingKey.resembling(name) ?? WithholdingKey.resembling(name.filter { $0.isLetter || $0.isNumber })
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
    // Beside the field of this name, it is the item's own.
    if name == "id", !isMapped, source.table.column(ImportTable.fieldPrefix + name) != nil { return .address }
    if let key = ImportTable.field(ofColumn: name) {
      // A field, whatever else of an item has its name.
      return field(key, schema, isOwn: source.table.isOwn)
    }
    if let schema, !isMapped, let rules = source.rules, position < source.table.ruleCount ?? 0 {
      if let field = known(name, by: rules, schema) { return field }
    } else if schema != nil, let field = field(name, schema, isOwn: source.table.isOwn) {
      return field
    }
    if name.lowercased() == "notes" { return .notes }
    // In a collection that has no such field, it can be nothing else, and a wrong text is an error of its row.
    // So it is if `--map` says so.
    // Drafts and deleted items stay from readers in whatever case the file names them.
    let key = isMapped ? name : withholding(name) ?? name
    if CollectionSettingsReader.reservedKeys.contains(key),
      schema != nil || isMapped || isReserved(key, source.table, position)
    {
      return .reserved(key)
    }
    return schema == nil ? .field(Self.key(name, isOwn: source.table.isOwn)) : nil
  }

  /// The field for what is known of another program's columns: the one of its key, or else one that is called like the first of the columns.
  private static func known(_ key: String, by rules: [ColumnRule], _ schema: Schema) -> Role? {
    if schema.position(of: key) != nil { return .field(key) }
    guard let column = rules.first(where: { $0.key == key })?.columns.first,
      rules.first(where: { $0.columns.contains(column) })?.key == key,
      case .field(let found)? = field(column, schema, isOwn: false), !rules.contains(where: { $0.key == found })
    else { return nil }
    return .field(found)
  }

  /// The field that a column is by its name; nil if the collection has none of that name.
  private static func field(_ name: String, _ schema: Schema?, isOwn: Bool) -> Role? {
    guard let schema else { return .field(key(name, isOwn: isOwn)) }
    if isOwn, schema.position(of: name) != nil { return .field(name) }
    if let key = schema.fields.first(where: { isSame($0.key, name) || isSame($0.label, name) })?.key {
      return .field(key)
    }
    let key = key(name)
    return schema.position(of: key) == nil ? nil : .field(key)
  }

  /// A column's name as a shell takes it.
  static func quoted(_ name: String) -> String {
    name.contains { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) } ? "'\(name)'" : name
  }

  /// Whether the texts of a column called like a reserved key are what that key takes.
  private static func isReserved(_ key: String, _ table: ImportTable, _ position: Int) -> Bool {
    table.rows.allSatisfy { row in
      let text = row.cells[position].text.trimmed
      return text.isEmpty || key != "language" || (try? LanguageTag(text)) != nil
    }
  }

  /// The key that a column's name makes: `Number of Pages` is `number-of-pages`, `us_gross` stays.
  ///
  /// - Parameter isOwn: whether Vitrine wrote the table, whose columns are called like keys.
  private static func key(_ name: String, isOwn: Bool = false) -> String {
    let isKey = CollectionSettingsReader.isKey(name) && (isOwn || name == name.lowercased())
    let key = isKey ? name : slug(name)
    // A reserved key means something else, and nothing makes no key.
    return CollectionSettingsReader.reservedKeys.contains(key) ? "\(key)-2" : key.isEmpty ? "column" : key
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    caseFolded(one) == caseFolded(other)
  }
}

import Catalogue
import Diagnostics
import Editing
import JSON

extension ImportTable {
  /// The table of a JSON file: a list of objects, one a row; an object that holds one such list; or an object of objects, as LibraryThing
  /// writes it.
  ///
  /// - Parameter collection: which of several collections of an export is meant.
  static func json(_ bytes: [UInt8], path: String, collection: String) throws(ImportFailure) -> ImportTable {
    let text = try DecodedText(bytes, path: path)
    let file = SourceFile(path: path, bytes: text.bytes)
    let value: JSONValue
    switch JSONReader.read(file) {
    case .success(let document): value = document
    case .failure(let finding): throw .findings([finding])
    }
    let source = try Self.collection(collection, in: value, path: path)
    let list = try JSONRows(of: source, path: path)
    guard !list.records.isEmpty else {
      throw .unrecognised("\(path) has no rows: it would be a list of objects, such as [{\"title\": \"Emma\"}]")
    }
    let fields = list.isExport ? fields(of: source) : []
    var reader = JSONRowReader(file, isExport: list.isExport, columns: fields.map(\.column))
    for (position, record) in list.records.enumerated() {
      reader.add(record, key: list.keys?[position])
      if let offset = reader.firstBeyondLimit {
        throw .findings([.error(.importRow, in: path, at: file.location(ofByte: offset), columnRule)])
      }
    }
    var table = reader.table
    table.findings += text.findings
    table.lists = .marked
    table.isExport = list.isExport
    table.unread = list.unread
    for (column, record) in fields {
      table.declared[column] = DeclaredField(record)
      if case .text(let label)? = record["label"] { table.labels[column] = label }
    }
    return table
  }

  /// What an export says of its fields, and their columns.
  private static func fields(of collection: JSONValue) -> [(column: String, record: JSONRecord)] {
    guard case .record(let record) = collection, case .list(let fields)? = record["fields"] else { return [] }
    return fields.compactMap { field in
      guard case .record(let record) = field, case .text(let key)? = record["key"] else { return nil }
      return (column(ofKey: fieldPrefix + key), record)
    }
  }

  /// The field of a column of an export that says that it is one: `notes` of `fields.notes`.
  static func field(ofColumn column: String) -> String? {
    // The dot is one even before a combining mark.
    guard column.utf8.starts(with: fieldPrefix.utf8) else { return nil }
    return String(Substring(column.utf8.dropFirst(fieldPrefix.utf8.count)))
  }

  /// The column of a key of an export: fields are called as they are, unless something else has their name.
  static func column(ofKey key: String) -> String {
    guard let field = field(ofColumn: key) else { return key }
    let isTaken =
      ["id", "name", "path", "notes"].contains(field) || CollectionSettingsReader.reservedKeys.contains(field)
    return isTaken || self.field(ofColumn: field) != nil ? key : field
  }

  /// One of several collections of an export; anything else as it is.
  private static func collection(
    _ id: String, in value: JSONValue, path: String
  ) throws(ImportFailure) -> JSONValue {
    guard case .record(let record) = value, case .list(let collections)? = record["collections"] else { return value }
    let named = collections.compactMap { collection -> (id: String, value: JSONValue)? in
      guard case .record(let record) = collection, case .text(let text)? = record["collection"],
        case .list? = record["items"]
      else { return nil }
      return (text, collection)
    }
    guard !named.isEmpty, named.count == collections.count else { return value }
    if let found = named.first(where: { $0.id == id }) { return found.value }
    let known = named.map(\.id)
    throw .unrecognised(
      "\(path) is an export of the collections \(known.joined(separator: ", ")), and none of them is called '\(id)'"
        + didYouMean(id, among: known))
  }
}

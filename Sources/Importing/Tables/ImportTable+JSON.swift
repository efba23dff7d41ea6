import Catalogue
import Diagnostics
import Editing
import JSON

extension ImportTable {
  /// The table of a JSON file: a list of objects, one a row; an object that holds one such list; or an object of objects, as LibraryThing
  /// writes it. Objects within a row are columns with a dot, `engine.power`, except for `fields`, which exports of Vitrine have.
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
    let source = Self.collection(collection, in: value)
    guard let records = records(of: source), !records.isEmpty else {
      throw .unrecognised("\(path) has no rows: it would be a list of objects, such as [{\"title\": \"Emma\"}]")
    }
    let isExport = records.contains { if case .record? = $0["fields"] { $0["id"] != nil } else { false } }
    var columns: [String] = []
    var positions: [String: Int] = [:]
    var rows: [Row] = []
    for record in records {
      var cells = Array(repeating: Cell("", offset: record.offset), count: columns.count)
      add(record, prefix: "") { key, cell in
        // What an item is called and where it is follow from the rest.
        if isExport, key == "name" || key == "path" { return }
        let key = isExport ? column(ofKey: key) : key
        let position = positions[key] ?? columns.count
        if position == columns.count {
          positions[key] = position
          columns.append(key)
        }
        while cells.count <= position { cells.append(Cell("", offset: record.offset)) }
        cells[position] = cell
      }
      rows.append(Row(cells: cells, offset: record.offset))
    }
    for index in rows.indices {
      let missing = columns.count - rows[index].cells.count
      if missing > 0 {
        rows[index].cells += Array(repeating: Cell("", offset: rows[index].offset), count: missing)
      }
    }
    var table = ImportTable(columns: columns, rows: rows, file: file)
    table.findings = text.findings
    table.lists = .marked
    table.isExport = isExport
    if isExport { table.takeFields(of: source) }
    return table
  }

  /// Takes the types and the labels that an export gives its fields.
  private mutating func takeFields(of collection: JSONValue) {
    guard case .record(let record) = collection, case .list(let fields)? = record["fields"] else { return }
    for case .record(let field) in fields {
      guard case .text(let key)? = field["key"] else { continue }
      let column = Self.column(ofKey: Self.fieldPrefix + key)
      if case .text(let name)? = field["type"], let type = FieldType(rawValue: name) { types[column] = type }
      if case .text(let label)? = field["label"] { labels[column] = label }
    }
  }

  /// The column of a key of an export: fields are called as they are, unless something else has their name.
  private static func column(ofKey key: String) -> String {
    guard key.hasPrefix(fieldPrefix) else { return key }
    let field = String(key.dropFirst(fieldPrefix.count))
    let isTaken =
      ["id", "name", "path", "notes"].contains(field) || CollectionSettingsReader.reservedKeys.contains(field)
    return isTaken ? key : field
  }

  /// One of several collections of an export; anything else as it is.
  private static func collection(_ id: String, in value: JSONValue) -> JSONValue {
    guard case .record(let record) = value, case .list(let collections)? = record["collections"] else { return value }
    return collections.first { collection in
      guard case .record(let record) = collection, case .text(let text)? = record["collection"] else { return false }
      return text == id
    } ?? value
  }

  private static func records(of value: JSONValue) -> [JSONRecord]? {
    switch value {
    case .list(let values): return all(values)
    case .record(let record):
      if case .list(let items)? = record["items"] { return all(items) }
      let lists = record.members.compactMap { member -> [JSONRecord]? in
        if case .list(let values) = member.value { all(values) } else { nil }
      }
      if lists.count == 1, !lists[0].isEmpty { return lists[0] }
      return all(record.members.map(\.value))
    case .null, .flag, .text: return nil
    }
  }

  /// The objects of a list that holds nothing else.
  private static func all(_ values: [JSONValue]) -> [JSONRecord]? {
    let records = values.compactMap { value in if case .record(let record) = value { record } else { nil } }
    return records.count == values.count ? records : nil
  }

  private static func add(_ record: JSONRecord, prefix: String, _ body: (String, Cell) -> Void) {
    for member in record.members {
      let key = prefix + member.key
      switch member.value {
      case .null: break
      case .flag(let flag):
        var cell = Cell(flag ? "yes" : "no", offset: member.offset)
        cell.isFlag = true
        body(key, cell)
      case .text(let text): body(key, Cell(text, offset: member.offset))
      case .list(let values):
        let text = ListText.joined(values.compactMap(text))
        body(key, Cell(text, offset: member.offset, isList: true, pictures: PictureJSON.pictures(in: member.value)))
      case .record(let inner):
        if let pictures = PictureJSON.pictures(in: member.value) {
          body(key, Cell(pictures[0].file, offset: member.offset, pictures: pictures))
        } else {
          add(inner, prefix: "\(key).", body)
        }
      }
    }
  }

  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .null: nil
    case .flag(let flag): flag ? "yes" : "no"
    case .text(let text): text
    case .list(let values): values.compactMap(text).joined(separator: ", ")
    case .record(let record):
      // A person with a role and two ways of writing the name.
      if case .text(let text)? = record["fl"] ?? record["name"] ?? record["lf"] {
        text
      } else {
        PictureJSON.pictures(in: value)?.first?.file
      }
    }
  }
}

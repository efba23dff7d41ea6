import Catalogue
import FrontMatter
import GRDB
import Language

/// The table of one collection.
struct SQLiteTable {
  private let settings: CollectionSettings
  private let items: [ExportedItem]
  private let fields: [Field]
  private let name: String
  /// The tables of lists; that of the aliases has no field.
  private let lists: [List]
  private let searchTable: String
  private let indexes: [(name: String, table: String, column: String)]
  private typealias List = (table: String, field: Int?, isPictorial: Bool)
  /// The columns' names, of the fields that are no lists.
  private let columns: [(field: Int, name: String)]
  /// The columns of what is said of the pictures of fields that hold one.
  private let pictureColumns: [PictureColumn]
  private typealias PictureColumn = (field: Int, name: String, text: (PictureValue) -> String?)

  /// The reserved keys as columns; aliases are a table of their own.
  private static let reserved = CollectionSettingsReader.reservedKeys.filter { $0 != "aliases" }

  /// - Parameter names: Those of the whole database.
  init(_ settings: CollectionSettings, _ items: [ExportedItem], _ names: inout SQLiteNames) {
    self.settings = settings
    self.items = items
    fields = settings.schema.fields
    name = SQLiteNames.table(settings.id)
    // The last ones mean something else to SQLite or to its search.
    var taken = Set(["id", "name", "notes"] + Self.reserved.map(Self.column) + ["rank", "rowid", "oid", "_rowid_"])
    func column(_ key: String) -> String {
      var name = Self.column(key)
      while !taken.insert(name.lowercased()).inserted { name += "_" }
      return name
    }
    let schema = settings.schema
    columns = fields.indices.filter { ![.list, .images].contains(schema.fields[$0].type) }
      .map { ($0, column(schema.fields[$0].key)) }
    pictureColumns = fields.indices.filter { schema.fields[$0].type == .image }.flatMap { field -> [PictureColumn] in
      let key = schema.fields[field].key
      return [(field, column("\(key)-alt"), { $0.alt }), (field, column("\(key)-caption"), { $0.caption })]
    }
    var lists: [List] = []
    for field in fields.indices where fields[field].holdsSeveral {
      let table = names.claim("\(name)_\(Self.column(fields[field].key))")
      lists.append((table, field, fields[field].type == .images))
    }
    if items.contains(where: { $0.reserved.last != .empty }) {
      lists.append((names.claim("\(name)_aliases"), nil, false))
    }
    self.lists = lists
    // The search makes tables of its own.
    searchTable = names.claim("\(name)_fts", endings: ["", "_data", "_idx", "_content", "_docsize", "_config"])
    var indexes: [(name: String, table: String, column: String)] = []
    for column in columns where Self.isLookedUp(column.field, in: settings) {
      indexes.append((names.claim("\(name)_\(column.name)"), name, column.name))
    }
    for list in lists { indexes.append((names.claim("\(list.table)_value"), list.table, "value")) }
    self.indexes = indexes
  }

  func write(to database: Database) throws {
    try makeTables(in: database)
    try insertItems(into: database)
    for index in indexes {
      try database.execute(
        sql: "CREATE INDEX \(quoted(index.name)) ON \(quoted(index.table)) (\(quoted(index.column)))")
    }
    try makeSearch(in: database)
  }

  private func makeTables(in database: Database) throws {
    var definitions = ["\"id\" TEXT NOT NULL PRIMARY KEY", "\"name\" TEXT NOT NULL"]
    definitions += columns.map { "\(quoted($0.name)) \(Self.type(of: fields[$0.field].type))" }
    definitions += pictureColumns.map { "\(quoted($0.name)) TEXT" }
    definitions += Self.reserved.map { "\(quoted(Self.column($0))) TEXT" } + ["\"notes\" TEXT"]
    try database.execute(sql: "CREATE TABLE \(quoted(name)) (\(definitions.joined(separator: ", ")))")
    for list in lists {
      let table = quoted(list.table)
      try database.execute(
        sql: """
          CREATE TABLE \(table) ("item" TEXT NOT NULL REFERENCES \(quoted(name)) ("id"), "position" INTEGER NOT NULL, \
          "value" TEXT NOT NULL\(list.isPictorial ? ", \"alt\" TEXT, \"caption\" TEXT" : ""), \
          PRIMARY KEY ("item", "position")) WITHOUT ROWID
          """)
    }
  }

  private func insertItems(into database: Database) throws {
    let count = 3 + columns.count + pictureColumns.count + Self.reserved.count
    let places = Array(repeating: "?", count: count).joined(separator: ", ")
    let statement = try database.makeStatement(sql: "INSERT INTO \(quoted(name)) VALUES (\(places))")
    let listStatements = try lists.map { list in
      let places = list.isPictorial ? "?, ?, ?, ?, ?" : "?, ?, ?"
      return (list, try database.makeStatement(sql: "INSERT INTO \(quoted(list.table)) VALUES (\(places))"))
    }
    for item in items {
      var row: [DatabaseValue] = [item.id.databaseValue, item.name.databaseValue]
      row += columns.map { Self.value(item.values[$0.field], item.texts[$0.field]) }
      row += pictureColumns.map { column in
        item.values[column.field].pictures.first.flatMap(column.text)?.databaseValue ?? .null
      }
      for (key, text) in zip(CollectionSettingsReader.reservedKeys, item.reserved) where key != "aliases" {
        row.append(Self.text(text))
      }
      row.append(item.notes.isEmpty ? .null : item.notes.databaseValue)
      // The values are as many as the columns.
      statement.setUncheckedArguments(StatementArguments(row))
      try statement.execute()
      for (list, statement) in listStatements {
        let texts = Self.texts(list.field.map { item.texts[$0] } ?? item.reserved.last ?? .empty)
        for (position, text) in texts.enumerated() {
          var row: [DatabaseValue] = [item.id.databaseValue, position.databaseValue, text.databaseValue]
          if list.isPictorial, let field = list.field {
            let pictures = item.values[field].pictures
            let picture = pictures.indices.contains(position) ? pictures[position] : nil
            row += [picture?.alt?.databaseValue ?? .null, picture?.caption?.databaseValue ?? .null]
          }
          statement.setUncheckedArguments(StatementArguments(row))
          try statement.execute()
        }
      }
    }
  }

  /// A search table that holds no text of its own, in the form that Datasette finds.
  ///
  /// While it is filled, it may use more memory than the default of 1 MiB, since it merges less then.
  private func makeSearch(in database: Database) throws {
    let texts = columns.filter { [.text, .choice].contains(fields[$0.field].type) }.map { quoted($0.name) }
    let searched = (["\"name\""] + texts + ["\"notes\""]).joined(separator: ", ")
    let table = quoted(searchTable)
    try database.execute(
      sql: """
        CREATE VIRTUAL TABLE \(table) USING fts5(\(searched), content=\(quoted(name)), tokenize='unicode61 remove_diacritics 2');
        INSERT INTO \(table) (\(table), rank) VALUES ('hashsize', \(64 << 20));
        INSERT INTO \(table) (\(table)) VALUES ('rebuild');
        INSERT INTO \(table) (\(table), rank) VALUES ('hashsize', \(1 << 20))
        """)
  }

  /// Whether a field's values are ones that people look for or sort by.
  private static func isLookedUp(_ field: Int, in settings: CollectionSettings) -> Bool {
    if [.choice, .year, .date, .datetime, .isbn].contains(settings.schema.fields[field].type) { return true }
    return settings.sorts.contains { sort in
      sort.terms.contains { term in
        if case .field(let position, _) = term.component.subject { position == field } else { false }
      }
    }
  }
}

extension SQLiteTable {
  private static func type(of type: FieldType) -> String {
    switch type {
    case .number, .money, .rating: "NUMERIC"
    case .year, .flag: "INTEGER"
    case .text, .date, .datetime, .choice, .list, .url, .isbn, .vin, .image, .images, .link: "TEXT"
    }
  }

  private static func value(_ value: Value, _ text: EditedValue) -> DatabaseValue {
    switch value {
    case .missing: .null
    case .number(let number):
      number.scale == 0 ? number.coefficient.databaseValue : (Double("\(number)") ?? 0).databaseValue
    case .year(let year): year.databaseValue
    case .flag(let flag): (flag ? 1 : 0).databaseValue
    case .date, .dateTime: RawText.text(of: value).databaseValue
    case .text, .list, .picture, .pictures: Self.text(text)
    }
  }

  private static func text(_ text: EditedValue) -> DatabaseValue {
    switch text {
    case .empty: .null
    case .mapping: .null
    case .text(let text): text.databaseValue
    case .list(let items): items.map { $0.text ?? "" }.joined(separator: "; ").databaseValue
    }
  }

  private static func texts(_ value: EditedValue) -> [String] { value.items.map { $0.text ?? "" } }

  /// A key as a column: `checked-out` is `checked_out`, which needs no quotation marks in queries.
  private static func column(_ key: String) -> String {
    String(key.map { $0 == "-" || $0 == "." ? "_" : $0 })
  }

  private func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }
}

import Addresses
import Catalogue
import Characters
import Concurrency
import Diagnostics
import FrontMatter
import GRDB
import Language

/// The table of one collection, and those that belong to it.
struct SQLiteTable: Sendable {
  private let settings: CollectionSettings
  private let fields: [Field]
  private let name: String
  /// The columns' names, of the fields that are no lists.
  private let columns: [(field: Int, name: String)]
  /// The columns of what is said of the pictures of fields that hold one.
  private let pictureColumns: [PictureColumn]
  private typealias PictureColumn = (field: Int, name: String, text: @Sendable (PictureValue) -> String?)

  private let lists: [List]
  /// The search in the texts of items.
  let search: SQLiteSearch.Table
  /// The places of what is searched in the rows of the table.
  private let searched: [Int]
  /// The names of indexes, by their tables and columns.
  private var indexes: [String: String] = [:]

  /// A table of the texts or the pictures of items; that of the aliases has no field.
  private struct List: Sendable {
    let table: String
    let field: Int?
    let isPictorial: Bool
  }

  /// An item as rows of the tables.
  private struct Row: Sendable {
    let values: [SQLiteValue]
    /// For each of the lists.
    let lists: [[[SQLiteValue]]]
  }

  /// What rows are added by.
  private struct Insertions {
    let item: SQLiteInsertion
    /// One for each list; the table of the aliases is made when an item has some.
    var lists: [SQLiteInsertion?]
  }

  /// How many runs of items the search may fall behind. What is left then is filled while indexes are made.
  private static let runsAhead = 32

  /// `SQLITE_MAX_COLUMN`.
  private static let columnLimit = 2000

  /// The reserved keys as columns; aliases are a table of their own.
  private static let reserved = CollectionSettingsReader.reservedKeys.filter { $0 != "aliases" }

  /// - Parameter names: Those of the whole database.
  init(_ settings: CollectionSettings, _ names: inout SQLiteNames) {
    self.settings = settings
    fields = settings.schema.fields
    name = SQLiteNames.table(settings.id)
    // The search makes tables of its own.
    let searchName = names.claim("\(name)_fts", endings: ["", "_data", "_idx", "_content", "_docsize", "_config"])
    // The last ones mean something else to SQLite or to its search.
    var taken = Set(["id", "name", "notes"] + Self.reserved.map(Self.column) + ["rank", "rowid", "oid", "_rowid_"])
    taken.insert(searchName.lowercased())
    func column(_ key: String) -> String {
      var name = Self.column(key)
      while !taken.insert(name.lowercased()).inserted { name += "_" }
      return name
    }
    let schema = settings.schema
    let columns = fields.indices.filter { ![.list, .images].contains(schema.fields[$0].type) }
      .map { (field: $0, name: column(schema.fields[$0].key)) }
    self.columns = columns
    pictureColumns = fields.indices.filter { schema.fields[$0].type == .image }.flatMap { field -> [PictureColumn] in
      let key = schema.fields[field].key
      return [
        (field, column("\(key)-alt"), { @Sendable in $0.alt }),
        (field, column("\(key)-caption"), { @Sendable in $0.caption }),
      ]
    }
    var lists: [List] = []
    for (position, field) in schema.fields.enumerated() where field.holdsSeveral {
      let table = names.claim("\(name)_\(Self.column(field.key))")
      lists.append(List(table: table, field: position, isPictorial: field.type == .images))
    }
    lists.append(List(table: names.claim("\(name)_aliases"), field: nil, isPictorial: false))
    self.lists = lists
    let texts = columns.indices.filter { [.text, .choice].contains(schema.fields[columns[$0].field].type) }
    searched = [1] + texts.map { $0 + 2 } + [2 + columns.count + pictureColumns.count + Self.reserved.count]
    search = SQLiteSearch.Table(
      name: Self.quoted(searchName),
      columns: ["\"name\""] + texts.map { Self.quoted(columns[$0].name) } + ["\"notes\""], content: Self.quoted(name))
    for column in columns { indexes[column.name] = names.claim("\(name)_\(column.name)") }
    for list in lists { indexes["\(list.table).value"] = names.claim("\(list.table)_value") }
  }

  /// Writes the items of a collection, and what is searched in them to the tables of the search.
  ///
  /// - Throws: `ExportFailure`, `EditingFailure`, `DatabaseError`.
  func write(_ collection: ExportedCollection, to database: Database, _ index: SQLiteSearch) throws {
    var insertions = try makeTables(in: database)
    try index.begin(search)
    try Parallel.withQueue(limit: Self.runsAhead) { add in
      var count = 0
      try collection.forEachRun { items in
        items.map(row(of:))
      } use: { rows in
        let (before, values) = (count, rows.map(\.values))
        try add { try index.add(values, at: searched, after: before, to: search) }
        for row in rows { try insert(row, by: &insertions, into: database) }
        count += rows.count
      }
      try add { try index.end(search) }
      try makeIndexes(of: insertions, in: database)
    }
  }

  /// Makes the indexes, which is faster once all rows are there.
  private func makeIndexes(of insertions: Insertions, in database: Database) throws {
    for (field, column) in columns where isLookedUp(field) {
      try database.execute(
        sql: "CREATE INDEX \(Self.quoted(indexes[column] ?? column)) ON \(Self.quoted(name)) (\(Self.quoted(column)))")
    }
    for (list, insertion) in zip(lists, insertions.lists) where insertion != nil {
      let index = indexes["\(list.table).value"] ?? list.table
      try database.execute(sql: "CREATE INDEX \(Self.quoted(index)) ON \(Self.quoted(list.table)) (\"value\")")
    }
  }

  private func makeTables(in database: Database) throws -> Insertions {
    var definitions = ["\"id\" TEXT NOT NULL PRIMARY KEY", "\"name\" TEXT NOT NULL"]
    definitions += columns.map { "\(Self.quoted($0.name)) \(Self.type(of: fields[$0.field].type))" }
    definitions += pictureColumns.map { "\(Self.quoted($0.name)) TEXT" }
    definitions += Self.reserved.map { "\(Self.quoted(Self.column($0))) TEXT" } + ["\"notes\" TEXT"]
    guard definitions.count <= Self.columnLimit else {
      throw ExportFailure.findings([
        .error(
          .settingValue, in: SourcePath.settings(ofCollection: settings.id), at: .start,
          "a table of SQLite has at most \(Self.columnLimit) columns, and this one would have \(definitions.count)")
      ])
    }
    try database.execute(sql: "CREATE TABLE \(Self.quoted(name)) (\(definitions.joined(separator: ", ")))")
    return Insertions(
      item: try insertion(into: name, count: definitions.count, in: database),
      lists: try lists.map { $0.field == nil ? nil : try make($0, in: database) })
  }

  private func make(_ list: List, in database: Database) throws -> SQLiteInsertion {
    try database.execute(
      sql: """
        CREATE TABLE \(Self.quoted(list.table)) ("item" TEXT NOT NULL REFERENCES \(Self.quoted(name)) ("id"), \
        "position" INTEGER NOT NULL, "value" TEXT NOT NULL\(list.isPictorial ? ", \"alt\" TEXT, \"caption\" TEXT" : ""), \
        PRIMARY KEY ("item", "position")) WITHOUT ROWID
        """)
    return try insertion(into: list.table, count: list.isPictorial ? 5 : 3, in: database)
  }

  private func insertion(into table: String, count: Int, in database: Database) throws -> SQLiteInsertion {
    let places = Array(repeating: "?", count: count).joined(separator: ", ")
    return SQLiteInsertion(
      try database.makeStatement(sql: "INSERT INTO \(Self.quoted(table)) VALUES (\(places))"))
  }

  private func insert(_ row: Row, by insertions: inout Insertions, into database: Database) throws {
    try insertions.item.add(row.values)
    for (number, rows) in row.lists.enumerated() where !rows.isEmpty {
      let insertion = try insertions.lists[number] ?? make(lists[number], in: database)
      insertions.lists[number] = insertion
      for row in rows { try insertion.add(row) }
    }
  }

  private func row(of item: ExportedItem) -> Row {
    Row(values: values(of: item), lists: lists(of: item))
  }

  /// The values of an item in the order of the columns.
  private func values(of item: ExportedItem) -> [SQLiteValue] {
    var row: [SQLiteValue] = [.text(item.id), .text(item.name)]
    row.reserveCapacity(columns.count + pictureColumns.count + Self.reserved.count + 3)
    for column in columns { row.append(Self.value(item.values[column.field], item.texts[column.field])) }
    for column in pictureColumns {
      row.append(item.values[column.field].pictures.first.flatMap(column.text).map(Self.stored) ?? .null)
    }
    for (key, text) in zip(CollectionSettingsReader.reservedKeys, item.reserved) where key != "aliases" {
      row.append(Self.text(text))
    }
    row.append(item.notes.isEmpty ? .null : Self.stored(item.notes))
    return row
  }

  /// The rows of each table of texts or pictures that an item has.
  private func lists(of item: ExportedItem) -> [[[SQLiteValue]]] {
    lists.map { list in
      let texts = Self.texts(list.field.map { item.texts[$0] } ?? item.reserved.last ?? .empty)
      return texts.enumerated().map { position, text in
        var row: [SQLiteValue] = [.text(item.id), .integer(Int64(position)), Self.stored(text)]
        if list.isPictorial, let field = list.field {
          let pictures = item.values[field].pictures
          let picture = pictures.indices.contains(position) ? pictures[position] : nil
          row += [picture?.alt, picture?.caption].map { $0.map(Self.stored) ?? .null }
        }
        return row
      }
    }
  }

  /// Whether a field's values are ones that people look for or sort by.
  private func isLookedUp(_ field: Int) -> Bool {
    if [.choice, .year, .date, .datetime, .isbn].contains(fields[field].type) { return true }
    return settings.sorts.contains { sort in
      sort.terms.contains { term in
        if case .field(let position, _) = term.component.subject { position == field } else { false }
      }
    }
  }
}

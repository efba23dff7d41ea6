import GRDB

/// The tables of the full-text search, filled beside the others.
///
/// SQLite writes to a database from one thread at a time, and an index of words takes as long as all else. So the tables are made in a
/// temporary database, which SQLite removes by itself, and copied when the rest is there. The copy is of the tables by which FTS5 stores its
/// index: `data`, `idx`, `docsize` and `config`, as https://sqlite.org/fts5.html describes them.
struct SQLiteSearch: Sendable {
  private let queue: DatabaseQueue
  private static let parts = ["data", "idx", "docsize", "config"]

  /// A table that holds no text of its own, in the form that Datasette finds.
  struct Table: Sendable {
    /// The name of the table, quoted.
    let name: String
    /// The names of its columns, quoted.
    let columns: [String]
    /// The name of the table that holds the texts, quoted.
    let content: String

    fileprivate func definition(in schema: String) -> String {
      """
      CREATE VIRTUAL TABLE \(schema).\(name) USING fts5(\(columns.joined(separator: ", ")), content=\(content), \
      tokenize='unicode61 remove_diacritics 2')
      """
    }

    fileprivate func part(_ part: String) -> String { "\(name.dropLast())_\(part)\"" }
  }

  /// - Throws: `DatabaseError`.
  init(_ configuration: Configuration) throws {
    var configuration = configuration
    // A table is filled in one transaction by many calls: the end of a transaction writes all words that were gathered.
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: "", configuration: configuration)
    // Nor can this one be freed where the system allows no thread.
    _ = Unmanaged.passRetained(queue)
  }

  /// Begins a table. While it is filled, it may use more memory than the default of 1 MiB, since it merges less then.
  ///
  /// - Throws: `DatabaseError`.
  func begin(_ table: Table) throws {
    try queue.inDatabase { database in
      // What an earlier table began is not ended if its collection could not be read; then nothing is exported, and only findings are of use.
      if database.isInsideTransaction { try database.execute(sql: "ROLLBACK") }
      try database.execute(
        sql: """
          BEGIN;
          \(table.definition(in: "main"));
          INSERT INTO \(table.name) (\(table.name), rank) VALUES ('hashsize', \(16 << 20))
          """)
    }
  }

  /// Adds the texts of rows.
  ///
  /// - Parameters:
  ///   - rows: The values of each row.
  ///   - places: Those of the texts among the values, in the order of the table's columns.
  ///   - count: How many rows there were before.
  /// - Throws: `DatabaseError`.
  func add(_ rows: [[SQLiteValue]], at places: [Int], after count: Int, to table: Table) throws {
    try queue.inDatabase { database in
      let marks = Array(repeating: ", ?", count: table.columns.count).joined()
      let insertion = SQLiteInsertion(
        try database.cachedStatement(
          sql: "INSERT INTO \(table.name) (rowid, \(table.columns.joined(separator: ", "))) VALUES (?\(marks))"))
      for (number, row) in rows.enumerated() { try insertion.add(row: count + number + 1, row, at: places) }
    }
  }

  /// Ends a table: nothing is added to it from now on.
  ///
  /// - Throws: `DatabaseError`.
  func end(_ table: Table) throws {
    try queue.inDatabase { database in
      try database.execute(
        sql: "INSERT INTO \(table.name) (\(table.name), rank) VALUES ('hashsize', \(1 << 20)); COMMIT")
    }
  }

  /// Copies tables to the database at a path, which nobody else has open.
  ///
  /// - Throws: `DatabaseError`.
  func copy(_ tables: [Table], to path: String) throws {
    try queue.inDatabase { database in
      try database.execute(sql: "ATTACH ? AS result", arguments: [path])
      try database.execute(sql: "PRAGMA result.journal_mode = OFF; PRAGMA result.synchronous = OFF; BEGIN")
      for table in tables {
        try database.execute(sql: table.definition(in: "result"))
        for part in Self.parts {
          let name = table.part(part)
          try database.execute(sql: "DELETE FROM result.\(name); INSERT INTO result.\(name) SELECT * FROM main.\(name)")
        }
      }
      try database.execute(sql: "COMMIT")
    }
    try queue.close()
  }
}

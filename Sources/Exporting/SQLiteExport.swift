import GRDB

/// Collections as one SQLite database, by GRDB: a table for each, one for each list of texts, indexes on what is looked for by value, and
/// full-text search.
package struct SQLiteExport {
  private let collections: [ExportedCollection]

  package init(_ collections: [ExportedCollection]) {
    self.collections = collections
  }

  /// Writes the database to a file that is empty or not there yet.
  ///
  /// - Throws: `ExportFailure`, `EditingFailure`, `DatabaseError`.
  package func write(to path: String) throws {
    var configuration = Configuration()
    // The file is new, and of no use unless it is whole: nothing has to be recovered.
    configuration.prepareDatabase { database in
      try database.execute(
        sql: """
          PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; \
          PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536
          """)
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { database in
      var names = SQLiteNames(collections.map(\.id))
      _ = try ExportFailure.all(collections) { collection in
        try SQLiteTable(collection.settings, &names).write(collection, to: database)
      }
      try database.execute(sql: "PRAGMA user_version = 1")
    }
    try queue.close()
  }
}

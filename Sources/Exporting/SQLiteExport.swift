import GRDB
private import SQLiteShim

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
    sqlite_stop_counting_memory()
    var configuration = Configuration()
    // The file is new, and of no use unless it is whole: nothing has to be recovered. Rows with notes fill large pages better.
    configuration.prepareDatabase { database in
      try database.execute(
        sql: """
          PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; \
          PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16384
          """)
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    let search = try SQLiteSearch(configuration)
    let searchTables = try queue.write { database in
      var names = SQLiteNames(collections.map(\.id))
      let searchTables = try ExportFailure.all(collections) { collection in
        let table = SQLiteTable(collection.settings, &names)
        try table.write(collection, to: database, search)
        return table.search
      }
      try database.execute(sql: "PRAGMA user_version = 1")
      return searchTables
    }
    try queue.close()
    // To free a queue, Dispatch waits for a thread, forever where the system allows none.
    _ = Unmanaged.passRetained(queue)
    try search.copy(searchTables, to: path)
  }
}

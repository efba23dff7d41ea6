import GRDB
private import GRDBSQLite

/// A value as SQLite stores it.
enum SQLiteValue: Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
}

/// A statement that adds rows to a table.
///
/// The statement is GRDB's. Rows go to SQLite itself: GRDB looks up how to hand over each value and keeps a copy of the row, which takes longer than storing it.
struct SQLiteInsertion {
  private let statement: Statement
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init(_ statement: Statement) {
    self.statement = statement
  }

  /// Adds a row of these values, as many as the statement has places.
  ///
  /// - Throws: `DatabaseError`.
  func add(_ values: [SQLiteValue]) throws {
    for index in values.indices { try bind(values[index], at: index + 1) }
    try step()
  }

  /// Adds a row with a number, and of some of the values.
  ///
  /// - Throws: `DatabaseError`.
  func add(row number: Int, _ values: [SQLiteValue], at places: [Int]) throws {
    try bind(.integer(Int64(number)), at: 1)
    for index in places.indices { try bind(values[places[index]], at: index + 2) }
    try step()
  }

  private func bind(_ value: SQLiteValue, at place: Int) throws {
    let (handle, place) = (statement.sqliteStatement, Int32(place))
    let result =
      switch value {
      case .null: sqlite3_bind_null(handle, place)
      case .integer(let number): sqlite3_bind_int64(handle, place, number)
      case .real(let number): sqlite3_bind_double(handle, place, number)
      case .text(var text): text.withUTF8 { Self.bind($0, at: place, of: handle) }
      }
    try check(result)
  }

  private static func bind(_ text: UnsafeBufferPointer<UInt8>, at place: Int32, of statement: OpaquePointer) -> Int32 {
    // An empty text may be nowhere, for which SQLite would store NULL.
    guard !text.isEmpty else { return sqlite3_bind_text(statement, place, "", 0, copied) }
    return text.withMemoryRebound(to: CChar.self) { text in
      sqlite3_bind_text64(statement, place, text.baseAddress, UInt64(text.count), copied, UInt8(SQLITE_UTF8))
    }
  }

  private func step() throws {
    let result = sqlite3_step(statement.sqliteStatement)
    try check(result == SQLITE_DONE ? SQLITE_OK : result)
    try check(sqlite3_reset(statement.sqliteStatement))
  }

  private func check(_ result: Int32) throws {
    guard result != SQLITE_OK else { return }
    let message = String(cString: sqlite3_errmsg(sqlite3_db_handle(statement.sqliteStatement)))
    sqlite3_reset(statement.sqliteStatement)
    throw DatabaseError(resultCode: ResultCode(rawValue: result), message: message, sql: statement.sql)
  }
}

/// The names of tables and indexes of a database, which are all different, whatever collections and fields are called.
///
/// SQLite does not tell upper from lower case.
struct SQLiteNames {
  private var taken: Set<String> = []

  /// - Parameter collections: Their tables keep their names, as far as SQLite lets them.
  init(_ collections: [String]) {
    for collection in collections { taken.insert(Self.table(collection).lowercased()) }
  }

  /// The name of a collection's table.
  static func table(_ collection: String) -> String {
    // SQLite keeps these for itself.
    collection.lowercased().hasPrefix("sqlite_") ? "_\(collection)" : collection
  }

  /// A name that nothing has yet, and nothing will: the wanted one, or that with an underscore or more.
  ///
  /// - Parameter endings: What else is made with the name before it.
  mutating func claim(_ wanted: String, endings: [String] = [""]) -> String {
    var name = wanted
    while endings.contains(where: { taken.contains("\(name)\($0)".lowercased()) }) { name += "_" }
    for ending in endings { taken.insert("\(name)\(ending)".lowercased()) }
    return name
  }
}

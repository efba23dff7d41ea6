/// Programs whose exports are known by their columns.
package enum Preset: String, CaseIterable, Sendable {
  case goodreads, librarything, letterboxd, discogs, tellico, calibre
  /// An export of Vitrine's own.
  case vitrine

  /// The program that writes a table with these columns; nil of one that is not known.
  static func recognised(_ columns: [String]) -> Preset? {
    let columns = Set(columns)
    return allCases.first { preset in !preset.signature.isEmpty && preset.signature.isSubset(of: columns) }
  }

  /// Columns that together no other program writes.
  private var signature: Set<String> {
    switch self {
    case .goodreads: ["Book Id", "Author l-f", "Exclusive Shelf"]
    case .librarything: ["Primary Author", "Entry Date"]
    case .letterboxd: ["Name", "Year", "Letterboxd URI"]
    case .discogs: ["Catalog#", "Artist", "release_id"]
    case .tellico: []
    case .calibre: ["title_sort", "author_sort", "uuid", "authors"]
    case .vitrine: ["id", "deleted", "deleted-because", "aliases", "notes"]
    }
  }

  /// The noun for one item of what the program is for.
  var item: String? {
    switch self {
    case .goodreads, .librarything, .calibre: "book"
    case .letterboxd: "film"
    case .discogs: "record"
    case .tellico, .vitrine: nil
    }
  }

  /// The key by which items are known again when the program's file is imported once more.
  var key: String? {
    switch self {
    case .goodreads: "goodreads-id"
    case .librarything: "librarything-id"
    case .discogs: "discogs-id"
    case .calibre: "calibre-id"
    case .letterboxd, .tellico, .vitrine: nil
    }
  }

  /// How the program's columns become fields; nil where a table's own columns are the fields.
  var rules: [ColumnRule]? {
    switch self {
    case .goodreads: ColumnRule.goodreads
    case .librarything: ColumnRule.libraryThing
    case .letterboxd: ColumnRule.letterboxd
    case .discogs: ColumnRule.discogs
    case .calibre: ColumnRule.calibre
    case .tellico, .vitrine: nil
    }
  }
}

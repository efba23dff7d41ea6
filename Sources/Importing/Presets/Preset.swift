/// Programs whose exports are known by their columns.
package enum Preset: String, CaseIterable, Sendable {
  case goodreads, librarything, letterboxd, discogs, tellico, calibre
  /// An export of Vitrine's own.
  case vitrine

  /// A form of a program's tables.
  struct Form: Sendable {
    /// Columns that together no other program writes.
    let signature: Set<String>
    /// How the columns become fields; nil where the columns are the fields.
    let rules: [ColumnRule]?
    /// Columns that say nothing more than others, or nothing that is meant for others.
    var unused: Set<String> = []
    /// What the texts of columns without a rule are as those of a field.
    var convert: @Sendable (String) -> String = { $0 }
  }

  /// What is known of a program's exports.
  private struct Profile {
    let forms: [Form]
    /// The noun for one item of what the program is for.
    var item: String?
    /// The key by which items are known again when the program's file is imported once more.
    var key: String?
    /// The keys that together tell items apart where the value of `key` is new.
    var names: [String] = []
  }

  private var profile: Profile {
    switch self {
    case .goodreads:
      Profile(
        forms: [
          Form(
            signature: ["Book Id", "Author l-f", "Exclusive Shelf"], rules: ColumnRule.goodreads,
            unused: ColumnRule.goodreadsUnused)
        ],
        item: "book", key: "goodreads-id")
    case .librarything:
      Profile(
        forms: [
          Form(
            signature: ["Primary Author", "Entry Date"], rules: ColumnRule.libraryThing,
            unused: ColumnRule.libraryThingUnused),
          Form(
            signature: ["books_id", "title"], rules: ColumnRule.libraryThingJSON,
            unused: ColumnRule.libraryThingUnused, convert: Clean.entities),
        ],
        item: "book", key: "librarything-id")
    case .letterboxd:
      Profile(
        forms: [Form(signature: ["Name", "Year", "Letterboxd URI"], rules: ColumnRule.letterboxd)],
        // Each entry of the diary has an address of its own.
        item: "film", key: "letterboxd", names: ["title", "year"])
    case .discogs:
      Profile(
        forms: [Form(signature: ["Catalog#", "Artist", "release_id"], rules: ColumnRule.discogs)],
        item: "record", key: "discogs-id")
    case .tellico: Profile(forms: [], key: "tellico-id")
    case .calibre:
      Profile(
        forms: [
          Form(
            signature: ["title_sort", "author_sort", "uuid", "authors"], rules: ColumnRule.calibre,
            unused: ColumnRule.calibreUnused)
        ],
        item: "book", key: "calibre-id")
    case .vitrine:
      Profile(forms: [Form(signature: ["id", "deleted", "deleted-because", "aliases", "notes"], rules: nil)])
    }
  }

  var item: String? { profile.item }
  var key: String? { profile.key }
  var names: [String] { profile.names }

  /// The form of a table with these columns; nil of one that the program does not write.
  func form(of columns: [String]) -> Form? {
    let columns = Set(columns)
    return profile.forms.first { $0.signature.isSubset(of: columns) }
  }

  /// The form of a table that somebody says the program wrote, and in which columns may have been removed since: the titles are left, and
  /// one of the columns that no other program writes.
  func form(ofPart columns: [String]) -> Form? {
    // Films are put together from tables that have to be whole.
    if self == .letterboxd { return nil }
    let columns = Set(columns)
    return profile.forms.first { form in
      let titles = form.rules?.first(where: \.isRequired)?.columns ?? []
      return !columns.isDisjoint(with: titles) && !columns.isDisjoint(with: form.signature.subtracting(titles))
    }
  }

  /// The columns that a table lacks to be one of the program's, in the form that it comes nearest to.
  func missingColumns(in columns: [String]) -> [String] {
    let missing = profile.forms.map { $0.signature.subtracting(columns).sorted() }
    return missing.min { $0.count < $1.count } ?? []
  }

  /// The program that writes a table with these columns; nil of one that is not known.
  static func recognised(_ columns: [String]) -> Preset? {
    allCases.first { $0.form(of: columns) != nil }
  }
}

import Catalogue

extension ColumnRule {
  static let goodreads: [ColumnRule] = [
    ColumnRule("title", .text, isRequired: true, from: "Title") { Clean.seriesTitle($0).title },
    ColumnRule("series", .text, from: "Title") { Clean.seriesTitle($0).series },
    ColumnRule("authors", .list, from: "Author", "Additional Authors") { Clean.people($0, separator: ",") },
    ColumnRule("isbn", .isbn, label: "ISBN", from: "ISBN13", "ISBN", convert: Clean.isbn),
    ColumnRule("rating", .rating, from: "My Rating", Clean.rating),
    ColumnRule("publisher", .text, from: "Publisher"),
    ColumnRule("binding", .text, from: "Binding"),
    ColumnRule("pages", .number, from: "Number of Pages"),
    ColumnRule("year", .year, from: "Year Published", Clean.year),
    ColumnRule("original-year", .year, from: "Original Publication Year"),
    ColumnRule("read", .date, label: "Date read", from: "Date Read", Clean.day),
    ColumnRule("added", .date, label: "Date added", from: "Date Added", Clean.day),
    ColumnRule("shelf", .text, from: "Exclusive Shelf"),
    ColumnRule("shelves", .list, from: "Bookshelves", Clean.list(",")),
    ColumnRule("read-count", .number, from: "Read Count"),
    ColumnRule("copies", .number, from: "Owned Copies"),
    ColumnRule("condition", .text, from: "Condition"),
    ColumnRule("goodreads-id", .text, label: "Goodreads ID", from: "Book Id"),
    ColumnRule("bcid", .text, label: "BCID", from: "BCID"),
    ColumnRule("notes", .text, from: "My Review", Clean.notes),
  ]
  static let goodreadsUnused: Set = [
    "Author l-f", "Average Rating", "Bookshelves with positions", "Private Notes",
  ]

  static let libraryThing: [ColumnRule] = [
    ColumnRule("title", .text, isRequired: true, from: "Title"),
    ColumnRule("authors", .list, from: "Primary Author", "Secondary Author") { Clean.people($0, separator: "|") },
    ColumnRule("year", .year, from: "Date", Clean.year),
    ColumnRule("isbn", .isbn, label: "ISBN", from: "ISBNs", "ISBN", convert: Clean.isbn),
    ColumnRule("rating", .rating, from: "Rating", Clean.rating),
    ColumnRule("publication", .text, from: "Publication"),
    ColumnRule("media", .text, from: "Media"),
    ColumnRule("pages", .number, from: "Page Count"),
    ColumnRule("languages", .list, from: "Languages", Clean.list(",")),
    ColumnRule("subjects", .list, from: "Subjects", Clean.list("|")),
    ColumnRule("tags", .list, from: "Tags", Clean.list(",")),
    ColumnRule("collections", .list, from: "Collections", Clean.list(",")),
    ColumnRule("acquired", .date, from: "Acquired", Clean.day),
    ColumnRule("started", .date, label: "Date started", from: "Date Started", Clean.day),
    ColumnRule("read", .date, label: "Date read", from: "Date Read", Clean.day),
    ColumnRule("entered", .date, label: "Entry date", from: "Entry Date", Clean.day),
    ColumnRule("copies", .number, from: "Copies"),
    ColumnRule("barcode", .text, from: "Barcode"),
    ColumnRule("bcid", .text, label: "BCID", from: "BCID"),
    ColumnRule("lccn", .text, label: "LCCN", from: "LCCN"),
    ColumnRule("oclc", .text, label: "OCLC", from: "OCLC"),
    ColumnRule("issn", .text, label: "ISSN", from: "ISSN"),
    ColumnRule("dewey-decimal", .text, label: "Dewey Decimal", from: "Dewey Decimal"),
    ColumnRule("librarything-id", .text, label: "LibraryThing ID", from: "Book Id"),
    ColumnRule("notes", .text, from: "Review", Clean.notes),
  ]
  static let libraryThingUnused: Set = [
    "Private Comment", "privatecomment", "Sort Character", "sortcharacter", "primaryauthor",
  ]

  /// LibraryThing's JSON, whose texts hold entities of HTML.
  static let libraryThingJSON: [ColumnRule] = [
    ColumnRule("title", .text, isRequired: true, from: "title", Clean.entities),
    ColumnRule("authors", .list, from: "authors", Clean.listedEntities),
    ColumnRule("year", .year, from: "date", Clean.year),
    ColumnRule("isbn", .isbn, label: "ISBN", from: "ean", "isbn.2", "originalisbn", "isbn.0", convert: Clean.isbn),
    ColumnRule("rating", .rating, from: "rating", Clean.rating),
    ColumnRule("publication", .text, from: "publication", Clean.entities),
    ColumnRule("pages", .number, from: "pages"),
    ColumnRule("languages", .list, from: "language", Clean.listedEntities),
    ColumnRule("genres", .list, from: "genre", Clean.listedEntities),
    ColumnRule("tags", .list, from: "tags", Clean.listedEntities),
    ColumnRule("collections", .list, from: "collections", Clean.listedEntities),
    ColumnRule("acquired", .date, from: "dateacquired", Clean.day),
    ColumnRule("started", .date, label: "Date started", from: "datestarted", Clean.day),
    ColumnRule("read", .date, label: "Date read", from: "dateread", Clean.day),
    ColumnRule("entered", .date, label: "Entry date", from: "entrydate", Clean.day),
    ColumnRule("librarything-id", .text, label: "LibraryThing ID", from: "books_id"),
    ColumnRule("notes", .text, from: "review", Clean.notes),
  ]

  static let calibre: [ColumnRule] = [
    ColumnRule("title", .text, isRequired: true, from: "title"),
    ColumnRule("authors", .list, from: "authors", "author_sort") { Clean.calibreAuthors($0[0], sorted: $0[1]) },
    ColumnRule("series", .text, from: "series"),
    ColumnRule("series-index", .number, from: "series_index"),
    ColumnRule("publisher", .text, from: "publisher"),
    // calibre says that a book has no date by one of the year 101.
    ColumnRule("published", .date, from: "pubdate") { $0.hasPrefix("0101") ? "" : Clean.day($0) },
    ColumnRule("isbn", .isbn, label: "ISBN", from: "isbn") { Clean.isbn([$0]) },
    ColumnRule("rating", .rating, from: "rating", Clean.rating),
    ColumnRule("tags", .list, from: "tags", Clean.list(",")),
    ColumnRule("languages", .list, from: "languages", Clean.list(",")),
    ColumnRule("formats", .list, from: "formats", Clean.list(",")),
    ColumnRule("added", .date, label: "Date added", from: "timestamp", Clean.day),
    ColumnRule("identifiers", .list, from: "identifiers", Clean.list(",")),
    ColumnRule("calibre-id", .text, label: "calibre ID", from: "uuid"),
    ColumnRule("notes", .text, from: "comments", Clean.notes),
  ]
  static let calibreUnused: Set = ["cover", "library_name", "ondevice", "title_sort"]
}

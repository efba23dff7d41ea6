extension ColumnRule {
  static let goodreads: [ColumnRule] = [
    ColumnRule("title", "{ type: text, required: true }", "Title") { Clean.seriesTitle($0).title },
    ColumnRule("series", "text", "Title") { Clean.seriesTitle($0).series },
    ColumnRule("authors", "list", "Author", "Additional Authors") { texts in
      let more = texts[1].split(separator: ",").map { String($0).trimmed }
      return ListText.joined(([texts[0]] + more).filter { !$0.isEmpty })
    },
    ColumnRule("isbn", "{ type: isbn, label: ISBN }", "ISBN13", "ISBN", convert: Clean.isbn),
    ColumnRule("rating", "rating", "My Rating", Clean.rating),
    ColumnRule("publisher", "text", "Publisher", Clean.plain),
    ColumnRule("binding", "text", "Binding", Clean.plain),
    ColumnRule("pages", "number", "Number of Pages", Clean.plain),
    ColumnRule("year", "year", "Year Published", Clean.year),
    ColumnRule("original-year", "year", "Original Publication Year", Clean.plain),
    ColumnRule("read", "{ type: date, label: Date read }", "Date Read", Clean.date),
    ColumnRule("added", "{ type: date, label: Date added }", "Date Added", Clean.date),
    ColumnRule("shelf", "text", "Exclusive Shelf", Clean.plain),
    ColumnRule("shelves", "list", "Bookshelves", Clean.list([","])),
    ColumnRule("read-count", "number", "Read Count", Clean.plain),
    ColumnRule("copies", "number", "Owned Copies", Clean.plain),
    ColumnRule("condition", "text", "Condition", Clean.plain),
    ColumnRule("goodreads-id", "{ type: text, label: Goodreads ID }", "Book Id", Clean.plain),
    ColumnRule("notes", "", "My Review", Clean.notes),
  ]

  static let libraryThing: [ColumnRule] = [
    ColumnRule("title", "{ type: text, required: true }", "Title", Clean.plain),
    ColumnRule("authors", "list", "Primary Author", "Secondary Author") { texts in
      let more = texts[1].split(separator: "|").map { String($0).trimmed }
      return ListText.joined(([texts[0]] + more).filter { !$0.isEmpty })
    },
    ColumnRule("year", "year", "Date", Clean.year),
    ColumnRule("isbn", "{ type: isbn, label: ISBN }", "ISBNs", "ISBN", convert: Clean.isbn),
    ColumnRule("rating", "rating", "Rating", Clean.rating),
    ColumnRule("publication", "text", "Publication", Clean.plain),
    ColumnRule("media", "text", "Media", Clean.plain),
    ColumnRule("pages", "number", "Page Count", Clean.digits),
    ColumnRule("languages", "list", "Languages", Clean.list([","])),
    ColumnRule("subjects", "list", "Subjects", Clean.list(["|"])),
    ColumnRule("tags", "list", "Tags", Clean.list([","])),
    ColumnRule("collections", "list", "Collections", Clean.list([","])),
    ColumnRule("acquired", "date", "Acquired", Clean.date),
    ColumnRule("started", "{ type: date, label: Date started }", "Date Started", Clean.date),
    ColumnRule("read", "{ type: date, label: Date read }", "Date Read", Clean.date),
    ColumnRule("entered", "{ type: date, label: Entry date }", "Entry Date", Clean.date),
    ColumnRule("copies", "number", "Copies", Clean.plain),
    ColumnRule("librarything-id", "{ type: text, label: LibraryThing ID }", "Book Id", Clean.plain),
    ColumnRule("notes", "", "Review", Clean.notes),
  ]

  static let calibre: [ColumnRule] = [
    ColumnRule("title", "{ type: text, required: true }", "title", Clean.plain),
    ColumnRule("authors", "list", "authors") { text in
      ListText.joined(
        (text.contains(" & ") ? text.split(separator: " & ") : text.split(separator: ", ")).map { String($0).trimmed })
    },
    ColumnRule("series", "text", "series", Clean.plain),
    ColumnRule("series-index", "number", "series_index", Clean.plain),
    ColumnRule("publisher", "text", "publisher", Clean.plain),
    // calibre says that a book has no date by one of the year 101.
    ColumnRule("published", "date", "pubdate") { $0.hasPrefix("0101") ? "" : Clean.date($0) },
    ColumnRule("isbn", "{ type: isbn, label: ISBN }", "isbn") { Clean.isbn([$0]) },
    ColumnRule("rating", "rating", "rating", Clean.rating),
    ColumnRule("tags", "list", "tags", Clean.list([","])),
    ColumnRule("languages", "list", "languages", Clean.list([","])),
    ColumnRule("formats", "list", "formats", Clean.list([","])),
    ColumnRule("added", "{ type: date, label: Date added }", "timestamp", Clean.date),
    ColumnRule("identifiers", "list", "identifiers", Clean.list([","])),
    ColumnRule("calibre-id", "{ type: text, label: calibre ID }", "uuid", Clean.plain),
    ColumnRule("notes", "", "comments", Clean.notes),
  ]
}

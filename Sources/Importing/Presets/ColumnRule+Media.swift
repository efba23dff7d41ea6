extension ColumnRule {
  static let letterboxd: [ColumnRule] = [
    ColumnRule("title", "{ type: text, required: true }", "Name", Clean.plain),
    ColumnRule("year", "year", "Year", Clean.plain),
    ColumnRule("rating", "rating", "Rating", Clean.rating),
    ColumnRule("watched", "{ type: date, label: Date watched }", "Watched Date", "Date") { texts in
      Clean.date(texts[0].isEmpty ? texts[1] : texts[0])
    },
    ColumnRule("rewatch", "flag", "Rewatch", Clean.plain),
    ColumnRule("tags", "list", "Tags", Clean.list([","])),
    ColumnRule("letterboxd", "{ type: url, label: Letterboxd }", "Letterboxd URI", Clean.plain),
    ColumnRule("notes", "", "Review", Clean.notes),
  ]

  static let discogs: [ColumnRule] = [
    ColumnRule("artist", "text", "Artist", Clean.artist),
    ColumnRule("title", "{ type: text, required: true }", "Title", Clean.plain),
    ColumnRule("label", "list", "Label", Clean.list([","])),
    ColumnRule("catalogue-number", "text", "Catalog#", Clean.plain),
    ColumnRule("format", "list", "Format", Clean.list([","])),
    ColumnRule("year", "year", "Released", Clean.year),
    ColumnRule("rating", "rating", "Rating", Clean.rating),
    ColumnRule("folder", "text", "CollectionFolder", Clean.plain),
    ColumnRule("added", "{ type: date, label: Date added }", "Date Added", Clean.date),
    ColumnRule("media-condition", "text", "Collection Media Condition", Clean.plain),
    ColumnRule("sleeve-condition", "text", "Collection Sleeve Condition", Clean.plain),
    ColumnRule("discogs-id", "{ type: text, label: Discogs ID }", "release_id", Clean.plain),
    ColumnRule("notes", "", "Collection Notes", Clean.notes),
  ]
}

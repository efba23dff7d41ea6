import Catalogue

extension ColumnRule {
  /// The columns that `LetterboxdFilms` gives.
  static let letterboxd: [ColumnRule] = [
    ColumnRule("title", .text, isRequired: true, from: "Name"),
    ColumnRule("year", .year, from: "Year"),
    ColumnRule("status", .choice, options: ["Watched", "Watchlist"], from: "Status"),
    ColumnRule("rating", .rating, from: "Rating", Clean.rating),
    ColumnRule("watched", .date, label: "Date watched", from: "Watched Date", Clean.day),
    ColumnRule("added", .date, label: "Date added", from: "Date", Clean.day),
    ColumnRule("logged", .date, label: "Date logged", from: "Log Date", Clean.day),
    ColumnRule("rewatch", .flag, from: "Rewatch"),
    ColumnRule("liked", .flag, from: "Liked"),
    ColumnRule("tags", .list, from: "Tags", Clean.list(",")),
    ColumnRule("letterboxd", .url, label: "Letterboxd", from: "Letterboxd URI"),
    ColumnRule("notes", .text, from: "Review", Clean.notes),
  ]

  static let discogs: [ColumnRule] = [
    ColumnRule("artist", .text, from: "Artist", Clean.artists),
    ColumnRule("title", .text, isRequired: true, from: "Title"),
    ColumnRule("label", .list, from: "Label", Clean.list(",")),
    ColumnRule("catalogue-number", .text, from: "Catalog#"),
    ColumnRule("format", .list, from: "Format", Clean.list(",")),
    ColumnRule("year", .year, from: "Released", Clean.year),
    ColumnRule("rating", .rating, from: "Rating", Clean.rating),
    ColumnRule("folder", .text, from: "CollectionFolder"),
    ColumnRule("added", .date, label: "Date added", from: "Date Added", Clean.day),
    ColumnRule("media-condition", .text, from: "Collection Media Condition"),
    ColumnRule("sleeve-condition", .text, from: "Collection Sleeve Condition"),
    ColumnRule("discogs-id", .text, label: "Discogs ID", from: "release_id"),
    ColumnRule("notes", .text, from: "Collection Notes", Clean.notes),
  ]
}

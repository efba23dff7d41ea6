/// What the items of a collection are for machines, in the vocabulary of schema.org.
package enum ItemKind: String, Sendable, CaseIterable {
  case book, movie, car, person, place, album, game, artwork, thing

  /// The type in schema.org.
  package var type: String {
    switch self {
    case .book: "Book"
    case .movie: "Movie"
    case .car: "Car"
    case .person: "Person"
    case .place: "Place"
    case .album: "MusicAlbum"
    case .game: "Game"
    case .artwork: "VisualArtwork"
    case .thing: "Thing"
    }
  }

  /// The type as Open Graph knows it.
  package var openGraphType: String {
    switch self {
    case .book: "book"
    case .movie: "video.movie"
    case .person: "profile"
    case .car, .place, .album, .game, .artwork, .thing: "article"
    }
  }

  /// The properties that items of this kind can have, besides those of every kind.
  package var properties: [MetadataProperty] { Self.common + ownProperties }

  private var ownProperties: [MetadataProperty] {
    switch self {
    case .book: Self.work + [.author, .translator, .isbn, .bookFormat, .numberOfPages]
    case .movie: Self.work + [.director, .actor, .duration]
    case .car: [.brand, .model, .vehicleModelDate, .vehicleIdentificationNumber, .color, .mileage, .purchaseDate]
    case .person: [.birthDate, .deathDate, .jobTitle, .nationality, .affiliation]
    case .place: [.containedInPlace, .telephone]
    case .album: Self.work + [.byArtist, .numTracks]
    case .game: Self.work + [.author]
    case .artwork: Self.work + [.artist, .artform, .artMedium, .artworkSurface, .dateCreated]
    case .thing: []
    }
  }

  private static let common: [MetadataProperty] = [.description, .sameAs]
  private static let work: [MetadataProperty] = [.datePublished, .genre, .publisher, .keywords]
}

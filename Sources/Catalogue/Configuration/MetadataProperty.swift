/// A property of schema.org that a field can give.
package enum MetadataProperty: String, Sendable, CaseIterable {
  case description, sameAs
  case datePublished, genre, publisher, keywords
  case author, translator, isbn, bookFormat, numberOfPages
  case director, actor, duration
  case brand, model, vehicleModelDate, vehicleIdentificationNumber, color
  case mileage = "mileageFromOdometer"
  case purchaseDate
  case birthDate, deathDate, jobTitle, nationality, affiliation
  case containedInPlace, telephone
  case byArtist, numTracks
  case artist, artform, artMedium, artworkSurface, dateCreated

  /// The type of the thing that has the value as its name; nil for a property whose value is a text or a number.
  package var type: String? {
    switch self {
    case .author, .translator, .director, .actor, .artist: "Person"
    case .publisher, .affiliation: "Organization"
    case .brand: "Brand"
    case .nationality: "Country"
    case .containedInPlace: "Place"
    case .byArtist: "MusicGroup"
    case .description, .sameAs, .datePublished, .genre, .keywords, .isbn, .bookFormat, .numberOfPages, .duration,
      .model, .vehicleModelDate, .vehicleIdentificationNumber, .color, .mileage, .purchaseDate, .birthDate, .deathDate,
      .jobTitle, .telephone, .numTracks, .artform, .artMedium, .artworkSurface, .dateCreated:
      nil
    }
  }

  /// The form that schema.org defines for values that are not things with names.
  package var form: Form {
    switch self {
    case .bookFormat: .bookFormat
    case .duration: .duration
    case .mileage: .quantity
    case .numberOfPages, .numTracks: .integer
    case .datePublished, .vehicleModelDate, .purchaseDate, .birthDate, .deathDate, .dateCreated: .date
    case .sameAs: .address
    case .description, .genre, .publisher, .keywords, .author, .translator, .isbn, .director, .actor, .brand, .model,
      .vehicleIdentificationNumber, .color, .jobTitle, .nationality, .affiliation, .containedInPlace, .telephone,
      .byArtist, .artist, .artform, .artMedium, .artworkSurface:
      .text
    }
  }

  package enum Form {
    case text
    /// A year, a day, or a moment, in ISO 8601.
    case date
    /// A web address.
    case address
    case integer
    /// A length of time in ISO 8601, such as `PT2H5M`.
    case duration
    /// A number with its unit.
    case quantity
    /// One of schema.org's formats of books.
    case bookFormat
  }

  /// The keys of fields that give the property unless the configuration names another one.
  package var keys: [String] {
    switch self {
    case .description: ["description", "summary"]
    case .sameAs: ["link", "website", "wikipedia"]
    case .datePublished: ["published", "released", "year", "date"]
    case .publisher: ["publisher", "label", "studio"]
    case .keywords: ["tags", "keywords", "subjects"]
    case .numberOfPages: ["pages"]
    case .actor: ["actor", "actors", "cast"]
    case .brand: ["brand", "make"]
    case .vehicleModelDate: ["year"]
    case .vehicleIdentificationNumber: ["vin"]
    case .color: ["color", "colour"]
    case .mileage: ["mileage"]
    case .purchaseDate: ["bought", "purchased"]
    case .birthDate: ["born", "birth"]
    case .deathDate: ["died", "death"]
    case .jobTitle: ["occupation", "office"]
    case .affiliation: ["party", "affiliation"]
    case .containedInPlace: ["state", "region", "country"]
    case .telephone: ["phone", "telephone"]
    case .byArtist: ["artist", "band"]
    case .numTracks: ["tracks"]
    case .artMedium: ["medium", "technique"]
    case .artworkSurface: ["surface", "support"]
    case .dateCreated: ["created-in", "year", "date"]
    case .genre, .author, .translator, .isbn, .bookFormat, .director, .duration, .model, .nationality, .artist,
      .artform:
      [rawValue]
    }
  }
}

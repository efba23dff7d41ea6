import Catalogue
import Testing

struct MetadataTests {
  /// The properties that schema.org gives each type, those of the types above it among them, as far as pages use them.
  private static let vocabulary: [String: Set<String>] = {
    let thing: Set = ["description", "sameAs"]
    let work = thing.union(["datePublished", "genre", "publisher", "keywords", "author", "translator", "dateCreated"])
    let product: Set = ["brand", "model", "color", "purchaseDate"]
    return [
      "Thing": thing, "Book": work.union(["isbn", "bookFormat", "numberOfPages"]),
      "Movie": work.union(["director", "actor", "duration"]),
      "Car": thing.union(product).union(["vehicleModelDate", "vehicleIdentificationNumber", "mileageFromOdometer"]),
      "Person": thing.union(["birthDate", "deathDate", "jobTitle", "nationality", "affiliation"]),
      "Place": thing.union(["containedInPlace", "telephone"]), "MusicAlbum": work.union(["byArtist", "numTracks"]),
      "Game": work, "VisualArtwork": work.union(["artist", "artform", "artMedium", "artworkSurface"]),
    ]
  }()

  @Test(arguments: ItemKind.allCases)
  func `a kind has only properties of its type`(_ kind: ItemKind) throws {
    let known = try #require(Self.vocabulary[kind.type])
    #expect(Set(kind.properties.map(\.rawValue)).subtracting(known) == [])
    #expect(kind.properties.count == Set(kind.properties).count)
  }

  @Test func `every property belongs to some kind`() {
    #expect(Set(ItemKind.allCases.flatMap(\.properties)) == Set(MetadataProperty.allCases))
  }

  @Test func `a colour that cannot be read gets darker on light pages and lighter on dark ones`() throws {
    let yellow = try #require(Color("#fc0"))
    #expect(yellow.text == "#ffcc00")
    for ground in [LookSettings.lightGround, LookSettings.darkGround] {
      let readable = LookSettings.readable(yellow, on: ground)
      #expect(readable.contrast(with: ground) >= LookSettings.leastContrast)
    }
    #expect(LookSettings.readable(yellow, on: LookSettings.darkGround) == yellow)
    #expect(Color("#+12345") == nil && Color("fc0") == nil && Color("#ffcc0") == nil)
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(black.contrast(with: Color(red: 255, green: 255, blue: 255)) == 21)
  }
}

/// A picture as an item names it.
package struct PictureValue: Sendable, Hashable {
  /// The path of the file from the collection's folder.
  package var file: String
  /// What the picture shows, for those who do not see it; empty for an ornament, nil for the item's name.
  package var alt: String?
  /// The text below the picture.
  package var caption: String?

  package init(_ file: String, alt: String? = nil, caption: String? = nil) {
    self.file = file
    self.alt = alt
    self.caption = caption
  }

  /// Whether the item names the file and says nothing else of it.
  package var isPlain: Bool { alt == nil && caption == nil }

  /// The keys of a picture that is written as a mapping.
  package static let keys = ["file", "alt", "caption"]
}

extension Value {
  /// The pictures of the value, in their order; none of a value of another kind.
  package var pictures: [PictureValue] {
    switch self {
    case .picture(let picture): [picture]
    case .pictures(let pictures): pictures
    case .missing, .text, .number, .year, .date, .dateTime, .flag, .list: []
    }
  }
}

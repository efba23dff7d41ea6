/// A piece of an SVG file, with character references resolved.
enum SVGToken: Sendable, Hashable {
  case start(SVGTag)
  case end(String)
  case text(String)
}

/// The start of an element.
struct SVGTag: Sendable, Hashable {
  struct Attribute: Sendable, Hashable {
    let name: String
    let value: String
  }

  let name: String
  let attributes: [Attribute]
  /// Whether the tag is the element's end as well.
  let isEmpty: Bool

  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

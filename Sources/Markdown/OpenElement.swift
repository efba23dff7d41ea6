/// The element in which browsers show no tags, or nothing at all, at a place in HTML. One that is never closed takes the rest of the page.
struct OpenElement {
  /// Nil where no such element is open.
  private(set) var name: String?
  /// The line on which it begins.
  private(set) var line = 0

  private static let names: Set = [
    "audio", "canvas", "iframe", "noembed", "noframes", "noscript", "plaintext", "script", "select", "style",
    "template", "textarea", "title", "video", "xmp",
  ]

  /// Whether a tag may begin or end such an element.
  static func concerns(_ tag: HTMLTag) -> Bool { names.contains(tag.name) }

  /// - Parameter line: The line of the tag.
  mutating func read(_ tag: HTMLTag, at line: Int) {
    if let open = name {
      if tag.isEnd, tag.name == open { name = nil }
    } else if !tag.isEnd, Self.concerns(tag) {
      (name, self.line) = (tag.name, line)
    }
  }
}

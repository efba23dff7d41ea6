import Markdown

/// Renders notes as they are rendered where HTML is not allowed.
enum MarkdownFuzzTarget {
  private static let elements: Set<String> = [
    "a", "blockquote", "br", "code", "em", "h3", "h4", "h5", "h6", "hr", "img", "li", "ol", "p", "pre", "strong", "ul",
  ]
  private static let attributes: Set<String> = ["alt", "class", "href", "src", "start", "title"]

  static func rule(brokenBy bytes: [UInt8]) -> String? {
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    for isSmart in [false, true] {
      var options = MarkdownRenderer.Options()
      options.smartPunctuation = isSmart
      var html: [UInt8] = []
      MarkdownRenderer(options).render(text[...], to: &html) { link in
        // cmark keeps pictures that carry their data; pages do not.
        if link.destination.lowercased().hasPrefix("data:") { return .drop }
        return link.destination.hasSuffix(".md") ? .lead("page.html") : .keep
      }
      if let rule = rule(brokenByPage: html) { return rule }
    }
    return nil
  }

  private static func rule(brokenByPage html: [UInt8]) -> String? {
    for tag in MarkupShape(html).tags {
      if !elements.contains(tag.name) { return "notes make no element <\(tag.name)>" }
      for attribute in tag.attributes {
        if !attributes.contains(attribute.name) { return "notes make no attribute \(attribute.name)" }
        if attribute.isUnsafeAddress { return "notes make no link to \(attribute.value)" }
      }
    }
    return nil
  }
}

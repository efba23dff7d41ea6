/// The fields of a form on a page, as a browser would send them when nothing is changed.
package struct PageForm {
  package private(set) var fields: [(String, String)] = []
  private let id: String

  /// - Parameter id: The id of the form; controls outside of it name it.
  package init(_ html: String, id: String) {
    self.id = id
    read(html)
  }

  private mutating func read(_ html: String) {
    var isInside = false
    var selected: (name: String, value: String?)?
    let tag = /<(\/?[a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)>([^<]*)/
    for match in html.matches(of: tag) {
      let (name, attributes) = (match.1, Self.attributes(match.2))
      switch name {
      case "form": isInside = attributes["id"] == id
      case "/form": isInside = false
      case "input" where belongs(attributes, isInside): take(attributes)
      case "textarea" where belongs(attributes, isInside):
        if let field = attributes["name"] { fields.append((field, Self.text(match.3.drop { $0 == "\n" }))) }
      case "select" where belongs(attributes, isInside): selected = attributes["name"].map { ($0, nil) }
      case "option":
        if selected?.value == nil || attributes["selected"] != nil { selected?.value = attributes["value"] }
      case "/select":
        if let (name, value) = selected { fields.append((name, value ?? "")) }
        selected = nil
      default: break
      }
    }
  }

  private func belongs(_ attributes: [String: String], _ isInside: Bool) -> Bool {
    attributes["form"].map { $0 == id } ?? isInside
  }

  private mutating func take(_ attributes: [String: String]) {
    guard let name = attributes["name"], attributes["type"] != "file" else { return }
    let isBox = ["checkbox", "radio"].contains(attributes["type"] ?? "")
    if !isBox || attributes["checked"] != nil { fields.append((name, attributes["value"] ?? "")) }
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    for match in text.matches(of: /([a-z-]+)(?:="([^"]*)")?/) {
      attributes[String(match.1)] = Self.text(match.2 ?? "")
    }
    return attributes
  }

  private static func text(_ markup: Substring) -> String {
    String(markup).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}

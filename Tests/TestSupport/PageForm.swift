/// The fields of a form on a page, as a browser would send them when nothing is changed.
///
/// As a browser does, it empties a date that is none, takes the line breaks out of a line of text, and sends others as CR LF.
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
        if let field = attributes["name"] {
          append(field, Self.text(match.3.dropFirst(match.3.hasPrefix("\n") ? 1 : 0)))
        }
      case "select" where belongs(attributes, isInside): selected = attributes["name"].map { ($0, nil) }
      case "option":
        if selected?.value == nil || attributes["selected"] != nil { selected?.value = attributes["value"] }
      case "/select":
        if let (name, value) = selected { append(name, value ?? "") }
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
    guard !isBox || attributes["checked"] != nil else { return }
    let value = attributes["value"] ?? ""
    let isLine = ["text", "date", "datetime-local"].contains(attributes["type"] ?? "text")
    append(
      name,
      Self.value(isLine ? value.filter { !["\n", "\r", "\r\n"].contains($0) } : value, ofType: attributes["type"]))
  }

  private mutating func append(_ name: String, _ value: String) {
    let lines = value.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    fields.append((name, lines.replacing("\n", with: "\r\n")))
  }

  private static func value(_ text: String, ofType type: String?) -> String {
    let day = /[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])/
    let time = /(T([01][0-9]|2[0-3]):[0-5][0-9])(?:(:[0-5][0-9])(?:\.([0-9]{1,3}))?)?/
    switch type {
    case "date": return text.wholeMatch(of: day) == nil ? "" : text
    case "datetime-local":
      guard text.prefix(10).wholeMatch(of: day) != nil, let match = text.dropFirst(10).wholeMatch(of: time) else {
        return ""
      }
      let fraction = (match.4 ?? "").reversed().drop { $0 == "0" }.reversed()
      let seconds = fraction.isEmpty ? (match.3 == ":00" ? "" : match.3 ?? "") : "\(match.3 ?? "").\(String(fraction))"
      return "\(text.prefix(10))\(match.1)\(seconds)"
    default: return text
    }
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

/// The value of an attribute; one that is nil or false is left out.
package enum AttributeValue: Sendable {
  case text(String?)
  case flag(Bool)
}

extension AttributeValue: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension Markup {
  /// An element with its content.
  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, AttributeValue> = [:], _ content: Markup = .none
  ) -> Markup {
    let isBlock = blocks.contains(name)
    let start = tag(name, attributes) + (isBlock && content.bytes.last == newline ? "\n" : "")
    return start + content + Markup(trusted: Array("</\(name)>\(isBlock ? "\n" : "")".utf8))
  }

  /// An element that has no content: `input`, `img`, `link`.
  package static func empty(_ name: String, _ attributes: KeyValuePairs<String, AttributeValue>) -> Markup {
    tag(name, attributes)
  }

  /// A text that may run in another direction than what is around it.
  package static func isolated(_ text: String) -> Markup { element("bdi", [:], .text(text)) }

  private static let newline = UInt8(ascii: "\n")
  /// Elements that begin a new line, so that the page can be read as text.
  private static let blocks: Set<String> = [
    "html", "head", "body", "header", "main", "nav", "div", "p", "form", "fieldset", "legend", "section", "h1", "h2",
    "ul",
    "li", "table", "thead", "tbody", "tr", "th", "td", "datalist", "select", "option", "pre", "title", "dl", "script",
  ]

  private static func tag(_ name: String, _ attributes: KeyValuePairs<String, AttributeValue>) -> Markup {
    var markup = Markup(trusted: Array("<\(name)".utf8))
    for (key, value) in attributes {
      switch value {
      case .text(nil), .flag(false): break
      case .text(let text?): markup += Markup(trusted: Array(" \(key)=\"".utf8)) + .text(text) + Markup(trusted: [0x22])
      case .flag(true): markup += Markup(trusted: Array(" \(key)".utf8))
      }
    }
    return markup + Markup(trusted: [UInt8(ascii: ">")])
  }
}

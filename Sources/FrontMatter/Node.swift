package import Diagnostics

/// One value of a YAML document, with the place where it is written.
package struct Node: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Entry])
  }

  package let content: Content
  /// Where the value begins; of an empty value, the place right after its colon or dash.
  package let location: SourceLocation
  /// The bytes of the value in its file, quotes and brackets included.
  package let bytes: Range<Int>

  /// The text of a scalar, as it was meant: without quotes, escapes resolved, lines folded; nil of a list or a mapping.
  package var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// Whether nothing at all is written, as after `make:`. Quoted empty text, as in `make: ""`, is a value.
  package var isEmpty: Bool {
    if case .scalar(let scalar) = content { scalar.style == .plain && scalar.text.isEmpty } else { false }
  }

  /// Whether the node is what YAML has for no value, without quotation marks: `null` or `~`.
  package var isNull: Bool {
    if case .scalar(let scalar) = content { scalar.style == .plain && scalar.isNull } else { false }
  }

  /// The items of a list; nil of a scalar or a mapping.
  package var items: [Node]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The entries of a mapping; nil of a scalar or a list.
  package var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The entries of a mapping, or of all mappings in a list; nil of a scalar.
  package var innerEntries: [Entry]? {
    entries ?? items?.flatMap { $0.innerEntries ?? [] }
  }
}

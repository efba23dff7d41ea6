/// A value to write into front matter.
package indirect enum EditedValue: Sendable, Hashable {
  /// A key without a value, as in `make:`.
  case empty
  case text(String)
  case list([EditedValue])
  case mapping([Member])

  /// One key of a mapping with its value.
  package struct Member: Sendable, Hashable {
    package let key: String
    package let value: EditedValue

    package init(_ key: String, _ value: EditedValue) {
      self.key = key
      self.value = value
    }
  }

  /// A list of texts.
  package static func texts(_ texts: some Sequence<String>) -> EditedValue { .list(texts.map { .text($0) }) }

  /// The text; nil of anything else.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The value of a key of a mapping; nil if this is no mapping or does not have the key.
  package subscript(key: String) -> EditedValue? {
    guard case .mapping(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The items of a list; anything else that is not empty is a list of one.
  package var items: [EditedValue] {
    switch self {
    case .empty: []
    case .list(let items): items
    case .text, .mapping: [self]
    }
  }

  /// Every text and key that it holds.
  var texts: [String] {
    switch self {
    case .empty: []
    case .text(let text): [text]
    case .list(let items): items.flatMap(\.texts)
    case .mapping(let members): members.flatMap { [$0.key] + $0.value.texts }
    }
  }
}

extension EditedValue {
  /// What a node of front matter holds.
  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar): self = node.isEmpty ? .empty : .text(scalar.text)
    case .sequence(let items): self = .list(items.map(EditedValue.init))
    case .mapping(let entries): self = .mapping(entries.map { Member($0.key, EditedValue($0.value)) })
    }
  }
}

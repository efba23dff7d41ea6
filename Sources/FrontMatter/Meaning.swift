/// What front matter says, without how and where it is written, for checking that an edit changed one value only.
indirect enum Meaning: Hashable {
  case empty
  /// The text's bytes, since texts that Swift calls equal may differ in theirs.
  case text([UInt8])
  case list([Meaning])
  case keys([Key])

  struct Key: Hashable {
    let name: [UInt8]
    var value: Meaning
  }

  init(_ entries: [Entry]) {
    self = .keys(entries.map { Key(name: Array($0.key.utf8), value: Meaning($0.value)) })
  }

  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar): self = node.isEmpty ? .empty : .text(Array(scalar.text.utf8))
    case .sequence(let items): self = .list(items.map(Meaning.init))
    case .mapping(let entries): self = Meaning(entries)
    }
  }

  init(_ value: EditedValue) {
    switch value {
    case .empty: self = .empty
    case .text(let text): self = .text(Array(text.utf8))
    case .list(let items): self = .list(items.map(Meaning.init))
    case .mapping(let members):
      self = .keys(members.map { Key(name: Array($0.key.utf8), value: Meaning($0.value)) })
    }
  }

  /// This with the value at the end of `path` set, or taken out if it is nil, along with what is left without keys by that.
  func setting(_ value: Meaning?, at path: ArraySlice<String>) -> Meaning {
    guard let key = path.first else { return value ?? .empty }
    var keys: [Key] = if case .keys(let keys) = self { keys } else { [] }
    let name = Array(key.utf8)
    let index = keys.firstIndex { String(decoding: $0.name, as: UTF8.self) == key }
    let old = index.map { keys[$0].value } ?? .empty
    let new: Meaning? = path.count == 1 ? value : old.setting(value, at: path.dropFirst())
    if let new, new != .keys([]) {
      if let index { keys[index].value = new } else { keys.append(Key(name: name, value: new)) }
    } else if let index {
      keys.remove(at: index)
    }
    return .keys(keys)
  }

  /// What is at the end of `path`; nil if it is not there.
  func value(at path: ArraySlice<String>) -> Meaning? {
    guard let key = path.first else { return self }
    guard case .keys(let keys) = self else { return nil }
    return keys.first { String(decoding: $0.name, as: UTF8.self) == key }?.value.value(at: path.dropFirst())
  }

  /// The same with the keys of all mappings in one order, since their order means nothing.
  var inOrder: Meaning {
    switch self {
    case .empty, .text: self
    case .list(let items): .list(items.map(\.inOrder))
    case .keys(let keys):
      .keys(
        keys.map { Key(name: $0.name, value: $0.value.inOrder) }
          .sorted { $0.name.lexicographicallyPrecedes($1.name) })
    }
  }
}

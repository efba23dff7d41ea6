import Language

/// What the items of another collection are called, by their addresses, for a field that links to them.
package struct LinkedNames: Sendable {
  private var entries: [String: Entry]

  private struct Entry: Sendable {
    let name: String
    /// What the item is filed under in place of its name.
    let sortName: String?

    init(_ item: Item) {
      (name, sortName) = (item.name, item.sortName)
    }
  }

  /// - Parameter items: the items of the other collection.
  package init(of items: ItemArray<Item>) {
    entries = Dictionary(items.map { ($0.id, Entry($0)) }) { first, _ in first }
  }

  /// The names after an item has come or was named anew.
  func naming(_ item: Item) -> LinkedNames {
    var names = self
    names.entries[item.id] = Entry(item)
    return names
  }

  /// The name of the item with an address; nil if there is none.
  package subscript(address: String) -> String? { entries[address]?.name }

  /// What the item is filed under.
  func filed(_ address: String) -> String? { entries[address].map { $0.sortName ?? $0.name } }
}

extension Field {
  /// A text of a value as readers see it: the name of the item that it links to.
  package func shown(_ text: String) -> String { linkedNames?[text] ?? text }

  /// A text of a value as it is sorted.
  func filed(_ text: String) -> String { linkedNames?.filed(text) ?? text }

  /// The field with as many decimals for every amount as the amounts among `values` have at most.
  package func aligned(among values: @autoclosure () -> [Value]) -> Field {
    guard type == .money, decimals == nil else { return self }
    let scale = values().reduce(0) { scale, value in
      if case .number(let number) = value { max(scale, number.scale) } else { scale }
    }
    var field = self
    if scale > 0 { field.decimals = max(scale, currency.decimals) }
    return field
  }

  /// Whether a value is several texts or pictures.
  package var holdsSeveral: Bool { isList || type == .images }

  /// Whether a value is several texts.
  package var isList: Bool {
    switch type {
    case .list: true
    case .link: isMany
    case .text, .number, .money, .year, .date, .datetime, .rating, .flag, .choice, .url, .isbn, .vin, .image, .images:
      false
    }
  }
}

extension Schema {
  /// The schema with what fields link to.
  ///
  /// - Parameter names: the names of the items of a collection, by its folder.
  package func linked(_ names: (String) -> LinkedNames?) -> Schema {
    var fields = fields
    for position in fields.indices { fields[position].linkedNames = fields[position].target.flatMap(names) }
    return Schema(fields, brokenKeys: brokenKeys, isWhole: isWhole)
  }

  /// The schema after an item of a collection has come or was named anew.
  package func naming(_ item: Item, ofCollection id: String) -> Schema {
    let names = fields.first { $0.target == id }?.linkedNames?.naming(item)
    return linked { target in target == id ? names : fields.first { $0.target == target }?.linkedNames }
  }

  /// The positions of the fields that link to other collections.
  package var links: [Int] { fields.indices.filter { fields[$0].target != nil } }
}

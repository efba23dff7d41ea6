import Addresses
package import Language

/// What the items of another collection are called, by their addresses, for a field that links to them.
package struct LinkedNames: Sendable {
  private var entries: [String: Entry]
  /// The addresses of items by the keys of their old ones.
  private var aliases: [AddressKey: String] = [:]
  /// The rules for filing of the languages that the items name.
  private var filings: [LanguageTag: Filing] = [:]

  /// What an item is called and filed under.
  package struct Entry: Sendable {
    package let name: String
    /// What the item is filed under in place of its name.
    package let sortName: String?
    package let language: LanguageTag?

    fileprivate init(_ item: Item) {
      (name, sortName, language) = (item.name, item.sortName, item.language)
    }
  }

  /// - Parameter items: the items of the other collection.
  package init(of items: ItemArray<Item>) {
    entries = Dictionary(items.map { ($0.id, Entry($0)) }) { first, _ in first }
    for item in items { learn(item) }
  }

  private mutating func learn(_ item: Item) {
    learnFiling(for: item)
    for alias in item.aliases { aliases[AddressKey(alias.address)] = item.id }
  }

  private mutating func learnFiling(for item: Item) {
    if let language = item.language, filings[language] == nil { filings[language] = Filing(language) }
  }

  /// The names after an item has come or was named anew.
  func naming(_ item: Item) -> LinkedNames {
    var names = self
    names.entries[item.id] = Entry(item)
    names.learn(item)
    return names
  }

  /// The name of the item with an address; nil if there is none.
  package subscript(address: String) -> String? { entries[address]?.name }

  /// What the item with an address is called and filed under; nil if there is none.
  package func entry(of address: String) -> Entry? { entries[address] }

  /// The address of the item that an old address leads to; any other address as it is.
  package func current(_ address: String) -> String { aliases[AddressKey(address)] ?? address }

  /// The item's `sort-name`, or else its name.
  func sortName(address: String) -> String? { entries[address].map { $0.sortName ?? $0.name } }

  /// What the item is filed under: its `sort-name`, or else its name by the rules of its language.
  ///
  /// - Parameters:
  ///   - filing: the rules for items that name no language.
  ///   - keepsArticles: whether leading articles count.
  func filed(_ address: String, by filing: Filing, keepsArticles: Bool) -> Substring? {
    guard let entry = entries[address] else { return nil }
    if let sortName = entry.sortName { return sortName[...] }
    if keepsArticles { return Filing.keepingArticles.filed(entry.name) }
    return (entry.language.flatMap { filings[$0] } ?? filing).filed(entry.name)
  }
}

extension Field {
  /// A text of a value as readers see it: the name of the item that it links to.
  package func shown(_ text: String) -> String { linkedNames?[text] ?? text }

  /// A text of a value as it is sorted by its code points.
  func sorted(_ text: String) -> String { linkedNames?.sortName(address: text) ?? text }

  /// The part of a text of a value that it is filed under. The name of an item that it links to is filed by that item's language.
  ///
  /// - Parameters:
  ///   - filing: the rules for other texts, and for linked items that name no language.
  ///   - keepsArticles: whether leading articles count.
  package func filed(_ text: String, by filing: Filing, keepsArticles: Bool = false) -> Substring {
    linkedNames?.filed(text, by: filing, keepsArticles: keepsArticles)
      ?? (keepsArticles ? .keepingArticles : filing).filed(text)
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

import Catalogue
import Language
import Ordering

/// A condition on items: `year>1950`.
struct Filter {
  private let key: FilterKey
  private let relation: FilterRelation
  /// What the value is held against, as it was typed.
  private let text: String
  private let operand: FilterOperand
  private let language: LanguageTag
  /// Compares texts as the site's language orders them.
  private let collator: TextCollator
  /// How texts of items are filed that name no language.
  private let filing: Filing
  /// Whether the `sort-name` of an item replaces its text where it is a question of order.
  private let followsSortName: Bool

  /// The condition that `text` writes.
  ///
  /// - Throws: `FilterFailure`, what is wrong with it; `ICUFailure` where the site's language cannot be ordered.
  init(_ text: String, of settings: CollectionSettings, site: SiteSettings, clock: ZoneClock) throws {
    guard let (key, relation, operand) = FilterRelation.parts(of: text) else {
      throw FilterFailure(
        "--where takes a key, one of \(FilterRelation.allCases.map(\.rawValue).joined(separator: " ")), and a value, not '\(text)'"
      )
    }
    self.key = try FilterKey(key, schema: settings.schema)
    self.relation = relation
    self.text = operand
    self.operand = try FilterOperand(
      operand, of: self.key, relation: relation, language: site.language, clock: clock)
    language = site.language
    collator = try TextCollator(site.language)
    filing = Filing(site.articles ?? [site.language])
    let resolver = SortResolver(schema: settings.schema, nameFields: settings.name.fields)
    followsSortName = (try? resolver.term(SortDescriptor(key: key)).get())?.component.followsSortName ?? false
  }

  func holds(for item: Item, formatter: ItemFormatter) -> Bool {
    let own = key.value(of: item)
    switch relation {
    case .equal: return isEqual(own)
    case .notEqual: return !isEqual(own)
    case .contains: return searched(key.text(of: item, by: formatter)).contains(searched(text))
    case .less: return order(own, of: item).map { $0 < 0 } ?? false
    case .more: return order(own, of: item).map { $0 > 0 } ?? false
    case .atMost: return order(own, of: item).map { $0 <= 0 } ?? false
    case .atLeast: return order(own, of: item).map { $0 >= 0 } ?? false
    }
  }
}

extension Filter {
  /// A text as it is looked for: numbers have spaces in them that nobody types.
  private func searched(_ text: String) -> String {
    folded(String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 }))
  }

  private func folded(_ text: String) -> String { simplyCaseFolded(text, in: language) }

  private func isEqual(_ own: Value) -> Bool {
    switch (own, operand) {
    case (.list(let texts), .text(let other)): texts.contains { folded($0) == folded(other) }
    case (.text(let own), .text(let other)) where key.isISBN: ISBN.identity(own) == ISBN.identity(other)
    case (.text(let own), .text(let other)): folded(own) == folded(other)
    case (_, .nothing): own.isMissing
    default: order(own) == 0
    }
  }

  /// Negative if an item's value comes before the operand, 0 if it is equal to it, positive if it comes after; nil if there is no value.
  private func order(_ own: Value, of item: Item) -> Int? {
    switch (own, operand) {
    case (.text(let own), .text(let other)): order(own, other, of: item)
    case (.list(let own), .text(let other)): order(own.first ?? "", other, of: item)
    default: order(own)
    }
  }

  private func order(_ own: Value) -> Int? {
    switch (own, operand) {
    case (.text(let own), .choice(let place, let options)): options.firstIndex(of: own).map { $0 - place }
    case (.flag(let own), .value(.flag(let other))): (own ? 1 : 0) - (other ? 1 : 0)
    // A day without a time means the whole day.
    case (.dateTime(let own), .value(.date(let day))): own.date < day ? -1 : own.date > day ? 1 : 0
    case (.missing, _), (_, .nothing), (_, .text): nil
    case (_, .value(let other)): own.isAbove(other) ? 1 : other.isAbove(own) ? -1 : 0
    default: nil
    }
  }

  /// As a sort by the key would put them; texts that differ in case alone are equal.
  private func order(_ own: String, _ other: String, of item: Item) -> Int {
    let sortName = followsSortName ? item.sortName : nil
    let own = sortName ?? own
    if folded(own) == folded(other) || key.isISBN && ISBN.identity(own) == ISBN.identity(other) { return 0 }
    let filing = key.isLink ? filing : item.language.map { Filing($0) } ?? filing
    // The text of the condition has one place in the order, whatever the language of the items that it is compared with.
    let (filed, otherFiled) = (
      key(sortName?[...] ?? key.filed(own, by: filing)), key(key.filed(other, by: self.filing))
    )
    if filed != otherFiled { return filed.lexicographicallyPrecedes(otherFiled) ? -1 : 1 }
    return key(own[...]).lexicographicallyPrecedes(key(other[...])) ? -1 : 1
  }

  private func key(_ text: Substring) -> [UInt8] {
    var key: [UInt8] = []
    collator.appendSortKey(of: text, to: &key)
    return key
  }
}

package import Language

/// One named, typed value that every item of a collection may have.
package struct Field: Sendable {
  /// How many options a choice may have.
  package static let optionLimit = 1000

  /// The name in front matter and templates; dots lead into nested mappings: `engine.power`.
  package let key: String
  package let type: FieldType
  /// What the value is called on pages.
  package let label: String
  /// What pages show for a missing value.
  package var placeholder: String?
  package var isRequired = false
  package var defaultValue: FieldDefault?
  package var minimum: FieldBound?
  package var maximum: FieldBound?
  /// How many decimals are shown; nil for as many as the item gives.
  package var decimals: Int?
  package var unit: String?
  /// Only for money.
  package var currency: Currency
  /// The collection that a link leads to, by its folder.
  package var target: String?
  /// Whether a link may lead to several items.
  package var isMany = false
  /// The names of the items that a link leads to; nil until all items are read.
  package var linkedNames: LinkedNames?
  /// The texts that a choice is made from.
  package var options: [String] = []

  package init(key: String, type: FieldType, label: String? = nil, currency: Currency = .usDollar) {
    self.key = key
    self.type = type
    self.label = label ?? Self.label(of: key)
    self.currency = currency
  }

  /// Whether items need a value of their own: a constant default is one for items that have none.
  package var mustBeGiven: Bool {
    if case .value? = defaultValue { false } else { isRequired }
  }

  /// The highest rating of a field that names none.
  package static let usualHighestRating = Decimal(5)

  /// The highest rating.
  package var highestRating: Decimal {
    if case .number(let number)? = maximum?.value { number } else { Self.usualHighestRating }
  }

  /// `checked-out` is called "Checked out", `engine.power` "Engine power", `isbn` "ISBN", and `_` itself.
  private static func label(of key: String) -> String {
    if ["isbn", "vin", "url"].contains(key) { return key.uppercased() }
    let words = String(key.map { "-_.".contains($0) ? " " : $0 })
    if !words.isVisible { return key }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

import Catalogue
import JSON
import Language

/// What an export says of a field's values.
struct DeclaredField: Sendable {
  let type: FieldType
  /// The currency of amounts.
  let currency: Currency?
  /// The unit of numbers.
  let unit: String?
  /// The highest rating.
  let highest: Decimal?

  /// - Parameter record: An object of `fields` in JSON; nil comes of one without a known type.
  init?(_ record: JSONRecord) {
    func text(_ key: String) -> String? { if case .text(let text)? = record[key] { text } else { nil } }
    guard let type = text("type").flatMap(FieldType.init) else { return nil }
    self.type = type
    currency = type == .money ? text("currency").flatMap { Currency($0) } : nil
    unit = type == .number ? text("unit") : nil
    highest = type == .rating ? text("max").flatMap { Decimal($0) } : nil
  }
}

import Catalogue
import Diagnostics
import Language

/// What a condition holds the values of items against.
enum FilterOperand {
  case nothing
  case text(String)
  /// One of the texts that a choice is made from, by its place among them.
  case choice(Int, options: [String])
  case value(Value)

  /// - Throws: `FilterFailure`, where the field cannot have such a value.
  init(
    _ text: String, of key: FilterKey, relation: FilterRelation, language: LanguageTag, clock: ZoneClock
  ) throws(FilterFailure) {
    guard !text.isEmpty else {
      if relation.isOrder { throw FilterFailure("--where: \(relation.rawValue) needs a value behind it") }
      self = relation == .contains ? .text(text) : .nothing
      return
    }
    guard relation != .contains, case .field(_, let field, let form) = key, !field.type.isTextual else {
      self = .text(relation == .contains ? text : key.current(text))
      return
    }
    self =
      field.type == .choice
      ? try Self.choice(text, of: field, language)
      : .value(try Self.value(text, of: Self.definition(of: field, form, text: text), relation, clock: clock))
  }

  private static func choice(
    _ text: String, of field: Field, _ language: LanguageTag
  ) throws(FilterFailure) -> FilterOperand {
    let folded = simplyCaseFolded(text, in: language)
    if let place = field.options.firstIndex(where: { simplyCaseFolded($0, in: language) == folded }) {
      return .choice(place, options: field.options)
    }
    throw FilterFailure(
      "--where: \(field.key) must be one of \(field.options.joined(separator: ", "))\(didYouMean(text, among: field.options))"
    )
  }

  /// The field without its bounds; that of a part of it, or of a day without a time, has the type of the part.
  private static func definition(of field: Field, _ form: FieldForm, text: String) -> Field {
    var type = field.type
    if form == .year { type = .year }
    if form == .date || type == .datetime && !text.contains(":") { type = .date }
    var definition = Field(key: field.key, type: type, label: field.label, currency: field.currency)
    if type == .rating { definition.maximum = field.maximum }
    return definition
  }

  private static func value(
    _ text: String, of field: Field, _ relation: FilterRelation, clock: ZoneClock
  ) throws(FilterFailure) -> Value {
    // No year is 0, but years come before and after it.
    if relation.isOrder, field.type == .year, Int(text) == 0 { return .year(0) }
    if let moving = ClockValue(rawValue: text), moving.fits(field.type), let now = try? BuildClock.now() {
      return moving.value(for: field.type, now: DateTime(clock.localTime(at: now)))
    }
    do {
      return try ValueReader(field: field, clock: clock).read(text)
    } catch {
      throw FilterFailure("--where: \(error.message)")
    }
  }
}

/// What is wrong with a condition.
struct FilterFailure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

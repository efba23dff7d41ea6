import ArgumentParser
import Catalogue
import Diagnostics
import Language

/// A condition on items: `year>1950`.
struct Filter {
  enum Relation: String, CaseIterable {
    // The longer ones first, since they are looked for in this order.
    case notEqual = "!="
    case atMost = "<="
    case atLeast = ">="
    case equal = "="
    case less = "<"
    case more = ">"
    case contains = "~"
  }

  private let field: Int
  private let definition: Field
  private let relation: Relation
  private let text: String
  private let value: Value

  /// The condition that `text` writes.
  ///
  /// - Throws: what is wrong with it, as wrong usage.
  init(_ text: String, schema: Schema, clock: ZoneClock) throws {
    guard let (key, relation, operand) = Self.parts(of: text) else {
      throw ValidationError(
        "--where takes a key, one of \(Relation.allCases.map(\.rawValue).joined(separator: " ")), and a value, not '\(text)'"
      )
    }
    guard let field = schema.position(of: key) else {
      let keys = schema.fields.map(\.key)
      throw ValidationError(
        "--where: there is no field '\(key)'\(didYouMean(key, among: keys)); the fields are \(keys.joined(separator: ", "))"
      )
    }
    self.field = field
    self.relation = relation
    self.text = operand
    definition = schema.fields[field]
    value = try Self.value(operand, of: definition, relation: relation, clock: clock)
  }

  private static func parts(of text: String) -> (String, Relation, String)? {
    guard let start = text.firstIndex(where: { "!=<>~".contains($0) }) else { return nil }
    guard let relation = Relation.allCases.first(where: { text[start...].hasPrefix($0.rawValue) }) else { return nil }
    return (String(text[..<start]), relation, String(text[start...].dropFirst(relation.rawValue.count)))
  }

  private static func value(_ operand: String, of field: Field, relation: Relation, clock: ZoneClock) throws -> Value {
    if field.type.isTextual || relation == .contains { return .text(operand) }
    var unbounded = field
    (unbounded.minimum, unbounded.maximum) = (nil, nil)
    do {
      return try ValueReader(field: unbounded, clock: clock).read(operand)
    } catch {
      throw ValidationError("--where: \(error.message)")
    }
  }

  func holds(for item: Item, formatter: ItemFormatter) -> Bool {
    let own = item.values[field]
    switch relation {
    case .equal: return isEqual(own)
    case .notEqual: return !isEqual(own)
    case .contains:
      return caseFolded(formatter.text(own, of: definition, as: .display)).contains(caseFolded(text))
    case .less: return !own.isMissing && isAbove(value, own)
    case .more: return !own.isMissing && isAbove(own, value)
    case .atMost: return !own.isMissing && !isAbove(own, value)
    case .atLeast: return !own.isMissing && !isAbove(value, own)
    }
  }

  private func isEqual(_ own: Value) -> Bool {
    switch own {
    case .missing: text.isEmpty
    case .text(let own): caseFolded(own) == caseFolded(text)
    case .list(let texts): texts.contains { caseFolded($0) == caseFolded(text) }
    case .moment(let own):
      // A day without a time stands for the whole day.
      if case .moment(let wanted) = value, !text.contains(":") { own.date == wanted.date } else { own == value.moment }
    default: own == value
    }
  }

  private func isAbove(_ one: Value, _ other: Value) -> Bool {
    if case .text(let one) = one, case .text(let other) = other { return caseFolded(one) > caseFolded(other) }
    return one.isAbove(other)
  }
}

extension Value {
  fileprivate var moment: Moment? {
    if case .moment(let moment) = self { moment } else { nil }
  }
}

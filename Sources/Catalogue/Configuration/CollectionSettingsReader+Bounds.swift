import Diagnostics
import FrontMatter
import Language

// The bounds and the default of a field.
extension CollectionSettingsReader {
  mutating func readBounds(_ settings: DecodedMapping, into field: inout Field) {
    let minimum = bound(settings["min"], "min", of: field)
    let maximum = bound(settings["max"], "max", of: field)
    if let minimum, let maximum, let node = settings["max"], minimum.value.isAbove(maximum.value) {
      reader.error(.settingValue, at: node, "max must not be below min")
    }
    (field.minimum, field.maximum) = (minimum, maximum)
  }

  private mutating func bound(_ node: Node?, _ name: String, of field: Field) -> FieldBound? {
    guard let node, Self.users(of: name).contains(field.type) else { return nil }
    guard let text = node.text else {
      reader.error(.settingForm, at: node, "\(name) must be one value, not \(node.phrase)")
      return nil
    }
    if let clock = ClockValue(rawValue: text), clock.fits(field.type) {
      // A day is said without its time.
      let value = clock.value(for: clock == .today ? .date : field.type, now: now)
      return FieldBound(value: moment(value, name, of: field), text: text, meaning: value)
    }
    if let rule = Self.rule(for: field.type), !Self.isBound(text, of: field.type) {
      reader.error(.settingValue, at: node, "\(name) must be \(rule)")
      return nil
    }
    if field.type == .datetime, let day = DateReader.date(text) {
      return FieldBound(value: moment(.date(day), name, of: field), text: text)
    }
    let type: FieldType = field.type == .text || field.type == .rating ? .number : field.type
    do {
      let value = try ValueReader(field: Field(key: name, type: type), clock: clock).read(text)
      if value.isMissing { reader.error(.settingValue, at: node, "\(name) must not be empty") }
      return value.isMissing ? nil : FieldBound(value: value, text: text)
    } catch {
      let word = field.type.isDated ? suggestion(for: text, among: ClockValue.words(for: field.type)) : nil
      reader.error(.settingValue, at: node, error.message, meant: word)
      return nil
    }
  }

  /// A bound of a field with times: that of a day is the day's first moment as `min`, and its last one as `max`.
  private func moment(_ value: Value, _ name: String, of field: Field) -> Value {
    guard field.type == .datetime, case .date(let day) = value else { return value }
    return .dateTime(name == "max" ? DateTime(lastOf: day, by: clock) : DateTime(firstOf: day, by: clock))
  }

  /// What a bound must be where it is no value of the field's own type: a text is bounded in its number of characters.
  private static func rule(for type: FieldType) -> String? {
    switch type {
    case .text: "a number of characters, such as 40"
    case .rating: "a rating above 0, in whole or half steps, such as 10"
    case .number, .money, .year, .date, .datetime, .flag, .choice, .list, .url, .isbn, .vin, .image, .images, .link: nil
    }
  }

  private static func isBound(_ text: String, of type: FieldType) -> Bool {
    guard let number = Decimal(text) else { return false }
    if type == .text { return number >= Decimal(0) && number.scale == 0 }
    return number > Decimal(0) && number.units % (Decimal.powers[Decimal.digitLimit] / 2) == 0
  }

  mutating func readDefault(_ node: Node?, into field: inout Field) {
    guard let node else { return }
    if let text = node.text, let clock = ClockValue(rawValue: text), clock.fits(field.type) {
      field.defaultValue = .clock(clock)
      return
    }
    do {
      let value = try ValueReader(field: field, clock: clock).read(node)
      if !value.isMissing { field.defaultValue = .value(value) }
    } catch {
      let word = node.text.flatMap { suggestion(for: $0, among: ClockValue.words(for: field.type)) }
      reader.error(.settingValue, at: node, "default: \(error.message)", meant: word)
    }
  }
}

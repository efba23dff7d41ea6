import Diagnostics
import FrontMatter
import Language

extension CollectionReader {
  package static let fieldKeys = [
    "type", "label", "placeholder", "required", "default", "min", "max", "decimals", "unit", "currency", "options",
  ]

  /// Keys that every item has a meaning for already.
  package static let reservedKeys = [
    "deleted", "deleted-because", "draft", "sort-name", "language", "created", "aliases",
  ]

  mutating func fields(_ node: Node?) -> [Field] {
    guard let node else { return [] }
    guard let entries = node.entries else {
      reader.error(
        .settingForm, at: node.location, "fields is written as keys with types, such as title: { type: text }")
      return []
    }
    if entries.count > Schema.fieldLimit {
      reader.error(.settingValue, at: node.location, "a collection has at most \(Schema.fieldLimit) fields")
    }
    let fields = entries.prefix(Schema.fieldLimit).compactMap { entry in
      checkKey(entry) ? field(entry).map { (field: $0, location: entry.keyLocation) } : nil
    }
    checkForms(fields)
    return fields.map(\.field)
  }

  private mutating func checkKey(_ entry: Entry) -> Bool {
    if Self.reservedKeys.contains(entry.key) {
      reader.error(
        .reservedKey, at: entry.keyLocation,
        "'\(entry.key)' has a meaning of its own in every item and cannot be a field; choose another key")
      return false
    }
    let parts = entry.key.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && part.unicodeScalars.allSatisfy(Self.isPartOfKey)
    }
    if !isName {
      reader.error(
        .keyForm, at: entry.keyLocation,
        "a field's key has letters, digits, hyphens and underscores, and dots between its parts")
    }
    return isName
  }

  /// Letters and digits of any script, with the marks that some scripts write over, under and after letters.
  private static func isPartOfKey(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      return true
    }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// A field whose key is the name of a way to show another one would hide it.
  private mutating func checkForms(_ fields: [(field: Field, location: SourceLocation)]) {
    let types = Dictionary(fields.map { ($0.field.key, $0.field.type) }) { first, _ in first }
    for (field, location) in fields {
      guard let dot = field.key.lastIndex(of: "."), let type = types[String(field.key[..<dot])] else { continue }
      let form = String(field.key[field.key.index(after: dot)...])
      guard form == "label" || FieldForm.allCases.contains(where: { "\($0)" == form && $0.fits(type) }) else {
        continue
      }
      reader.error(
        .reservedKey, at: location,
        "'\(field.key)' is a way of showing '\(field.key[..<dot])' and cannot be a field; choose another key")
    }
  }

  private mutating func field(_ entry: Entry) -> Field? {
    // `make: text` is short for `make: { type: text }`, and a key alone is a text.
    let settings =
      entry.value.isEmpty
      ? [:]
      : entry.value.text != nil
        ? ["type": entry.value] : reader.settings(in: entry.value, of: "a field", known: Self.fieldKeys)
    guard let type = reader.choice(settings["type"], "type", FieldType.self) ?? (settings["type"] == nil ? .text : nil)
    else {
      return nil
    }
    var field = Field(
      key: entry.key, type: type, label: reader.text(settings["label"], "label"), currency: site.currency)
    field.placeholder = reader.text(settings["placeholder"], "placeholder")
    field.isRequired = reader.flag(settings["required"], "required") ?? false
    field.unit = reader.text(settings["unit"], "unit")
    field.decimals = reader.count(settings["decimals"], "decimals", in: 0...Decimal.digitLimit)
    field.options = options(settings["options"])
    if let currency = reader.currency(settings["currency"]) { field.currency = currency }
    checkOptions(settings, of: field, at: entry.keyLocation)
    readBounds(settings, into: &field)
    readDefault(settings["default"], into: &field)
    return field
  }

  private mutating func options(_ node: Node?) -> [String] {
    var options: [String] = []
    var known: Set<String> = []
    let given = reader.texts(node, "options")
    if let node, given.count > Field.optionLimit {
      reader.error(.settingValue, at: node.location, "a choice has at most \(Field.optionLimit) options")
    }
    for (option, location) in given.prefix(Field.optionLimit) {
      if known.insert(option).inserted {
        options.append(option)
      } else {
        reader.error(.settingValue, at: location, "options names '\(option)' twice")
      }
    }
    return options
  }

  /// Options that the field's type has no use for are errors: they would be believed to work.
  private mutating func checkOptions(_ settings: [String: Node], of field: Field, at location: SourceLocation) {
    if field.type == .choice, field.options.isEmpty {
      reader.error(.settingValue, at: settings["options"]?.location ?? location, "a choice needs options: [one, other]")
    }
    let uses: [(key: String, types: Set<FieldType>)] = [
      ("options", [.choice]),
      ("currency", [.money]),
      ("unit", [.number]),
      ("decimals", [.number, .money, .rating]),
      ("min", [.number, .money, .year, .date, .datetime, .text]),
      ("max", [.number, .money, .year, .date, .datetime, .text, .rating]),
    ]
    for (key, types) in uses {
      if let node = settings[key], !types.contains(field.type) {
        reader.error(.settingValue, at: node.location, "\(key) means nothing for \(field.type.phrase)")
      }
    }
  }

  private mutating func readBounds(_ settings: [String: Node], into field: inout Field) {
    let minimum = bound(settings["min"], "min", of: field)
    let maximum = bound(settings["max"], "max", of: field)
    if let minimum, let maximum, let node = settings["max"], minimum.value.isAbove(maximum.value) {
      reader.error(.settingValue, at: node.location, "max must not be below min")
    }
    (field.minimum, field.maximum) = (minimum, maximum)
  }

  private mutating func bound(_ node: Node?, _ name: String, of field: Field) -> FieldBound? {
    guard let node, Self.isBounded(field.type), let text = reader.text(node, name) else { return nil }
    if let clock = ClockValue(rawValue: text), clock.fits(field.type) {
      return FieldBound(value: clock.value(for: field.type, now: now), text: text)
    }
    // A text is bounded in its number of characters.
    let type: FieldType = field.type == .text || field.type == .rating ? .number : field.type
    do {
      let value = try ValueReader(field: Field(key: name, type: type), clock: clock).read(text)
      if let rule = Self.finding(in: value, of: field) {
        reader.error(.settingValue, at: node.location, "\(name) must be \(rule)")
        return nil
      }
      return value.isMissing ? nil : FieldBound(value: value, text: text)
    } catch {
      reader.error(.settingValue, at: node.location, error.message)
      return nil
    }
  }

  private static func isBounded(_ type: FieldType) -> Bool {
    switch type {
    case .number, .money, .year, .date, .datetime, .text, .rating: true
    case .flag, .choice, .list, .url, .isbn, .vin, .image: false
    }
  }

  /// What a bound must be besides a value of its type; nil if it is.
  private static func finding(in bound: Value, of field: Field) -> String? {
    guard case .number(let number) = bound else { return nil }
    let halves = number.units % (Decimal.powers[Decimal.digitLimit] / 2)
    switch field.type {
    case .text where number < Decimal(0) || Int(number.description) == nil: return "a number of characters"
    case .rating where number <= Decimal(0) || halves != 0: return "a rating above 0, in whole or half steps"
    default: return nil
    }
  }

  private mutating func readDefault(_ node: Node?, into field: inout Field) {
    guard let node else { return }
    if let text = node.text, let clock = ClockValue(rawValue: text), clock.fits(field.type) {
      field.defaultValue = .clock(clock)
      return
    }
    do {
      let value = try ValueReader(field: field, clock: clock).read(node)
      if !value.isMissing { field.defaultValue = .value(value) }
    } catch {
      reader.error(.settingValue, at: node.location, "default: \(error.message)")
    }
  }
}

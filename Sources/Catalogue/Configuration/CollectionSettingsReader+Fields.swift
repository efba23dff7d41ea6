import Diagnostics
import FrontMatter
import Language

extension CollectionSettingsReader {
  /// Keys with the same meaning in every collection.
  package static let reservedKeys = ReservedKey.allCases.map(\.rawValue)

  mutating func schema(_ node: Node?) -> Schema {
    guard let node else { return Schema([], isWhole: reader.isSound) }
    guard let entries = node.entries else {
      reader.error(
        .settingForm, at: node, "fields is written as keys with types, such as title: { type: text }")
      return Schema([], isWhole: false)
    }
    if entries.count > Schema.fieldLimit {
      reader.error(.settingValue, at: node, "a collection has at most \(Schema.fieldLimit) fields")
    }
    var fields: [(field: Field, location: SourceLocation)] = []
    var brokenKeys: Set<String> = []
    for entry in entries.prefix(Schema.fieldLimit) {
      if checkKey(entry), let field = field(entry) {
        fields.append((field, entry.keyLocation))
      } else {
        brokenKeys.insert(entry.key)
      }
    }
    checkForms(fields)
    return Schema(
      fields.map(\.field), brokenKeys: brokenKeys, isWhole: reader.isSound && entries.count <= Schema.fieldLimit)
  }

  private mutating func checkKey(_ entry: Entry) -> Bool {
    if Self.reservedKeys.contains(entry.key) {
      reader.error(
        .reservedKey, atKeyOf: entry,
        "'\(entry.key)' has a meaning of its own in every item and cannot be a field; choose another key")
      return false
    }
    guard Self.isKey(entry.key) else {
      reader.error(
        .keyForm, atKeyOf: entry,
        "a field's key has letters, digits, hyphens and underscores, and dots between its parts")
      return false
    }
    return true
  }

  /// Whether a text has the form of a field's key.
  package static func isKey(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      // A mark at the start would be written over the hyphen or the parenthesis before a key.
      guard let first = part.unicodeScalars.first, !isMark(first) else { return false }
      return part.unicodeScalars.allSatisfy(isPartOfKey)
    }
  }

  /// Letters and digits of any script, with the marks that some scripts write over, under and after letters.
  private static func isPartOfKey(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || isMark(scalar)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Reports fields whose keys are those of a form of another field, which they would hide.
  private mutating func checkForms(_ fields: [(field: Field, location: SourceLocation)]) {
    let types = Dictionary(fields.map { ($0.field.key, $0.field.type) }) { first, _ in first }
    for (field, location) in fields {
      guard let shown = Schema.field(shownBy: field.key, among: types) else { continue }
      reader.error(
        .reservedKey, at: location,
        "'\(field.key)' is a way of showing '\(shown)' and cannot be a field; choose another key")
    }
  }

  /// The field that an entry defines; nil if its type is not known.
  private mutating func field(_ entry: Entry) -> Field? {
    guard let settings = fieldSettings(entry) else { return nil }
    let type = reader.choice(settings["type"], "type", FieldType.self, synonym: FieldType.word(for:))
    guard let type = type ?? (settings["type"] == nil ? .text : nil) else { return nil }
    var field = Field(
      key: entry.key, type: type, label: reader.title(settings["label"], "label"), currency: site.currency)
    field.placeholder = reader.text(settings["placeholder"], "placeholder")
    field.isRequired = reader.flag(settings["required"], "required") ?? false
    checkOptions(settings, of: field)
    if Self.users(of: "unit").contains(type) { field.unit = reader.title(settings["unit"], "unit") }
    if Self.users(of: "decimals").contains(type) {
      field.decimals = reader.count(settings["decimals"], "decimals", in: 0...Decimal.digitLimit)
    }
    if type == .money, let currency = reader.currency(settings["currency"]) { field.currency = currency }
    if type == .choice {
      field.options = options(settings["options"])
      guard !field.options.isEmpty else {
        if settings["options"].map({ $0.items?.isEmpty == true }) ?? true {
          reader.missing("a choice needs options: [one, other]", from: settings)
        }
        return nil
      }
    }
    if type == .link, !readLink(settings, into: &field) { return nil }
    readBounds(settings, into: &field)
    if type == .rating, settings["max"] != nil, field.maximum == nil { return nil }
    readDefault(settings["default"], into: &field)
    return field
  }

  /// `make: text` is short for `make: { type: text }`, and a key alone is a text.
  private mutating func fieldSettings(_ entry: Entry) -> DecodedMapping? {
    var settings = DecodedMapping(location: entry.value.isEmpty ? entry.keyLocation : entry.value.location)
    if entry.value.isEmpty { return settings }
    if entry.value.text != nil {
      settings["type"] = entry.value
      return settings
    }
    guard entry.value.entries != nil else {
      reader.error(
        .settingForm, at: entry.value,
        "a field is written as its type or as keys with values, such as { type: text }, not \(entry.value.phrase)")
      return nil
    }
    return reader.settings(in: entry.value, of: Self.fieldTable)
  }

  private mutating func options(_ node: Node?) -> [String] {
    var options: [String] = []
    var first: [String: Node] = [:]
    let given = reader.texts(node, "options")
    if let node, let text = node.text, text.contains(where: { ",;".contains($0) }) {
      reader.error(
        .settingForm, at: node,
        "options are a list, such as [CD, LP], and not one text; write them in brackets")
    }
    if let node, given.count > Field.optionLimit {
      reader.error(.settingValue, at: node, "a choice has at most \(Field.optionLimit) options")
    }
    for (option, node) in given.prefix(Field.optionLimit) {
      if let other = first[option] {
        reader.add(
          .error(
            .settingValue, in: reader.file.path, at: reader.file.range(of: node), "options names '\(option)' twice"
          ).noting("first named here", at: reader.file.range(of: other)))
      } else {
        options.append(option)
        first[option] = node
      }
    }
    return options
  }

  /// Reports options that have no meaning for the field's type, and would seem to work.
  private mutating func checkOptions(_ settings: DecodedMapping, of field: Field) {
    for (key, types) in Self.optionUsers {
      if let node = settings[key], !types.contains(field.type) {
        reader.error(
          .settingValue, at: node,
          "\(key) means nothing for \(field.type.phrase); \(Self.phrase(types)) can have it")
      }
    }
  }

  /// The types that have a use for an option.
  private static let optionUsers: [(key: String, types: [FieldType])] = [
    ("options", [.choice]),
    ("to", [.link]),
    ("many", [.link]),
    ("currency", [.money]),
    ("unit", [.number]),
    ("decimals", [.number, .money, .rating]),
    ("min", [.number, .money, .year, .date, .datetime, .text]),
    ("max", [.number, .money, .year, .date, .datetime, .text, .rating]),
  ]

  static func users(of key: String) -> [FieldType] {
    optionUsers.first { $0.key == key }?.types ?? []
  }

  /// `a number, money or a rating`.
  private static func phrase(_ types: [FieldType]) -> String {
    let phrases = types.map(\.phrase)
    return phrases.count == 1 ? phrases[0] : "\(phrases.dropLast().joined(separator: ", ")) or \(phrases.last ?? "")"
  }
}

extension Schema {
  /// The field of which a dotted key is a form, such as `price` of `price.raw`; nil of a key that can be a field of its own.
  ///
  /// - Parameter types: The types of all fields, by their keys.
  package static func field(shownBy key: String, among types: [String: FieldType]) -> String? {
    guard let dot = key.lastIndex(of: "."), let type = types[String(key[..<dot])] else { return nil }
    let form = String(key[key.index(after: dot)...])
    let isForm = form == "label" || FieldForm.allCases.contains { $0.name == form && $0.fits(type) }
    return isForm ? String(key[..<dot]) : nil
  }
}

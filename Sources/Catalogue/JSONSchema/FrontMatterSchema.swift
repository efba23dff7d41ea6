/// A JSON Schema (2020-12) for the front matter of a collection's items.
package struct FrontMatterSchema {
  private let settings: CollectionSettings

  package init(_ settings: CollectionSettings) {
    self.settings = settings
  }

  /// The document, indented.
  package var bytes: [UInt8] {
    let fields = settings.schema.fields
    let required = fields.filter { $0.mustBeGiven && !$0.key.contains(".") }.map(\.key)
    var members: [(key: String, value: JSONTree)] = [
      ("$schema", JSONTree.dialect),
      ("title", .text("Front matter of \(settings.title)")),
      ("type", .texts(["object", "null"])),
      (
        "properties",
        .object(properties(below: "", fields) + ReservedKey.allCases.map { ($0.rawValue, schema(of: $0)) })
      ),
    ]
    if !required.isEmpty { members.append(("required", .texts(required))) }
    // A field that could not be read may have any key.
    members.append(("additionalProperties", .flag(!settings.schema.isWhole)))
    return JSONTree.object(members).bytes
  }

}

// MARK: - Keys

extension FrontMatterSchema {
  /// How many parts a dotted key may have for every way of nesting it to be listed.
  private static let nestingLimit = 4

  /// The properties of a mapping: each field by the rest of its key, and each part of a key as a mapping with the others.
  private func properties(below prefix: String, _ fields: [Field]) -> [(key: String, value: JSONTree)] {
    var properties: [(key: String, value: JSONTree)] = []
    var prefixes: [String] = []
    for field in fields where field.key.hasPrefix(prefix) {
      let rest = String(field.key.dropFirst(prefix.count))
      properties.append((rest, schema(of: field)))
      let parts = rest.split(separator: ".").map(String.init)
      guard parts.count <= Self.nestingLimit else { continue }
      for count in 1..<max(1, parts.count) {
        let part = parts.prefix(count).joined(separator: ".")
        if settings.schema.position(of: prefix + part) == nil, !prefixes.contains(part) { prefixes.append(part) }
      }
    }
    for part in prefixes {
      let inner = self.properties(below: "\(prefix)\(part).", fields)
      properties.append(
        (
          part,
          .object([
            ("type", .texts(["object", "null"])), ("properties", .object(inner)),
            ("additionalProperties", .flag(false)),
          ])
        ))
    }
    return properties
  }

  private func schema(of key: ReservedKey) -> JSONTree {
    let rule: [(key: String, value: JSONTree)] =
      switch key {
      case .deleted, .created: JSONTree.types(["string"]) + [("pattern", .text(JSONTree.orBlank(Self.dateTimePattern)))]
      case .deletedBecause, .sortName: JSONTree.types(JSONTree.scalarTypes)
      case .language: JSONTree.types(["string", "boolean"])
      case .draft: JSONTree.yesOrNo(isValue: true)
      case .aliases: JSONTree.types(["string", "number", "array"]) + [("items", Self.scalarItem)]
      }
    return .object([("description", .text(key.summary))] + rule)
  }
}

// MARK: - Values

extension FrontMatterSchema {
  private static let scalarItem = JSONTree.object(JSONTree.types(JSONTree.scalarTypes))
  private static let datePattern = "^-?[0-9]{4}-[0-9]{2}-[0-9]{2}$"
  private static let dateTimePattern =
    "^-?[0-9]{4}-[0-9]{2}-[0-9]{2}([Tt ][0-9]{1,2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,9})?)?( ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?))?)?$"
  private static let numberPattern = "^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)$"

  private func schema(of field: Field) -> JSONTree {
    var members: [(key: String, value: JSONTree)] = [("title", .text(field.label))]
    members += rule(for: field, orNone: !field.mustBeGiven)
    if case .value(let value)? = field.defaultValue, let tree = Self.tree(of: value) {
      members.append(("default", tree))
    }
    return .object(members)
  }

  private func rule(for field: Field, orNone: Bool) -> [(key: String, value: JSONTree)] {
    let types = { (types: [String]) in JSONTree.types(types, orNone: orNone) }
    let pattern = { (pattern: String) -> [(key: String, value: JSONTree)] in
      [("pattern", .text(orNone ? JSONTree.orBlank(pattern) : pattern))]
    }
    switch field.type {
    case .text: return types(JSONTree.scalarTypes) + lengths(of: field, orNone: orNone)
    case .number, .money: return types(["number", "string"]) + pattern(Self.numberPattern) + bounds(of: field)
    case .year:
      return types(["integer", "string"]) + pattern("^[+-]?[0-9]{1,6}$") + bounds(of: field)
        + [("not", .object([("const", .number(0))]))]
    case .date: return types(["string"]) + pattern(Self.datePattern)
    case .datetime: return types(["string"]) + pattern(Self.dateTimePattern)
    case .rating:
      return types(["number", "string"]) + pattern(Self.numberPattern) + [
        ("minimum", .number(0)), ("maximum", .number(field.highestRating.description)), ("multipleOf", .number("0.5")),
      ]
    case .flag: return JSONTree.yesOrNo(isValue: true)
    case .choice:
      let options = JSONTree.object([("enum", .list(field.options.flatMap(JSONTree.readings)))])
      return [("anyOf", .list([options] + (orNone ? [JSONTree.none] : [])))]
    case .list: return types(JSONTree.scalarTypes + ["array"]) + [("items", Self.scalarItem)]
    case .url: return types(["string"]) + pattern("^([Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:)[^ ]+$")
    case .isbn, .vin: return types(["string", "integer"])
    case .image: return [("anyOf", .list(Self.pictureForms + (orNone ? [JSONTree.none] : [])))]
    case .images:
      let list = JSONTree.object([
        ("type", .text("array")), ("items", .object([("anyOf", .list(Self.pictureForms))])),
      ])
      return [("anyOf", .list(Self.pictureForms + [list] + (orNone ? [JSONTree.none] : [])))]
    case .link:
      return field.isMany
        ? types(JSONTree.scalarTypes + ["array"]) + [("items", Self.scalarItem)] : types(["string", "number"])
    }
  }

  /// A picture as a path or as a mapping.
  private static let pictureForms: [JSONTree] = [
    .object([("type", .texts(["string", "number"]))]),
    .object([
      ("type", .text("object")),
      ("properties", .object(PictureValue.keys.map { ($0, .object(JSONTree.types(JSONTree.scalarTypes))) })),
      ("required", .texts(["file"])), ("additionalProperties", .flag(false)),
    ]),
  ]

  /// The bounds that do not move with the clock.
  private func bounds(of field: Field) -> [(key: String, value: JSONTree)] {
    [("minimum", field.minimum), ("maximum", field.maximum)].compactMap { key, bound in
      guard let bound, !bound.isMoving else { return nil }
      return (key, .number(RawText.text(of: bound.value)))
    }
  }

  /// The fewest characters of a text. The most are left out: JSON Schema counts code points, of which a character may have several.
  private func lengths(of field: Field, orNone: Bool) -> [(key: String, value: JSONTree)] {
    guard let minimum = field.minimum else { return [] }
    let length = [("minLength", JSONTree.number(RawText.text(of: minimum.value)))]
    return orNone ? [("anyOf", .list([.object(length), JSONTree.none]))] : length
  }

  private static func tree(of value: Value) -> JSONTree? {
    switch value {
    case .missing: nil
    case .text(let text): .text(text)
    case .number, .year: .number(RawText.text(of: value))
    case .date, .dateTime: .text(RawText.text(of: value))
    case .flag(let flag): .flag(flag)
    case .list(let texts): .texts(texts)
    case .picture(let picture): .text(picture.file)
    case .pictures(let pictures): .texts(pictures.map(\.file))
    }
  }
}

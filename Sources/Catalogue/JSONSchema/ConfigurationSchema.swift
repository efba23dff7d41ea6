/// A JSON Schema (2020-12) for `site.yaml` and `collection.yaml`, from the tables that their readers use.
package enum ConfigurationSchema {
  /// The document, indented. A file with a key that only collections have is checked as a `collection.yaml`, any other one as a `site.yaml`.
  package static var bytes: [UInt8] {
    let (site, collection) = (SiteSettingsReader.table, CollectionSettingsReader.table)
    let ownKeys = collection.names.filter { !site.names.contains($0) }
    return JSONTree.object([
      ("$schema", JSONTree.dialect),
      ("title", .text("Configuration of Vitrine: site.yaml and collection.yaml")),
      ("if", .object([("anyOf", .list(ownKeys.map { .object([("required", .texts([$0]))]) }))])),
      ("then", reference(to: collection)),
      ("else", reference(to: site)),
      ("$defs", .object(definitions(of: [site, collection]))),
    ]).bytes
  }

  /// A schema for each table, and for those that they name.
  private static func definitions(of tables: [SettingTable]) -> [(key: String, value: JSONTree)] {
    var definitions: [(key: String, value: JSONTree)] = []
    var open = tables
    while let table = open.popLast() {
      guard !definitions.contains(where: { $0.key == name(of: table) }) else { continue }
      definitions.append((name(of: table), schema(of: table)))
      open += table.settings.flatMap { $0.form.tables }
    }
    return definitions
  }

  private static func schema(of table: SettingTable) -> JSONTree {
    var members: [(key: String, value: JSONTree)] = [
      ("type", .texts(["object", "null"])),
      (
        "properties",
        .object(
          table.settings.map { setting in
            (setting.name, .object([("description", .text(setting.summary))] + rule(for: setting.form)))
          })
      ),
    ]
    if !table.required.isEmpty { members.append(("required", .texts(table.required))) }
    members.append(("additionalProperties", .flag(false)))
    return .object(members)
  }

  private static func rule(for form: SettingForm) -> [(key: String, value: JSONTree)] {
    switch form {
    case .text, .value, .template: JSONTree.types(JSONTree.scalarTypes)
    case .title: JSONTree.types(JSONTree.scalarTypes) + [("minLength", .number(1))]
    case .word(let examples):
      JSONTree.types(JSONTree.scalarTypes) + (examples.isEmpty ? [] : [("examples", .texts(examples))])
    case .flag: JSONTree.yesOrNo()
    case .count(let range):
      JSONTree.types(["integer"]) + [("minimum", .number(range.lowerBound))]
        + (range.upperBound == .max ? [] : [("maximum", .number(range.upperBound))])
    case .choice(let words):
      [
        (
          "anyOf",
          .list([
            .object([("enum", .list(words.flatMap(JSONTree.readings)))]), .object([("type", .text("null"))]),
          ])
        )
      ]
    case .mapping(let table): [("$ref", .text("#/$defs/\(name(of: table))"))]
    case .dictionary(let form):
      JSONTree.types(["object"]) + [("additionalProperties", .object(rule(for: form)))]
    case .list(let form): JSONTree.types(["array"]) + [("items", .object(rule(for: form)))]
    case .oneOf(let forms): [("anyOf", .list(forms.map { .object(rule(for: $0)) }))]
    }
  }

  private static func reference(to table: SettingTable) -> JSONTree {
    .object([("$ref", .text("#/$defs/\(name(of: table))"))])
  }

  /// `sort-descriptor` of "a sort descriptor".
  private static func name(of table: SettingTable) -> String {
    table.owner.split(separator: " ").filter { !["a", "the"].contains($0) }.joined(separator: "-")
  }
}

extension SettingForm {
  /// The tables of the mappings in values of this form.
  fileprivate var tables: [SettingTable] {
    switch self {
    case .text, .title, .template, .word, .flag, .count, .choice, .value: []
    case .mapping(let table): [table]
    case .dictionary(let form), .list(let form): form.tables
    case .oneOf(let forms): forms.flatMap(\.tables)
    }
  }
}

// Schemas of values that several documents have.
extension JSONTree {
  static let dialect = JSONTree.text("https://json-schema.org/draft/2020-12/schema")

  /// One value of any type: the types of Vitrine come from the configuration, whatever YAML takes a value for.
  static let scalarTypes = ["string", "number", "boolean"]

  /// The members of a schema for one value; a key without a value is a missing one.
  static func types(_ types: [String], orNone: Bool = true) -> [(key: String, value: JSONTree)] {
    [("type", .texts(types + (orNone ? ["null"] : [])))]
  }

  static let yesOrNo: [(key: String, value: JSONTree)] = [
    (
      "anyOf",
      .list([
        .object([("enum", .list([.flag(true), .flag(false), .text("yes"), .text("no")]))]),
        .object([("type", .text("null"))]),
        .object([
          ("type", .text("string")),
          ("pattern", .text("^([Yy][Ee][Ss]|[Nn][Oo]|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[Oo][Nn]|[Oo][Ff][Ff])$")),
        ]),
      ])
    )
  ]

  /// The values that YAML may take a word for: the text, and the number that it looks like.
  static func readings(of word: String) -> [JSONTree] {
    if let number = Int(word) { return [.text(word), .number(number)] }
    if Decimal(word) != nil, word.first?.isNumber == true, word.last?.isNumber == true {
      return [.text(word), .number(word)]
    }
    switch word.lowercased() {
    case "true", "yes", "on": return [.text(word), .flag(true)]
    case "false", "no", "off": return [.text(word), .flag(false)]
    default: return [.text(word)]
    }
  }
}

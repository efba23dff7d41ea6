// Schemas of values that several documents have.
extension JSONTree {
  static let dialect = JSONTree.text("https://json-schema.org/draft/2020-12/schema")

  /// One value of any type: the types of Vitrine come from the configuration, whatever YAML takes a value for.
  static let scalarTypes = ["string", "number", "boolean"]

  /// The members of a schema for one value; a key without a value is a missing one.
  static func types(_ types: [String], orNone: Bool = true) -> [(key: String, value: JSONTree)] {
    [("type", .texts(types + (orNone ? ["null"] : [])))]
  }

  private static let blank = "^\\s*$"

  /// The pattern of texts that match another one, or in which there is nothing to see: these are no value.
  static func orBlank(_ pattern: String) -> String { "\(blank)|\(pattern)" }

  /// A schema for a value that is missing.
  static let none = JSONTree.object([("type", .texts(["string", "null"])), ("pattern", .text(blank))])

  /// - Parameter isValue: whether the value is one of an item, where a text in which there is nothing to see is none.
  static func yesOrNo(isValue: Bool = false) -> [(key: String, value: JSONTree)] {
    let words = "^([Yy][Ee][Ss]|[Nn][Oo]|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[Oo][Nn]|[Oo][Ff][Ff])$"
    return [
      (
        "anyOf",
        .list([
          .object([("enum", .list([.flag(true), .flag(false), .text("yes"), .text("no")]))]),
          .object([("type", .text("null"))]),
          .object([("type", .text("string")), ("pattern", .text(isValue ? orBlank(words) : words))]),
        ])
      )
    ]
  }

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

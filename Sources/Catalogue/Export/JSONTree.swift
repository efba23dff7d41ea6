/// A JSON document that is made as a whole before it is written, for small documents with members that may be missing.
indirect enum JSONTree {
  case text(String)
  case flag(Bool)
  /// A number in plain digits.
  case number(String)
  case list([JSONTree])
  /// Members in their order.
  case object([(key: String, value: JSONTree)])

  static func texts(_ texts: [String]) -> JSONTree { .list(texts.map { .text($0) }) }
  static func number(_ number: Int) -> JSONTree { .number(String(number)) }

  /// The document with a line for each member and item, indented by two spaces.
  var bytes: [UInt8] {
    var json = JSONText()
    write(to: &json, indentation: 0)
    json.raw("\n")
    return json.bytes
  }

  private func write(to json: inout JSONText, indentation: Int) {
    switch self {
    case .text(let text): json.string(text)
    case .flag(let flag): json.raw(flag ? "true" : "false")
    case .number(let digits): json.number(digits)
    case .list(let items) where items.allSatisfy(\.isSimple):
      Self.writeLine(items, to: &json)
    case .list(let items):
      Self.write(items, "[", "]", to: &json, indentation: indentation) { item, json in
        item.write(to: &json, indentation: indentation + 2)
      }
    case .object(let members):
      Self.write(members, "{", "}", to: &json, indentation: indentation) { member, json in
        json.key(member.key)
        member.value.write(to: &json, indentation: indentation + 2)
      }
    }
  }

  private var isSimple: Bool {
    switch self {
    case .text, .flag, .number: true
    case .list, .object: false
    }
  }

  private static func writeLine(_ items: [JSONTree], to json: inout JSONText) {
    json.raw("[")
    for (position, item) in items.enumerated() {
      if position > 0 { json.raw(", ") }
      item.write(to: &json, indentation: 0)
    }
    json.raw("]")
  }

  private static func write<Part>(
    _ parts: [Part], _ open: StaticString, _ close: StaticString, to json: inout JSONText, indentation: Int,
    _ body: (Part, inout JSONText) -> Void
  ) {
    json.raw(open)
    for (position, part) in parts.enumerated() {
      json.raw(position == 0 ? "\n" : ",\n")
      json.raw(Array(repeating: UInt8(ascii: " "), count: indentation + 2))
      body(part, &json)
    }
    if !parts.isEmpty {
      json.raw("\n")
      json.raw(Array(repeating: UInt8(ascii: " "), count: indentation))
    }
    json.raw(close)
  }
}

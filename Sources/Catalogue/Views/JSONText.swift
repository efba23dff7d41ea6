/// Writes JSON (RFC 8259).
package struct JSONText {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Punctuation and other JSON that is known to be right.
  package mutating func raw(_ json: StaticString) {
    json.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  package mutating func key(_ name: String) {
    string(name)
    raw(": ")
  }

  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case UInt8(ascii: "\n"): raw("\\n")
      case UInt8(ascii: "\r"): raw("\\r")
      case UInt8(ascii: "\t"): raw("\\t")
      case 0..<0x20:
        raw("\\u00")
        bytes += [Self.digit(byte >> 4), Self.digit(byte & 15)]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A number in plain digits.
  package mutating func number(_ digits: String) {
    bytes.append(contentsOf: digits.utf8)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension JSONText {
  /// A value as programs want it: numbers as numbers, dates as ISO 8601, lists as arrays.
  package mutating func value(_ value: Value) {
    switch value {
    case .missing: raw("null")
    case .number, .year: number(RawText.text(of: value))
    case .flag(let flag): raw(flag ? "true" : "false")
    case .list(let texts):
      raw("[")
      for (position, text) in texts.enumerated() {
        if position > 0 { raw(", ") }
        string(text)
      }
      raw("]")
    case .text, .date, .moment: string(RawText.text(of: value))
    }
  }

  /// An item with the values that it has.
  package mutating func item(_ item: Item, in collection: Collection) {
    raw("{")
    key("id")
    string(item.id)
    raw(", ")
    key("name")
    string(item.name)
    raw(", ")
    key("path")
    string("content/\(collection.id)/\(item.fileStem).md")
    raw(", ")
    key("fields")
    fields(of: item, in: collection.schema)
    if let deletion = item.deletion {
      raw(", ")
      key("deleted")
      string(RawText.text(of: deletion.date))
      if let because = deletion.because {
        raw(", ")
        key("deleted-because")
        string(because)
      }
    }
    raw("}")
  }

  private mutating func fields(of item: Item, in schema: Schema) {
    raw("{")
    var isFirst = true
    for (field, value) in zip(schema.fields, item.values) where !value.isMissing {
      if !isFirst { raw(", ") }
      isFirst = false
      key(field.key)
      self.value(value)
    }
    raw("}")
  }
}

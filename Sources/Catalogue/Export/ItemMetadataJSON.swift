private import Characters
package import Language

/// Writes what an item is for machines, as JSON-LD in the vocabulary of schema.org.
package struct ItemMetadataJSON: Sendable {
  private let settings: MetadataSettings
  private let fields: [Field]

  package init(_ settings: CollectionSettings) {
    self.settings = settings.metadata
    fields = settings.schema.fields
  }

  /// The JSON as an element of HTML can hold it.
  ///
  /// - Parameters:
  ///   - address: The address of the item's page, if the site has one.
  ///   - pictures: The addresses of the item's pictures.
  ///   - language: The site's language, for items that name none.
  package func bytes(of item: Item, address: String?, pictures: [String], language: LanguageTag) -> [UInt8] {
    var json = JSONText(capacity: 512)
    json.raw("{\"@context\": \"https://schema.org\", ")
    json.member("@type", settings.kind.type)
    json.raw(", ")
    json.member("name", item.name)
    if let address {
      json.raw(", ")
      json.member("url", address)
    }
    if settings.kind.isWork {
      json.raw(", ")
      json.member("inLanguage", (item.language ?? language).tag)
    }
    if !pictures.isEmpty {
      json.raw(", ")
      json.key("image")
      json.value(pictures.count == 1 ? .text(pictures[0]) : .list(pictures))
    }
    for (property, field) in settings.fields where !item.values[field].isMissing {
      write(item.values[field], of: fields[field], as: property, to: &json)
    }
    json.raw("}")
    return Self.safe(json.bytes)
  }

  /// Writes a property if the value can be given in the form that schema.org defines for it.
  private func write(_ value: Value, of field: Field, as property: MetadataProperty, to json: inout JSONText) {
    func key() {
      json.raw(", ")
      json.key(property.rawValue)
    }
    if let type = property.type {
      key()
      return Self.write(Self.texts(of: value, field), asNamesOf: type, to: &json)
    }
    switch (property.form, value) {
    case (.integer, .number(let number)) where number.scale == 0:
      key()
      json.value(value)
    case (.quantity, .number):
      key()
      json.raw("{\"@type\": \"QuantitativeValue\", \"value\": ")
      json.value(value)
      if let unit = field.unit {
        json.raw(", ")
        if let code = Self.unitCodes[unit] { json.member("unitCode", code) } else { json.member("unitText", unit) }
      }
      json.raw("}")
    case (.duration, .number(let number)) where number.coefficient >= 0:
      key()
      json.string(Self.duration(number, inHours: ["h", "hours"].contains(field.unit)))
    case (.duration, .text(let text)) where text.wholeMatch(of: /P(?=[\dT])(\d+[YMWD])*(T(\d+[HMS])+)?/) != nil:
      key()
      json.string(text)
    case (.bookFormat, .text(let text)):
      guard let format = Self.bookFormats[text.lowercased()] else { return }
      key()
      json.string("https://schema.org/" + format)
    case (.address, .text(let address)) where field.type == .url:
      key()
      json.string(address)
    case (.date, .year), (.date, .date), (.date, .dateTime):
      key()
      json.string(Self.standardText(of: value))
    case (.text, .list):
      key()
      json.value(.list(Self.texts(of: value, field)))
    case (.text, _):
      key()
      json.string(Self.texts(of: value, field).joined(separator: ", "))
    case (.integer, _), (.quantity, _), (.duration, _), (.bookFormat, _), (.date, _), (.address, _):
      return
    }
  }

  /// A number of hours or minutes as ISO 8601 writes it, to the nearest second.
  private static func duration(_ number: Decimal, inHours: Bool) -> String {
    if number.scale == 0 { return "PT\(number.coefficient)\(inHours ? "H" : "M")" }
    let unit = Decimal(1).units
    let seconds = (number.units * (inHours ? 3600 : 60) + unit / 2) / unit
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")].filter { $0.0 > 0 }
    return parts.isEmpty ? "PT0S" : "PT" + parts.map { "\($0.0)\($0.1)" }.joined()
  }

  /// A year or a date as machines write it: ISO 8601 has a year 0, which is 1 BC, and four digits at least.
  private static func standardText(of value: Value) -> String {
    let text = RawText.text(of: value)
    let historicalYear: Int? =
      switch value {
      case .year(let year): year
      case .date(let date) where date.historicalYear < 0: date.historicalYear
      case .dateTime(let moment) where moment.date.historicalYear < 0: moment.date.historicalYear
      case .date, .dateTime, .missing, .text, .number, .flag, .list, .picture, .pictures: nil
      }
    guard let historicalYear else { return text }
    let year = historicalYear < 0 ? historicalYear + 1 : historicalYear
    let digits = String(year.magnitude)
    let rest = text.drop { $0 == "-" }.drop { $0.isNumber }
    return (year < 0 ? "-" : "") + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + rest
  }

  private static func texts(of value: Value, _ field: Field) -> [String] {
    if case .list(let texts) = value { texts.map(field.shown) } else { [field.shown(RawText.text(of: value))] }
  }

  /// Writes things that have the texts as their names.
  private static func write(_ names: [String], asNamesOf type: String, to json: inout JSONText) {
    if names.count > 1 { json.raw("[") }
    for (position, name) in names.enumerated() {
      if position > 0 { json.raw(", ") }
      json.raw("{")
      json.member("@type", type)
      json.raw(", ")
      json.member("name", name)
      json.raw("}")
    }
    if names.count > 1 { json.raw("]") }
  }

  /// The codes of UN/CEFACT for units of length.
  private static let unitCodes = ["km": "KMT", "mi": "SMI", "miles": "SMI", "m": "MTR"]

  /// What schema.org calls the formats of books.
  private static let bookFormats = [
    "paperback": "Paperback", "hardcover": "Hardcover", "hardback": "Hardcover", "ebook": "EBook", "e-book": "EBook",
    "audiobook": "AudiobookFormat", "graphic novel": "GraphicNovel",
  ]

  /// The JSON without characters that could end the element which holds it.
  private static func safe(_ json: [UInt8]) -> [UInt8] {
    let isSafe = json.withUnsafeBufferPointer { json in
      json.plainEnd(from: 0) {
        $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "&")
      } marks: {
        // The angle brackets differ in one bit.
        $0.marks(UInt8(ascii: "<"), ignoring: 2) .| $0.marks(UInt8(ascii: "&"))
      } == json.count
    }
    if isSafe { return json }
    var safe: [UInt8] = []
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): safe += Array("\\u003c".utf8)
      case UInt8(ascii: ">"): safe += Array("\\u003e".utf8)
      case UInt8(ascii: "&"): safe += Array("\\u0026".utf8)
      default: safe.append(byte)
      }
    }
    return safe
  }
}

extension ItemKind {
  /// Whether items of the kind are works, which are in a language.
  fileprivate var isWork: Bool {
    switch self {
    case .book, .movie, .album, .game, .artwork: true
    case .car, .person, .place, .thing: false
    }
  }
}

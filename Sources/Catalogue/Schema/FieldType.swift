/// What kind of values a field has.
package enum FieldType: String, Sendable, CaseIterable {
  case text, number, money, year, date, datetime, rating, flag, choice, list, url, isbn, vin, image, images, link

  /// Whether values are compared in a language. A choice is not: its values go in the order of the options.
  package var isTextual: Bool {
    switch self {
    case .text, .list, .url, .isbn, .vin, .image, .images, .link: true
    case .number, .money, .year, .date, .datetime, .rating, .flag, .choice: false
    }
  }

  /// Whether values are pictures.
  package var isPictorial: Bool { self == .image || self == .images }

  /// Whether totals can be made of values.
  package var isNumeric: Bool {
    switch self {
    case .number, .money, .rating, .year: true
    case .text, .date, .datetime, .flag, .choice, .list, .url, .isbn, .vin, .image, .images, .link: false
    }
  }

  /// Whether values have a year.
  package var isDated: Bool {
    switch self {
    case .year, .date, .datetime: true
    case .text, .number, .money, .rating, .flag, .choice, .list, .url, .isbn, .vin, .image, .images, .link: false
    }
  }

  /// Whether several items usually share values, so that there can be a page for each.
  package var isShared: Bool {
    switch self {
    case .text, .number, .money, .year, .date, .datetime, .rating, .flag, .choice, .list, .link: true
    case .url, .isbn, .vin, .image, .images: false
    }
  }

  /// Whether the search looks through values unless the configuration says otherwise.
  package var isSearched: Bool {
    switch self {
    case .text, .choice, .list, .isbn, .vin, .link: true
    case .number, .money, .year, .date, .datetime, .rating, .flag, .url, .image, .images: false
    }
  }

  /// Whether an overview of values has letters. A choice does not: its values go in the order of the options.
  package var hasLetters: Bool { isTextual }

  /// Whether values are pictures.
  package var isPicture: Bool { isPictorial }

  /// The type with its article, for messages: `a number`, `an image`, `money`.
  package var phrase: String {
    switch self {
    case .isbn: "an ISBN"
    case .vin: "a VIN"
    case .image: "an image"
    case .images: "images"
    case .url: "a url"
    case .money: "money"
    case .text, .number, .year, .date, .datetime, .rating, .flag, .choice, .list, .link: "a \(rawValue)"
    }
  }

  /// The names of all types.
  package static let words = allCases.map(\.rawValue)

  /// The type that other programs call by another word: `text` for `string`.
  static func word(for other: String) -> String? {
    let type: FieldType? =
      switch other.lowercased() {
      case "string", "str", "varchar", "char", "markdown": .text
      case "integer", "int", "float", "double", "decimal", "real", "numeric": .number
      case "price", "currency", "amount", "cost": .money
      case "time", "timestamp": .datetime
      case "stars", "score": .rating
      case "boolean", "bool", "checkbox", "yes/no": .flag
      case "enum", "select", "option", "options", "radio": .choice
      case "array", "tags", "set": .list
      case "uri", "address", "website": .url
      case "reference", "relation": .link
      case "picture", "photo", "img", "file", "cover": .image
      case "pictures", "photos", "gallery", "album": .images
      default: nil
      }
    return type?.rawValue
  }
}

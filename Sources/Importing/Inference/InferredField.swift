import Catalogue
import Language

/// What a column of a table looks like as a field.
struct InferredField: Sendable {
  let key: String
  /// The column's own words, where the key does not say them.
  var label: String?
  var type: FieldType
  /// The currency of amounts, where their signs tell it.
  var currency: Currency?
  var unit: String?
  /// The highest rating, if it is not the usual one.
  var highest: Decimal?
  /// The texts of a choice, most frequent first.
  var options: [String] = []
  /// How many different texts the column has for each text that it has, from 0 to 1.
  let variety: Double
  let isFilled: Bool
  var isRequired = false

  /// `{ type: year, label: "Year published" }`, or the type alone.
  var definition: String {
    var parts: [String] = []
    if let label { parts.append("label: \(YAMLText.flow(label))") }
    if let currency { parts.append("currency: \(currency.code)") }
    if let unit { parts.append("unit: \(YAMLText.flow(unit))") }
    if let highest { parts.append("max: \(highest)") }
    if isRequired { parts.append("required: true") }
    if !options.isEmpty { parts.append("options: [\(options.map(YAMLText.flow).joined(separator: ", "))]") }
    return parts.isEmpty ? type.rawValue : "{ type: \(type.rawValue), \(parts.joined(separator: ", ")) }"
  }
}

/// Texts in configuration files.
enum YAMLText {
  /// A text within brackets.
  static func flow(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.first != " " && text.last != " " && text.first != "-"
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || " -_/().".unicodeScalars.contains(scalar)
      }
    if isPlain { return text }
    return "\"\(text.unicodeScalars.map(escaped).joined())\""
  }

  /// A character between double quotes; line breaks and what cannot be seen are escaped.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": return "\\\\"
    case "\"": return "\\\""
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let isNumbered =
        scalar == "\u{FEFF}"
        || [.lineSeparator, .paragraphSeparator, .unassigned].contains(scalar.properties.generalCategory)
      guard isNumbered else { return String(Character(scalar)) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
}

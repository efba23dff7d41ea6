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
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\r").replacing("\t", with: "\\t")
    return "\"\(escaped)\""
  }
}

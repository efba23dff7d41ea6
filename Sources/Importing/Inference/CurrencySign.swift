import Catalogue
import Language

/// The sign of a currency before or after an amount.
enum CurrencySign {
  private static let codes: [Character: String] = ["€": "EUR", "£": "GBP", "¥": "JPY", "$": "USD"]
  /// The currencies that are written with a dollar sign where they are meant.
  private static let dollars: Set = ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"]

  /// The currency of an amount by its sign; nil if it has none.
  ///
  /// - Parameter usual: what the site uses, which tells one dollar from another.
  static func currency(of text: String, usual: Currency) -> Currency? {
    guard let sign = sign(of: text), let code = codes[sign] else { return nil }
    return sign == "$" && dollars.contains(usual.code) ? usual : Currency(code)
  }

  /// The text without the sign of a currency; as it is, if its sign is of another one.
  static func removed(from text: String, of currency: Currency) -> String {
    guard let sign = sign(of: text), self.currency(of: text, usual: currency) == currency else { return text }
    return String(text.filter { $0 != sign }).trimmed
  }

  /// The sign before or after the digits of an amount; nil where there is none or several, or between digits, as in `5$50`.
  private static func sign(of text: String) -> Character? {
    // Most amounts are plain digits, as their bytes tell.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 >= 0x80 }) else { return nil }
    let places = text.indices.filter { codes[text[$0]] != nil }
    guard places.count == 1, let place = places.first,
      !text[..<place].contains(where: \.isNumber) || !text[place...].contains(where: \.isNumber)
    else { return nil }
    return text[place]
  }
}

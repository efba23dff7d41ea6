package import Language

/// The sign of a currency before or after an amount.
package enum CurrencySign {
  /// For each sign, the currency that it means, and others that are written with it where they are meant.
  private static let codes: [Character: [String]] = [
    "€": ["EUR"], "£": ["GBP"], "¥": ["JPY", "CNY"], "$": ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"],
  ]

  /// The currency of an amount by its sign; nil if it has none.
  ///
  /// - Parameter usual: what the site uses, which tells one dollar from another.
  package static func currency(of text: String, usual: Currency) -> Currency? {
    guard let sign = sign(of: text), let codes = codes[sign] else { return nil }
    return codes.contains(usual.code) ? usual : Currency(codes[0])
  }

  /// The sign before or after the digits of an amount; nil where there is none or several, or between digits, as in `5$50`.
  package static func sign(of text: String) -> Character? {
    // Most amounts are plain digits, as their bytes tell.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 >= 0x80 }) else { return nil }
    let places = text.indices.filter { codes[text[$0]] != nil }
    guard places.count == 1, let place = places.first,
      !text[..<place].contains(where: \.isNumber) || !text[place...].contains(where: \.isNumber)
    else { return nil }
    return text[place]
  }
}

extension Currency {
  /// The code that somebody most likely meant by something else: by a sign, a name, or a slip; nil if that cannot be told.
  package static func meant(by text: String) -> String? {
    let capitals = text.uppercased()
    if codes.contains(capitals) { return capitals }
    if let code = names[capitals] { return code }
    // Three letters are near to many codes: only those that are met every day are likely.
    return everyday.first { isOneSlip(from: $0, to: capitals) }
  }

  private static let everyday = [
    "EUR", "USD", "GBP", "JPY", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "CNY", "INR", "AUD", "CAD", "NZD",
    "BRL", "MXN", "KRW", "TRY", "ZAR", "RUB", "UAH", "RON", "BGN", "ISK",
  ]

  private static let names: [String: String] = [
    "€": "EUR", "EURO": "EUR", "EUROS": "EUR", "$": "USD", "US$": "USD", "DOLLAR": "USD", "DOLLARS": "USD",
    "£": "GBP", "POUND": "GBP", "POUNDS": "GBP", "UK": "GBP", "¥": "JPY", "YEN": "JPY", "FR.": "CHF", "SFR": "CHF",
    "ZŁ": "PLN", "KČ": "CZK", "FT": "HUF", "YUAN": "CNY", "RMB": "CNY", "₹": "INR", "RUPEE": "INR", "₩": "KRW",
    "₺": "TRY", "₽": "RUB", "₴": "UAH", "RUB.": "RUB",
  ]

  /// Whether one letter replaced, or two neighbours swapped, make the one code the other; or one letter more or less.
  private static func isOneSlip(from code: String, to text: String) -> Bool {
    let (one, other) = (Array(code), Array(text))
    if one.count == other.count {
      let differing = one.indices.filter { one[$0] != other[$0] }
      return differing.count == 1 || differing.count == 2 && Set(one) == Set(other)
    }
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    return long.count - short.count == 1
      && long.indices.contains { skip in
        long.indices.filter { $0 != skip }.map { long[$0] } == short
      }
  }
}

import ICUShim

/// A currency by its ISO 4217 code: `USD`.
package struct Currency: Sendable, Hashable {
  package let code: String

  /// The currency of a site that names none.
  package static let usDollar = Currency(known: "USD")

  private init(known code: String) {
    self.code = code
  }

  /// Nil if ISO 4217 has no such code today and never had; case counts.
  package init?(_ code: String) {
    guard Currency.codes.contains(code) else { return nil }
    self.code = code
  }

  /// How many decimals its amounts have: 2 of `USD`, none of `JPY`.
  package var decimals: Int { max(0, Int(icu_currency_decimals(code))) }

  /// The codes of all currencies, former ones included, as candidates for a suggestion.
  package static let codes: Set<String> = {
    let all = icuText { icu_currency_codes($0, $1) } ?? ""
    return Set(all.split(separator: " ").map(String.init))
  }()
}

extension ValueFormatter {
  /// A number that is written as plain decimal text (`-1234.5`), with grouping; half is rounded up, away from zero.
  ///
  /// - Parameter decimals: How many decimals to show, at most 100; as many as are written if nil.
  /// - Returns: The text itself if it is no plain decimal number.
  package func number(_ decimalText: String, decimals: Int? = nil) -> String {
    let decimals = decimals ?? ValueFormatter.writtenDecimals(of: decimalText)
    return format(.plain(decimals: min(max(decimals, 0), 100))).text(of: decimalText)
  }

  /// A number and its unit, which stay on one line.
  package func number(_ decimalText: String, decimals: Int? = nil, unit: String) -> String {
    number(decimalText, decimals: decimals) + "\u{A0}" + unit
  }

  /// A count, with grouping.
  package func integer(_ count: Int) -> String {
    format(.plain(decimals: 0)).text(of: String(count))
  }

  /// An amount that is written as plain decimal text, in `currency` or else the formatter's own.
  ///
  /// - Parameter decimals: How many decimals to show; if nil, as many as are written, and as many as the currency has if any are.
  package func money(_ decimalText: String, currency: Currency? = nil, decimals: Int? = nil) -> String {
    let currency = currency ?? self.currency
    let decimals = decimals.map { min(max($0, 0), 100) }
    return format(.money(currency, decimals: decimals ?? moneyDecimals(of: decimalText, in: currency)))
      .text(of: decimalText)
  }

  private func moneyDecimals(of text: String, in currency: Currency) -> Int {
    let written = ValueFormatter.writtenDecimals(of: text)
    return written == 0 ? 0 : max(written, currency.decimals)
  }

  private static func writtenDecimals(of text: String) -> Int {
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
    return text.utf8.distance(from: point, to: text.utf8.endIndex) - 1
  }
}

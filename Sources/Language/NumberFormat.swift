import ICUShim

/// Writes numbers in one form of a language, remembering what it wrote.
final class NumberFormat {
  enum Form: Hashable {
    /// With grouping and a fixed number of decimals.
    case plain(decimals: Int)
    /// Digits alone, without grouping.
    case ungrouped
    /// An amount with the currency's sign.
    case money(Currency, decimals: Int)
  }

  let form: Form
  private let format: OpaquePointer?
  private var memo = Memo<String>()

  init(_ form: Form, localeID: String) {
    self.form = form
    format = icu_number_open(NumberFormat.skeleton(for: form), localeID)
  }

  deinit { if let format { icu_number_close(format) } }

  /// The number of a plain decimal text such as `-1234.50`; the text itself if it is no number.
  func text(of number: String) -> String {
    memo.result(for: number) { format.flatMap { write(number, as: $0) } ?? number }
  }
}

extension NumberFormat {
  private func write(_ number: String, as format: OpaquePointer) -> String? {
    guard NumberFormat.isDecimal(number) else { return nil }
    return icuText { out, capacity in
      number.withCString { icu_number_format(format, $0, Int32(number.utf8.count), out, capacity) }
    }
  }

  /// Whether a text is what the formats take: an optional minus, digits, and optionally a point and more digits.
  private static func isDecimal(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }

  private static func skeleton(for form: Form) -> String {
    let number =
      switch form {
      case .plain(let decimals): precision(decimals)
      case .ungrouped: "precision-integer group-off"
      case .money(let currency, let decimals): "currency/\(currency.code) \(precision(decimals))"
      }
    return number + " rounding-mode-half-up sign-negative"
  }

  private static func precision(_ decimals: Int) -> String {
    decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: decimals)
  }
}

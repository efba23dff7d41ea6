/// Writes numbers, money, years, dates and lists as a language does.
///
/// Results are cached, because the values of a catalogue repeat. Dates are of the Gregorian calendar in every language, as
/// the years of a catalogue are. One formatter belongs to one thread.
package final class ValueFormatter {
  package let language: LanguageTag
  /// The currency of amounts that name none.
  package let currency: Currency
  private let localeID: String
  private let listSeparator: String
  private var numberFormats: [NumberFormat] = []
  var years = Memo<Int>()
  var decadeNames = Memo<Decade>()
  private var dateFormats: [DateFormat] = []

  package init(language: LanguageTag, currency: Currency) {
    self.language = language
    self.currency = currency
    localeID = language.formattingLocaleID
    listSeparator = language.listSeparator
  }

  /// The texts one after the other, without an "and" before the last.
  package func list(_ texts: [String]) -> String { texts.joined(separator: listSeparator) }
}

extension ValueFormatter {
  func format(_ form: NumberFormat.Form) -> NumberFormat {
    if let known = numberFormats.first(where: { $0.form == form }) { return known }
    let format = NumberFormat(form, localeID: localeID)
    numberFormats.append(format)
    return format
  }

  func format(_ form: DateFormat.Form) -> DateFormat {
    if let known = dateFormats.first(where: { $0.form == form }) { return known }
    let format = DateFormat(form, localeID: localeID)
    dateFormats.append(format)
    return format
  }
}

import ICUShim

extension LanguageTag {
  /// The marks around a quotation, and around one within it, as CLDR has them; English ones for a language that ICU has no words of.
  package var quotationMarks: (outer: (start: String, end: String), inner: (start: String, end: String)) {
    let locale = formattingLocaleID
    func mark(_ kind: ICUQuotationMark, _ english: String) -> String {
      icuText { icu_quotation_mark(locale, kind, $0, $1) } ?? english
    }
    return (
      (mark(icu_quotation_start, "“"), mark(icu_quotation_end, "”")),
      (mark(icu_inner_quotation_start, "‘"), mark(icu_inner_quotation_end, "’"))
    )
  }
}

import ICUShim

extension LanguageTag {
  /// The size of the paper that people use where the language is spoken, in millimetres; A4 where ICU does not know.
  package var paperSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard icu_locale_paper_size(localeID, &width, &height) else { return (210, 297) }
    return (Int(width), Int(height))
  }
}

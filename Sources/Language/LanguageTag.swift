import ICUShim

/// A language that ICU knows, by its BCP 47 tag: `en-GB`, `zh-Hant`, `de-u-co-phonebk`.
///
/// Names that are in no language or in several can have `und`, `mul` or `zxx`, which are valid tags too: text is then
/// ordered as ICU's root locale does, and numbers and dates are written as in English.
package struct LanguageTag: Sendable, Hashable {
  package enum Direction: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The tag in its canonical form: `en-GB` for `EN-gb`, `he` for the old `iw`.
  package let tag: String
  /// The name by which ICU knows the language: `zh_Hant`, `de@collation=phonebook`.
  package let localeID: String
  /// The first part of the tag, without region and script: `en`, `zh`.
  package let primarySubtag: String

  /// The language of a BCP 47 tag, in any mixture of upper and lower case.
  ///
  /// A tag is known if ICU lists its language, its script, its region and each key and value of its `-u-` extension;
  /// of variants (`de-1996`), `-t-` extensions and private use only the form is checked. Codes that others replace
  /// (`eng`, `en-UK`, `cmn`) are refused with the right one as suggestion.
  package init(_ tag: String) throws(UnknownLanguage) {
    guard let language = LanguageTag(knownTag: tag) else {
      throw UnknownLanguage(tag: tag, suggestion: LanguageTag.suggestion(forUnknownTag: tag))
    }
    self = language
  }

  /// English, the language of last resort.
  package static let english = LanguageTag(tag: "en", localeID: "en", primarySubtag: "en")

  init(tag: String, localeID: String, primarySubtag: String) {
    self.tag = tag
    self.localeID = localeID
    self.primarySubtag = primarySubtag
  }

  package static func == (one: LanguageTag, other: LanguageTag) -> Bool { one.tag == other.tag }

  package func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

extension LanguageTag {
  /// Which way the language's script, or else its usual script, is written.
  package var direction: Direction {
    icu_locale_is_right_to_left(localeID) ? .rightToLeft : .leftToRight
  }

  /// The ISO 15924 code of the script that the language is written in, or most likely is: `Hant` for `zh-TW`.
  package var script: String {
    icuText { icu_locale_likely_script(localeID, $0, $1) } ?? ""
  }

  /// The locale for numbers and dates: the language's own, or English if ICU has none.
  var formattingLocaleID: String {
    guard !["und", "mul", "zxx"].contains(primarySubtag), icu_locale_has_data(localeID) else { return "en" }
    return icuText { icu_locale_with_keyword(localeID, "calendar", "gregorian", $0, $1) } ?? localeID
  }
}

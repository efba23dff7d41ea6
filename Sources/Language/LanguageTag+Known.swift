import ICUShim

extension LanguageTag {
  /// The language of a tag, or nil unless ICU knows every part of it.
  init?(knownTag tag: String) {
    _ = LanguageTag.fallBackToEnglish
    guard
      tag.utf8.count <= LanguageTag.tagLimit, LanguageTag.hasTagCharacters(tag),
      // A tag of nothing but private use says no language.
      !tag.lowercased().hasPrefix("x-"),
      let written = icuText({ icu_locale_of_tag(tag, $0, $1) }),
      let canonical = icuText({ icu_tag_of_locale(written, $0, $1) }),
      let locale = icuText({ icu_locale_of_tag(canonical, $0, $1) }),
      let primary = canonical.split(separator: "-").first.map(String.init),
      LanguageTag.isKnownPrimary(primary, writtenIn: written),
      LanguageTag.isKnownScriptAndRegion(of: locale),
      icuText({ icu_locale_unknown_keyword(locale, $0, $1) }) == ""
    else { return nil }
    self.init(tag: canonical, localeID: locale.isEmpty ? "root" : locale, primarySubtag: primary)
  }

  /// The codes of all languages that ICU lists: `en`, `nb`, `ast`.
  static let knownCodes: [String] = {
    var codes: [String] = []
    guard var code = icu_language_codes() else { return codes }
    while let start = code.pointee {
      codes.append(String(cString: start))
      code += 1
    }
    return codes
  }()
}

extension LanguageTag {
  /// Makes ICU fall back to English, once, so that nothing depends on the environment's locale.
  private static let fallBackToEnglish: Void = icu_set_default_locale("en")

  /// The most characters that a tag may have; the longest in use have some thirty.
  private static let tagLimit = 100

  private static let knownPrimaries = Set(knownCodes).union(["und"])

  private static func hasTagCharacters(_ tag: String) -> Bool {
    tag.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }

  /// BCP 47 wants the shortest code of a language, so `eng` is no tag although ICU reads it as `en`.
  private static func isKnownPrimary(_ primary: String, writtenIn locale: String) -> Bool {
    let written = locale.prefix { $0 != "_" && $0 != "@" }
    return knownPrimaries.contains(primary) && !(written.utf8.count == 3 && primary.utf8.count == 2)
  }

  private static func isKnownScriptAndRegion(of locale: String) -> Bool {
    guard
      let script = icuText({ icu_locale_script(locale, $0, $1) }),
      let region = icuText({ icu_locale_region(locale, $0, $1) })
    else { return false }
    return (script.isEmpty || icu_is_script(script)) && (region.isEmpty || icu_is_region(region))
  }
}

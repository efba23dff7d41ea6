import ICUShim

/// A tag that names no language ICU knows.
package struct UnknownLanguage: Error, Sendable, Hashable {
  package let tag: String
  /// The tag that was most likely meant: `en-GB` for `en_GB`, `en` for `eng`, `de` for `german`.
  package let suggestion: String?
}

extension LanguageTag {
  /// The tag that somebody who typed an unknown one most likely meant, or nil.
  static func suggestion(forUnknownTag tag: String) -> String? {
    let hyphenated = String(tag.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    if let language = LanguageTag(knownTag: hyphenated) ?? withoutAliases(hyphenated) { return language.tag }
    if let named = codeOfLanguage(named: tag) { return named }
    return hyphenated.split(separator: "-").first.flatMap { LanguageTag(knownTag: String($0)) }?.tag
  }

  private static func withoutAliases(_ tag: String) -> LanguageTag? {
    guard
      let locale = icuText({ icu_locale_of_tag(tag, $0, $1) }),
      let canonical = icuText({ icu_tag_without_aliases(locale, $0, $1) })
    else { return nil }
    return LanguageTag(knownTag: canonical)
  }

  /// The code of the language whose English or own name is `name`, or is one slip away from it.
  private static func codeOfLanguage(named name: String) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count > 3, wanted.count < 40 else { return nil }
    var near: String?
    for code in knownCodes {
      for language in ["en", code] {
        guard let known = icuText({ icu_language_name(code, language, $0, $1) })?.lowercased() else { continue }
        let scalars = Array(known.unicodeScalars)
        if scalars == wanted { return code }
        if near == nil, isOneSlip(from: scalars, to: wanted) { near = code }
      }
    }
    return near
  }
}

/// Whether one scalar added, left out, replaced or swapped with its neighbour makes the one word the other.
private func isOneSlip(from one: [Unicode.Scalar], to other: [Unicode.Scalar]) -> Bool {
  guard abs(one.count - other.count) <= 1 else { return false }
  let shorter = min(one.count, other.count)
  let start = (0..<shorter).first { one[$0] != other[$0] } ?? shorter
  let rest = (one.dropFirst(start), other.dropFirst(start))
  if one.count > other.count { return rest.0.dropFirst().elementsEqual(rest.1) }
  if one.count < other.count { return rest.1.dropFirst().elementsEqual(rest.0) }
  let isSwap = rest.0.prefix(2).reversed().elementsEqual(rest.1.prefix(2))
  return rest.0.dropFirst(isSwap ? 2 : 1).elementsEqual(rest.1.dropFirst(isSwap ? 2 : 1))
}

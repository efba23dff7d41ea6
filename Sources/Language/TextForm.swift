import ICUShim

/// The text in Unicode's canonical composition (NFC).
package func nfc(_ text: String) -> String {
  if isASCII(text) { return text }
  return text.withShimBytes { bytes, count in icuText { icu_nfc(bytes, count, $0, $1) } } ?? text
}

/// The text in Unicode's canonical decomposition (NFD).
package func nfd(_ text: String) -> String {
  text.withShimBytes { bytes, count in icuText { icu_nfd(bytes, count, $0, $1) } } ?? text
}

/// The text in Unicode's compatibility decomposition (NFKD): `iii` for `ⅲ`.
package func nfkd(_ text: String) -> String {
  text.withShimBytes { bytes, count in icuText { icu_nfkd(bytes, count, $0, $1) } } ?? text
}

/// The text without distinctions of case, and composed: equal for file names that a case-blind disk holds for one.
package func caseFolded(_ text: String) -> String {
  if isASCII(text) { return text.lowercased() }
  let composed = nfc(text)
  let folded = composed.withShimBytes { bytes, count in icuText { icu_fold_case(bytes, count, $0, $1) } }
  return nfc(folded ?? composed)
}

/// The text with each letter as its small one, where that is one letter, so that `ß` stays apart from `ss`. In Turkish and Azerbaijani, `ı` and `i` are two
/// letters, each with a capital of its own.
package func simplyCaseFolded(_ text: String, in language: LanguageTag) -> String {
  let isTurkic = ["tr", "az"].contains(language.primarySubtag)
  if isASCII(text), !isTurkic || !text.utf8.contains(UInt8(ascii: "I")) { return text.lowercased() }
  var folded = String.UnicodeScalarView()
  for scalar in nfc(text).unicodeScalars {
    if isTurkic, scalar == "I" || scalar == "\u{130}" {
      folded.append(scalar == "I" ? "\u{131}" : "i")
      continue
    }
    let candidates = [caseFolded(String(scalar)), scalar.properties.lowercaseMapping]
    folded.append(candidates.lazy.map(\.unicodeScalars).first { $0.count == 1 }?.first ?? scalar)
  }
  return String(folded)
}

package func isASCII(_ text: String) -> Bool {
  var span = text.utf8Span
  return span.checkForASCII()
}

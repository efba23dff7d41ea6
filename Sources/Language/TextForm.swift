import ICUShim

/// The text in Unicode's canonical composition (NFC).
package func nfc(_ text: String) -> String {
  if isASCII(text) { return text }
  return inParts(text) { part in part.withShimBytes { bytes, count in icuText { icu_nfc(bytes, count, $0, $1) } } }
}

/// The text in Unicode's canonical decomposition (NFD).
package func nfd(_ text: String) -> String {
  inParts(text) { part in part.withShimBytes { bytes, count in icuText { icu_nfd(bytes, count, $0, $1) } } }
}

/// How many marks follow one another at most that are put into an order together: ordering n of them takes n² steps.
private let longestRun = 1000

/// What `body` makes of a text, or of its parts where too many marks follow one another.
private func inParts(_ text: String, _ body: (String) -> String?) -> String {
  guard text.utf8.count > 2 * longestRun else { return body(text) ?? text }
  var parts: [Substring] = []
  var (start, run) = (text.startIndex, 0)
  for index in text.unicodeScalars.indices {
    run = text.unicodeScalars[index].properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
    guard run > longestRun else { continue }
    parts.append(text[start..<index])
    (start, run) = (index, 0)
  }
  if parts.isEmpty { return body(text) ?? text }
  return (parts + [text[start...]]).map { body(String($0)) ?? String($0) }.joined()
}

/// The text without distinctions of case, and composed: equal for file names that a case-blind disk holds for one.
package func caseFolded(_ text: String) -> String {
  if isASCII(text) { return text.lowercased() }
  let composed = nfc(text)
  let folded = composed.withShimBytes { bytes, count in icuText { icu_fold_case(bytes, count, $0, $1) } }
  return nfc(folded ?? composed)
}

/// The text with each letter as its small one, where that is one letter, so that `ß` stays apart from `ss`.
package func simplyCaseFolded(_ text: String) -> String {
  if isASCII(text) { return text.lowercased() }
  var folded = String.UnicodeScalarView()
  for scalar in nfc(text).unicodeScalars {
    let candidates = [caseFolded(String(scalar)), scalar.properties.lowercaseMapping]
    folded.append(candidates.lazy.map(\.unicodeScalars).first { $0.count == 1 }?.first ?? scalar)
  }
  return String(folded)
}

package func isASCII(_ text: String) -> Bool {
  var span = text.utf8Span
  return span.checkForASCII()
}

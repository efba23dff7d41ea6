/// The keys that keep an item from being shown as any other: `draft` and `deleted`.
package enum WithholdingKey {
  private static let keys = ["draft", "deleted"]

  /// The key that looks like `key`, or is the same: capitals, wide letters and characters that nobody sees aside.
  package static func resembling(_ key: some StringProtocol) -> String? {
    let narrow = key.unicodeScalars.filter { !isInvisible($0) }.map { scalar in
      // The wide letters of East Asian keyboards are in the order of ASCII.
      (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
    }
    let plain = String(String.UnicodeScalarView(narrow)).lowercased()
    return keys.first { $0 == plain }
  }

  /// The key that another one begins with, if the value can mean nothing else: as in `drafted: yes` and `deleted-on: 2014-03-05`, but not in
  /// `draft-year: 1999`.
  package static func beginning(_ key: String, withValue value: String) -> String? {
    isMeant(value) ? keys.first(where: key.lowercased().hasPrefix) : nil
  }

  /// Whether a value says that a key like `draft` or `deleted` is meant.
  package static func isMeant(_ value: String) -> Bool {
    let value = value.lowercased()
    return wordsForYes.contains(value) || value.prefixMatch(of: /[0-9]{4}-[0-9]/) != nil
  }

  /// Whether a key and its value keep an item from readers in other programs: `published: false`, `private: yes`, `status: draft`.
  package static func isForeign(_ key: String, _ value: String) -> Bool {
    foreignValues(of: key).contains(value.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// The values of a key that keep an item from readers in other programs, in small letters; none of most keys.
  ///
  /// `isPrivate` counts as `private`, and `post_status` as `status`.
  package static func foreignValues(of key: String) -> [String] {
    if let values = foreign[key.lowercased()] { return values }
    let letters = letters(of: key)
    let start = ["is", "post"].first(where: letters.hasPrefix) ?? ""
    return foreign[String(letters.dropFirst(start.count))] ?? []
  }

  /// Whether a key is `draft` or `deleted` in other words: `isDraft`, `drafts`, `deleted_at`, `Draft Status`.
  package static func isVariant(_ key: String) -> Bool {
    var word = letters(of: key)[...]
    if let start = ["is", "date", "post"].first(where: word.hasPrefix) { word = word.dropFirst(start.count) }
    let ends = ["status", "date", "time", "at", "on", "s"]
    if let end = ends.first(where: word.hasSuffix) { word = word.dropLast(end.count) }
    return resembling(word) != nil
  }

  private static func letters(of key: String) -> String { key.lowercased().filter(\.isLetter) }

  /// The keys that keep an item from readers, here or in other programs, if they have a value.
  static func all(withValue value: String) -> [String] {
    keys + foreign.keys.filter { isForeign($0, value) }.sorted()
  }

  /// The values that say yes and no in other programs, in small letters.
  package static let wordsForYes = ["yes", "true", "on", "y", "1"]
  package static let wordsForNo = ["no", "false", "off", "n", "0"]

  private static let foreign: [String: [String]] = {
    let forms = [
      (["published", "publish", "public", "visible", "listed", "render", "dgpublish"], wordsForNo),
      (
        [
          "private", "hidden", "hide", "unpublished", "unlisted", "headless", "secret", "confidential", "exclude",
          "notpublic", "donotpublish",
        ], wordsForYes
      ),
      (
        ["status", "state", "visibility", "access"],
        ["draft", "drafts", "private", "hidden", "unpublished", "unlisted", "secret"]
      ),
    ]
    return Dictionary(uniqueKeysWithValues: forms.flatMap { keys, values in keys.map { ($0, values) } })
  }()

  /// Whether a mapping, or a mapping in a list, has a key somewhere in it that would keep the item from being shown as any other, were it at the top.
  package static func isBelow(_ value: Node) -> Bool {
    (value.innerEntries ?? []).contains { resembling($0.key) != nil || isBelow($0.value) }
  }

  /// A key for messages, with the codes of characters that nobody sees.
  package static func spelledOut(_ key: String) -> String {
    key.unicodeScalars.reduce(into: "") { text, scalar in
      let isSeen = scalar == " " || !isInvisible(scalar)
      text += isSeen ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
    // What editors show as nothing or as a box: control characters, blank Braille, characters that replace or swap others.
    return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}"
      || scalar == "\u{FFFD}" || [.control, .format].contains(scalar.properties.generalCategory)
      || scalar.properties.isNoncharacterCodePoint
  }
}

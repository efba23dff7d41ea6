/// The words for searching, filtering and statistics, by language, written with bars between.
enum BrowsingPhrases {
  /// In the order in which they are written.
  private static let words: [Word] = [
    .search, .nothingFound, .showMore, .notLoaded, .filter, .all, .remove, .statistics, .completeness, .missing,
    .growth,
    .timeline, .expired, .expiring,
  ]

  private static let byLanguage = WordTable(first, second)

  /// The words of a language, by the first part of its tag, with the script where a language has several.
  static func words(of language: String) -> [Word: String] {
    let key = ["no": "nb", "yue": "zh-Hant", "yue-Hans": "zh"][language] ?? language
    return Dictionary(zip(words, byLanguage.words(of: key) ?? [])) { first, _ in first }
  }
}

/// The words for searching, filtering and statistics, by language, written with bars between.
enum BrowsingPhrases {
  /// In the order in which they are written.
  private static let words: [Word] = [
    .search, .nothingFound, .showMore, .notLoaded, .filter, .all, .remove, .statistics, .completeness, .missing,
    .growth,
    .timeline, .expired, .expiring,
  ]

  /// The words of a language, by the first part of its tag, with the script where a language has several.
  static func words(of language: String) -> [Word: String] {
    let key = ["no": "nb", "yue": "zh-Hant", "yue-Hans": "zh"][language] ?? language
    return Dictionary(zip(words, byLanguage[key] ?? [])) { first, _ in first }
  }

  private static let byLanguage: [String: [String]] = {
    let lines = (first + "\n" + second).split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    return Dictionary(lines.map { ($0[0], Array($0.dropFirst())) }) { first, _ in first }
  }()
}

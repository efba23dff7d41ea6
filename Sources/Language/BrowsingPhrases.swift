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
    let line = [first, second].lazy.flatMap { $0.utf8.split(separator: UInt8(ascii: "\n")) }
      .first { $0.starts(with: "\(key)|".utf8) }
    guard let line else { return [:] }
    let texts = Substring(line).split(separator: "|").dropFirst().map(String.init)
    return Dictionary(zip(words, texts)) { first, _ in first }
  }
}

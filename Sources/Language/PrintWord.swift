/// A word or short phrase of what is printed on paper. Counts and page numbers stand for `{0}` and `{1}`.
package enum PrintWord: Int, Sendable, Hashable, CaseIterable {
  case owner, address, policy, preparedFor, asOf, totalValue, contents, continued, subtotal, total
  case withoutValue, withoutSerial, withoutPicture, place, date, signature
  /// `Page {0} of {1}`
  case page
  case index, location, picture, number, found
}

/// The words of what is printed, in a language, or in English where there are none.
package struct PrintPhrases: Sendable {
  private let texts: [String]

  package init(_ language: LanguageTag) {
    texts = Self.byLanguage.words(of: language)
  }

  package subscript(word: PrintWord) -> String { texts[word.rawValue] }

  /// The number of a page among all of them, both as the language writes numbers.
  package func page(_ number: String, of count: String) -> String {
    texts[PrintWord.page.rawValue].replacing("{0}", with: number).replacing("{1}", with: count)
  }
}

extension PrintPhrases {
  /// By the first part of a tag, with the script where a language has several; the words in the order of `PrintWord`.
  static let byLanguage = WordTable(western, northern, slavic, eastern)
}

/// A word or short phrase about how pages look. A number stands for `{0}`.
package enum ViewWord: String, Sendable, Hashable, CaseIterable {
  /// `under {0}`, as `< 10` is read aloud.
  case under
  /// `{0} or more`, as `≥ 10` is read aloud.
  case orMore = "or-more"
  /// What the page of an item says that has nothing to show.
  case noDetails = "no-details"
  /// The label of the control that chooses between a list and a gallery.
  case styles
  case plain = "style-plain"
  case grouped = "style-grouped"
  case gallery = "style-gallery"
  case table = "style-table"
  /// The items that were added last.
  case recent
  /// The label of a group of pictures.
  case pictures

  /// Whether the phrase has no number in it, so that templates can use it.
  package var isWhole: Bool { self != .under && self != .orMore }
}

/// The words about how pages look, in a language, or in English where there are none.
package struct ViewPhrases: Sendable {
  private let texts: [String]

  package init(_ language: LanguageTag) {
    texts = Self.byLanguage.words(of: language)
  }

  package subscript(word: ViewWord) -> String {
    texts[ViewWord.allCases.firstIndex(of: word) ?? 0]
  }

  /// A phrase with a number, which is written as the language writes numbers.
  package func text(_ word: ViewWord, _ number: String) -> String {
    self[word].replacing("{0}", with: number)
  }
}

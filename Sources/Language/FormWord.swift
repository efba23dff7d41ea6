/// A word or short phrase of the pages on which a collection is edited. A noun or a text stands for `{0}`.
package enum FormWord: Int, Sendable, Hashable, CaseIterable {
  case add, edit, delete, restore, save, cancel, undo, done
  case saveAndAdd, duplicate, showChanges, preview
  /// `New {0}`, with the noun of the collection.
  case newItem
  case required
  case useDefault, choosePicture, dropPicture
  case deleteSelected, restoreSelected, select
  /// The label of the reason why an item cannot be deleted.
  case kept
  case yourVersion, fileVersion, changedMeanwhile, gone
  case notSaved, unchanged, nothingSelected
  case remove, restoredText, discard
  /// No rating.
  case none
  /// The way back to the form with everything that was typed.
  case backToForm
  /// What a picture shows, for people who do not see it, and the text below it.
  case alternativeText, caption
  case moveUp, moveDown
}

/// The words of the pages on which a collection is edited, in a language, or in English where there are none.
package struct FormPhrases: Sendable {
  private let texts: [String]

  package init(_ language: LanguageTag) {
    texts = Self.byLanguage.words(of: language)
  }

  package subscript(word: FormWord) -> String { texts[word.rawValue] }

  /// `New car` for the noun `car`.
  package func newItem(_ noun: String) -> String {
    texts[FormWord.newItem.rawValue].replacing("{0}", with: noun)
  }
}

extension FormPhrases {
  /// By the first part of a tag, with the script where a language has several; the words in the order of `FormWord`.
  static let byLanguage = WordTable(western, northern, slavic, eastern)
}

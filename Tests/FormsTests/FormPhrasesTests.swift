import Testing

@testable import Language

struct FormPhrasesTests {
  @Test func `every language of the site's words has all words of forms`() throws {
    #expect(FormPhrases.byLanguage.languages == Set(Phrases.languages).union(["zh-Hant"]))
    for language in FormPhrases.byLanguage.languages {
      let words = try #require(FormPhrases.byLanguage.words(of: language))
      #expect(words.count == FormWord.allCases.count, "\(language)")
      #expect(words.allSatisfy { !$0.isEmpty }, "\(language)")
      #expect(words[FormWord.newItem.rawValue].contains("{0}"), "\(language)")
    }
  }

  @Test func `English controls have the names that people look for`() {
    let phrases = FormPhrases(.english)
    let names = [FormWord.add, .edit, .delete, .restore, .save, .cancel, .undo].map { phrases[$0] }
    #expect(names == ["Add", "Edit", "Delete", "Restore", "Save", "Cancel", "Undo"])
    #expect(phrases.newItem("car") == "New car")
  }
}

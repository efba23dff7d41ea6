/// What spreadsheets write for true and false in other languages than English, in small letters.
enum SpreadsheetWords {
  /// The words for false, by those for true.
  static let no: [String: String] = [
    "wahr": "falsch", "vrai": "faux", "verdadero": "falso", "vero": "falso", "verdadeiro": "falso", "waar": "onwaar",
    "prawda": "fałsz", "pravda": "nepravda", "sant": "falskt", "sand": "falsk", "sann": "usann", "tosi": "epätosi",
    "igaz": "hamis", "истина": "ложь", "doğru": "yanliş",
  ]

  private static let falseWords = Set(no.values)

  /// What a word means; nil of any other.
  static func flag(_ word: String) -> Bool? {
    let word = word.lowercased()
    return no[word] != nil ? true : falseWords.contains(word) ? false : nil
  }
}

private import Glibc

/// What spreadsheets make of texts that they take for numbers, dates or truth values: `6.02518E+11` of `0602517737280`, `123` of `00123`, `2-Jan` of
/// `1-2`, `TRUE` of `true`.
enum SpreadsheetCopy {
  /// Whether a text can be what a spreadsheet made of another one.
  static func isOne(_ text: String, of original: String) -> Bool {
    if isFlag(text, of: original) { return true }
    let hasDigit = text.utf8.contains { (0x30...0x39).contains($0) }
    guard hasDigit, text != original, text.utf8.count <= 20 else { return false }
    return isNumber(text, of: original) || isDate(text, of: original)
  }

  /// What a number or a date has in common with what spreadsheets make of it: its numbers, that of the month among them. Nil of any other text.
  static func numbers(of text: String) -> [Int]? {
    guard text.utf8.count <= 20, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    var numbers: [Int] = []
    for part in text.split(whereSeparator: { " -/.,".contains($0) }) {
      if let number = Int(part) {
        numbers.append(number)
      } else if let month = months.firstIndex(of: part.prefix(3).lowercased()) {
        numbers.append(month + 1)
      } else {
        return nil
      }
    }
    return numbers.sorted()
  }

  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// Whether a text is what spreadsheets show, in some language, for the truth value that another one is.
  private static func isFlag(_ text: String, of original: String) -> Bool {
    guard text != original, text == text.uppercased(), let known = Bool(original.lowercased()) else { return false }
    return (Bool(text.lowercased()) ?? SpreadsheetWords.flag(text)) == known
  }

  private static func isNumber(_ text: String, of original: String) -> Bool {
    let shape = /[+-]?[0-9]+([.,][0-9]+)?([eE][+-]?[0-9]{1,3})?/
    guard original.wholeMatch(of: shape) != nil, let match = text.wholeMatch(of: shape),
      let one = number(text), let other = number(original)
    else { return false }
    // Beyond fifteen digits, spreadsheets have zeros.
    let isCut = text.count > 15 && text.count == original.count && text.prefix(15) == original.prefix(15)
    if isCut { return text.dropFirst(15).allSatisfy { $0 == "0" } }
    guard match.output.2 != nil else { return text.count <= 15 && one == other }
    // The digits that are shown are rounded.
    let decimals = match.output.1.map { $0.count - 1 } ?? 0
    let exponent = match.output.2.flatMap { Int($0.dropFirst()) } ?? 0
    return abs(one - other) <= 0.501 * pow(10, Double(exponent - decimals))
  }

  private static func number(_ text: String) -> Double? { Double(text.replacing(",", with: ".")) }

  private static func isDate(_ text: String, of original: String) -> Bool {
    let (given, known) = (shortNumbers(in: text), shortNumbers(in: original))
    if original.wholeMatch(of: /[0-9]{1,4}[-\/.][0-9]{1,2}([-\/.][0-9]{1,4})?/) != nil {
      if text.wholeMatch(of: /[0-9]{1,2}[-. ]+\p{L}{3,5}\.?([- ][0-9]{2,4})?|\p{L}{3,5}\.?[- ][0-9]{2,4}/) != nil {
        return !Set(given).isDisjoint(with: known)
      }
      // The form of the country, with a year if there was none.
      guard text.wholeMatch(of: /([0-9]{1,4})([-\/.])[0-9]{1,2}[-\/.][0-9]{1,4}/) != nil else { return false }
      let isAnotherForm = separators(in: text) != separators(in: original) || text.contains(/\b0/)
      return isAnotherForm && Set(known).isSubset(of: given)
    }
    let months = /(?i)(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*[- ]?[0-9]{1,4}/
    guard original.wholeMatch(of: months) != nil else { return false }
    return text.wholeMatch(of: /[0-9]{1,2}-\p{L}{3}|\p{L}{3}-[0-9]{2}/) != nil
      && text.lowercased().contains(original.prefix(3).lowercased()) && !Set(given).isDisjoint(with: known)
  }

  /// The numbers of a date; of years, the last two digits.
  private static func shortNumbers(in text: String) -> [Int] {
    text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }.map { $0 % 100 }
  }

  private static func separators(in text: String) -> [Character] { text.filter { "-/.".contains($0) }.map { $0 } }
}

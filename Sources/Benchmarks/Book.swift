/// A made-up item.
struct Book {
  let title: String
  let author: String?
  let year: Int
  let rating: String
  let isbn: String
  let registered: String
  let isDeleted: Bool
  let notes: String

  /// The first so many books, the same in every run, each made when it is asked for.
  static func list(_ count: Int) -> some Sequence<Book> {
    sequence(state: (number: 0, numbers: RandomNumbers(seed: 20_141))) { state in
      guard state.number < count else { return nil }
      defer { state.number += 1 }
      return Book(number: state.number, by: &state.numbers)
    }
  }

  private init(number: Int, by numbers: inout RandomNumbers) {
    title = Self.title(by: &numbers)
    author = numbers.number(below: 12) == 0 ? nil : "\(Self.name(by: &numbers)) \(Self.name(by: &numbers))"
    year = 1850 + numbers.number(below: 170)
    rating = "\(1 + numbers.number(below: 4)).\(10 + numbers.number(below: 90))"
    isbn = Self.isbn(of: number)
    registered =
      "20\(10 + numbers.number(below: 16))-\(10 + numbers.number(below: 3))-\(10 + numbers.number(below: 19))"
    isDeleted = number % 25 == 24
    notes = Self.notes(by: &numbers)
  }

  /// The item's file: front matter and notes.
  var file: String {
    var lines = ["---", "title: \(Self.quoted(title))"]
    if let author { lines.append("author: \(Self.quoted(author))") }
    lines += ["year: \(year)", "rating: \(rating)", "isbn: \(Self.quoted(isbn))", "registered: \(registered)"]
    if isDeleted { lines.append("deleted: 2026-01-31") }
    return (lines + ["---", "", notes]).joined(separator: "\n")
  }
}

extension Book {
  private static let syllables = [
    "an", "ber", "chi", "do", "é", "fal", "gu", "har", "in", "jo", "ka", "lu", "mö", "na", "or", "pe", "qui", "ra",
    "son", "tée", "ul", "vå", "wil", "xe", "zu",
  ]

  private static func word(by numbers: inout RandomNumbers) -> String {
    (0...numbers.number(below: 3)).map { _ in numbers.pick(syllables) }.joined()
  }

  private static func name(by numbers: inout RandomNumbers) -> String {
    let word = word(by: &numbers)
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// One to seven words, some behind an article, a few in quotation marks or behind a number.
  private static func title(by numbers: inout RandomNumbers) -> String {
    let words = (0...numbers.number(below: 7)).map { _ in name(by: &numbers) }.joined(separator: " ")
    switch numbers.number(below: 10) {
    case 0, 1, 2: return "The \(words)"
    case 3: return "A \(words)"
    case 4: return "“\(words)” & Other Stories"
    case 5: return "\(2 + numbers.number(below: 98)) \(words)"
    default: return words
    }
  }

  /// Three paragraphs with emphasis and a link, and a list.
  private static func notes(by numbers: inout RandomNumbers) -> String {
    var paragraphs = (0..<3).map { _ in
      let words = (0..<45).map { _ in word(by: &numbers) }.joined(separator: " ")
      return
        "\(words), *\(word(by: &numbers))* and **\(word(by: &numbers))**, [\(word(by: &numbers))](https://example.org/?a=1&b=2).\n"
    }
    paragraphs.append((0..<3).map { _ in "- \(word(by: &numbers))\n" }.joined())
    return paragraphs.joined(separator: "\n")
  }

  /// Thirteen digits of which the last checks the others.
  private static func isbn(of number: Int) -> String {
    let text = String(number)
    let digits = "978" + String(repeating: "0", count: max(0, 9 - text.count)) + text.suffix(9)
    let sum = digits.enumerated().reduce(0) {
      $0 + ($1.offset.isMultiple(of: 2) ? 1 : 3) * ($1.element.wholeNumberValue ?? 0)
    }
    return "\(digits)\((10 - sum % 10) % 10)"
  }

  /// A YAML text in double quotes.
  private static func quoted(_ text: String) -> String {
    "\"\(text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined())\""
  }
}

import FoundationEssentials
import Glibc

/// A site with one collection of made-up books.
struct BookSite {
  /// The folder that holds `content/`.
  let path: String

  static let collection = """
    title: Books
    item: book
    name: "{{title}}"
    fields:
      title:      { type: text, required: true }
      author:     { type: text, placeholder: Unknown }
      year:       { type: year, min: 1450, max: next year }
      rating:     { type: number, decimals: 2, min: 0, max: 5 }
      isbn:       isbn
      registered: { type: date, label: Date registered }
    sorts:
      - { name: Title,  by: [title, author],  sections: index(title) }
      - { name: Author, by: [author, title],  sections: index(author) }
      - { name: Rating, by: [-rating, title] }
    list: { cell: subtitle, text: "{{title}}", detail: "{{author}}" }
    detail:
      - { header: Title & author, fields: [title, author] }
      - { header: Details, fields: [year, rating, isbn] }
      - { header: Date registered, fields: [registered] }
    report: { sort: Title, columns: [title, author, year, rating, isbn], totals: [count, average(rating)] }
    search: no
    statistics: no

    """

  /// Writes a site of the first `count` books.
  ///
  /// - Parameter title: of the site, which is on every page.
  init(_ count: Int, at path: String, title: String = "Bookcase") throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: "\(path)/content/books", withIntermediateDirectories: true)
    try Self.write("title: \(title)\nlanguage: en\n", to: "\(path)/content/site.yaml")
    try Self.write(Self.collection, to: "\(path)/content/books/collection.yaml")
    for (number, book) in Book.list(count).enumerated() { try Self.write(book.file, to: file(of: number)) }
  }

  /// Adds a sentence to the notes of a book.
  func edit(_ number: Int, sentence: String) throws {
    try change(number) { "\($0)\n\(sentence)\n" }
  }

  /// Puts words in front of the title of a book, which then is elsewhere in lists.
  func rename(_ number: Int, prefix: String) throws {
    let key = "title: \""
    try change(number) { $0.replacing(key, with: key + prefix, maxReplacements: 1) }
  }

  private func change(_ number: Int, _ edit: (String) -> String) throws {
    let path = file(of: number)
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    try Self.write(edit(text), to: path)
  }

  private func file(of number: Int) -> String {
    let digits = String(number)
    return "\(path)/content/books/book-\(String(repeating: "0", count: max(0, 7 - digits.count)))\(digits).md"
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}

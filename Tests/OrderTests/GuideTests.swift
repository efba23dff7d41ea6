import Foundation
import Ordering
import Testing

// The code of the guide, block by block.

struct Book: Sortable {
  let title: String
  let author: String
  let year: Int
  var rating: Double?

  func sortValue(for key: String) -> SortValue {
    switch key {
    case "title": .text(title)
    case "author": .text(author)
    case "year": .number(year)
    case "rating": .number(rating)
    default: .missing
    }
  }
}

struct GuideTests {
  @Test func `the guide sorts as it says`() throws {
    let books = [
      Book(title: "The Hobbit", author: "Tolkien", year: 1937, rating: 4.5),
      Book(title: "10 Things", author: "Ito", year: 1999),
      Book(title: "“Emma”", author: "Austen", year: 1815, rating: 5),
      Book(title: "2 Fast", author: "Ito", year: 2003, rating: 3),
      Book(title: "Persuasion", author: "Austen", year: 1817, rating: 5),
    ]

    let titles = try books.sorted(by: [.ascending("title")], in: "en").map(\.title)
    // 2 Fast, 10 Things, “Emma”, The Hobbit, Persuasion

    let best = try books.sorted(by: [.descending("rating"), .ascending("year")], in: "en").map(\.title)
    // “Emma”, Persuasion, The Hobbit, 2 Fast, 10 Things

    let words = ["Zürich", "Åre", "Östersund", "Oslo"].map { Book(title: $0, author: "", year: 2000) }
    let swedish = try words.sorted(by: [.ascending("title")], in: "sv").map(\.title)
    // Oslo, Zürich, Åre, Östersund
    let german = try words.sorted(by: [.ascending("title")], in: "de").map(\.title)
    // Åre, Oslo, Östersund, Zürich

    let results = [titles, best, swedish, german].map { $0.joined(separator: ", ") }
    let comments = try Self.codeLines().filter { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
    #expect(results == comments)
  }

  @Test func `every line of code in the guide is compiled here`() throws {
    let compiled = Set(try Self.lines(of: #filePath))
    let lines = try Self.codeLines()
    #expect(lines.count > 30)
    #expect(lines.filter { !compiled.contains($0) } == [])
  }

  /// The lines of the guide's code blocks, without indentation.
  private static func codeLines() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let guide = folder.appending(path: "../../Sources/Ordering/Ordering.docc/SortingBooks.md")
    var isCode = false
    return try lines(of: guide.path).filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return isCode && !line.hasPrefix("```")
    }
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}

import Foundation
import Testing

@testable import Language

struct ArticleTests {
  @Test func `the manual lists exactly the articles that filing skips`() throws {
    var listed: [String: [String]] = [:]
    for line in try ManualPage("docs/order.md").section("Articles").lines
    where line.contains("`") && line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      for code in cells[0].matches(of: /`([a-z]+)`/) { listed[String(code.1)] = cells[1].components(separatedBy: ", ") }
    }
    #expect(listed == Articles.byLanguage)
  }
}

import Forms
import Testing

struct FormRouteTests {
  @Test func `the manual has exactly the addresses of the pages for editing`() throws {
    let lines = try ManualPage("docs/forms.md").section("Addresses").lines.filter { $0.hasPrefix("| `") }
    let described = lines.flatMap { line in
      line.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    #expect(described.sorted() == EditingWorkbench.routes.sorted())
  }
}

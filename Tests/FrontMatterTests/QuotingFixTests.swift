import Diagnostics
import Testing

@testable import FrontMatter

struct QuotingFixTests {
  /// The front matter after the only fix for it, and whether that is certain; nil without one.
  private func fixed(_ yaml: String) -> (text: String, isCertain: Bool)? {
    let file = SourceFile(path: "a.md", text: "---\n\(yaml)\n---\n")
    var findings: [Diagnostic] = []
    _ = FrontMatterDocument.read(file, diagnostics: &findings)
    #expect(findings.count == 1)
    guard let fix = findings.first?.fix else { return nil }
    let bytes = file.applying([fix]).bytes
    findings = []
    _ = FrontMatterDocument.read(SourceFile(path: "a.md", bytes: bytes), diagnostics: &findings)
    #expect(findings == [])
    return (String(decoding: bytes.dropFirst(4).dropLast(5), as: UTF8.self), fix.isCertain)
  }

  @Test(arguments: [
    ("title: Dune: Messiah", "title: \"Dune: Messiah\""), ("a: @b", "a: \"@b\""),
    ("a: {{b}}", "a: \"{{b}}\""), ("a: {{b}} {{c}}", "a: \"{{b}} {{c}}\""), ("a: x: \"y\"", "a: 'x: \"y\"'"),
    ("a: 1\nb: Tom & Jerry: the film  ", "a: 1\nb: \"Tom & Jerry: the film\"  "),
  ])
  func `a value that is not plain gets quotation marks`(yaml: String, expected: String) throws {
    let (text, isCertain) = try #require(fixed(yaml))
    #expect(text == expected)
    #expect(isCertain == !yaml.contains("x: "))
  }

  @Test func `what may have been meant as a key below the key is not certain`() throws {
    #expect(try #require(fixed("engine: power: 3")).isCertain == false)
  }

  @Test(arguments: [
    ("title: My diary draft: yes", "draft"), ("title: Mustang year: 1964", "year"),
    ("author: Hamsun, Knut year: 1890", "year"), ("title: My diary Draft: yes", "Draft"),
    ("Title: Mustang Year: 1964", "Year"),
    ("author: Georgedraft: yes", "draft"), ("author: Georgedeleted: 2014-03-05", "deleted"),
    ("author: Georgeprivate: yes", "private"), ("author: X\tdraft: yes", "draft"), ("author: X;Draft: no", "draft"),
    ("title: Dune: Messiah year: 1969", "year"), ("題: 夢 年: 1964", "年"), ("title: A b:", "b"),
  ])
  func `what may have been meant as a key of its own is not certain, and the message says so`(
    yaml: String, key: String
  ) throws {
    #expect(try #require(fixed(yaml)).isCertain == false)
    var findings: [Diagnostic] = []
    _ = FrontMatterDocument.read(SourceFile(path: "a.md", text: "---\n\(yaml)\n---\n"), diagnostics: &findings)
    #expect(
      findings.map(\.message) == [
        "a value that contains ': ' needs quotes; if '\(key)' is a key, it begins a line of its own"
      ])
  }

  @Test func `a long value is not certain, and takes no time`() throws {
    #expect(try #require(fixed("a: " + String(repeating: "Bee: ", count: 20_000))).isCertain == false)
  }

  @Test(arguments: [
    "a: b: c # d", "a: b: c\t# d", "a: [@b]", "a: {b: @c}", "a: 'b' c", "a: Dune: the book\n  of sand",
    "a: @b\r\n\r\n  c",
  ])
  func `where the end of the value is not certain, there is no fix`(yaml: String) {
    #expect(fixed(yaml) == nil)
  }
}

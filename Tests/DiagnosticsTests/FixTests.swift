import Testing

@testable import Diagnostics

struct FixTests {
  private let file = SourceFile(path: "a.md", text: "one two\nthree\n")

  private func fix(_ line: Int, _ columns: ClosedRange<Int>, _ original: String, _ replacement: String) -> Fix {
    Fix(
      SourceRange(
        SourceLocation(line: line, column: columns.lowerBound), SourceLocation(line: line, column: columns.upperBound)),
      from: original, to: replacement, isCertain: true)
  }

  private func text(_ fixes: [Fix]) -> (String, Int) {
    let (bytes, made) = file.applying(fixes)
    return (String(decoding: bytes, as: UTF8.self), made.count)
  }

  @Test func `fixes are made wherever they are in the file, in any order`() {
    let fixes = [fix(1, 5...8, "two", "2"), fix(2, 1...6, "three", "drei"), fix(1, 1...4, "one", "eins")]
    for fixes in [fixes, fixes.reversed()] { #expect(text(fixes) == ("eins 2\ndrei\n", 3)) }
  }

  @Test func `a fix is left out where the file has something else by now`() {
    #expect(text([fix(1, 1...4, "two", "2")]) == ("one two\nthree\n", 0))
    #expect(text([fix(7, 1...4, "one", "1")]) == ("one two\nthree\n", 0))
  }

  @Test func `of two fixes that overlap, one is made; two that are the same are one`() {
    #expect(text([fix(1, 1...8, "one two", "x"), fix(1, 5...8, "two", "2")]) == ("one 2\nthree\n", 1))
    #expect(text([fix(1, 5...8, "two", "2"), fix(1, 5...8, "two", "2")]) == ("one 2\nthree\n", 2))
  }

  @Test func `an empty range is a place to insert at`() {
    #expect(text([fix(2, 1...1, "", "- ")]) == ("one two\n- three\n", 1))
  }
}

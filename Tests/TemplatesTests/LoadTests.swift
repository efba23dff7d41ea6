import Diagnostics
import Testing

@testable import Templates

/// What would take the square of its size to find.
struct LoadTests {
  @Test func `thousands of unknown names among thousands of known ones take no time`() {
    let names = Dictionary(uniqueKeysWithValues: (0..<2_000).map { ("field-number-\($0)", TemplateValue.text("x")) })
    let source = (0..<8_000).map { "{{feild-number-\($0)}}\n" }.joined()
    let start = ContinuousClock.now
    let findings = Rendering(source, .record(names)).findings
    #expect(findings.count == 8_000)
    #expect(findings[0].contains("; did you mean '"))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `passes through sections without content are counted`() {
    let list = TemplateValue.list(Array(repeating: .record([:]), count: 50_000), element: .record([:]))
    let start = ContinuousClock.now
    let findings = Rendering("{{#l}}{{#l}}{{/l}}{{/l}}", ["l": list]).findings
    #expect(
      findings == [
        "page:1:7: error: a page's template may have at most 2000000 tags and lines, repetitions included [template-depth]"
      ])
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}

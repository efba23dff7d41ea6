import Diagnostics
import TestSupport
import Testing

@testable import Templates

struct RandomTemplateTests {
  private static let pieces = [
    "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{^a}}", "{{#l}}", "{{/l}}", "{{n}}", "{{.}}", "{{a.b}}", "{{>p}}",
    "{{>q}}", "{{<p}}",
    "{{/p}}", "{{$b}}", "{{/b}}", "{{!", "{{=", "=}}", "{{=[ ]=}}", "[a]", "[={{ }}=]", "{{#r}}", "{{/r}}", "{{#s}}",
    "{{/s}}", "\n", "\r\n", "  ", "\t", "x", "é",
    "\u{FEFF}", "", "{{&n}}", "{{#r}}{{#s}}", "}", "{", "{{/", "{{>", "{{ }}",
  ]

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...14, using: &random)).map { _ in Self.pieces.randomElement(using: &random)! }.joined()
  }

  @Test func `no template can stop the program, and the same one prints the same`() {
    var random = SeededGenerator(seed: 7)
    let data: TemplateValue = [
      "a": ["b": "B"], "l": [["n": "1"], ["n": "2"]], "n": .slot(Slot(1)),
      "r": .rows(
        Slot(2),
        element: ["n": .slot(Slot(3, level: 1)), "a": .rows(Slot(4, level: 1), element: .slot(Slot(5, level: 2)))]),
      "s": .rows(Slot(6), element: .slot(Slot(7, level: 1))),
    ]
    for _ in 0..<4_000 {
      let (page, partial, other) = (text(&random), text(&random), text(&random))
      let once = run(page, partial, other, data)
      #expect(once == run(page, partial, other, data))
      #expect(Set(once.findings).count == once.findings.count)
    }
  }

  private func run(_ page: String, _ partial: String, _ other: String, _ data: TemplateValue) -> Rendering {
    var diagnostics: [Diagnostic] = []
    var library = TemplateLibrary(parsing: ["p": partial, "q": other], diagnostics: &diagnostics)
    library["page"] = Template(parsing: SourceFile(path: "page", text: page), diagnostics: &diagnostics)
    guard diagnostics.isEmpty, let template = library["page"] else {
      return Rendering(text: "", findings: diagnostics.map(\.description))
    }
    diagnostics += TemplateCompiler.check(template, on: data, library: library).findings.map(\.diagnostic)
    let program = TemplateCompiler.compile(template, on: data, library: library)
    var output = TemplateOutput()
    // One row each: loops in loops multiply.
    program.run(TableSource(counts: [2: 1, 4: 1, 6: 1]), into: &output)
    return Rendering(text: String(decoding: output.bytes, as: UTF8.self), findings: diagnostics.map(\.description))
  }
}

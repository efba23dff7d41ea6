import Diagnostics
import Testing

@testable import Templates

/// Rows that were printed before need not be printed again.
struct RowKeeperTests {
  private static let data: TemplateValue = [
    "title": "A", "page": .slot(Slot(1)),
    "sections": .rows(
      Slot(2),
      element: [
        "header": .slot(Slot(3, level: 1)),
        "rows": .rows(
          Slot(4, level: 1),
          element: [
            "name": .slot(Slot(5, level: 2)),
            "texts": .rows(Slot(6, level: 2), element: .slot(Slot(7, level: 3))),
          ]),
      ]),
  ]

  @Test func `rows that are known are not printed`() {
    let program = program("{{#sections}}[{{{header}}}:{{#rows}} {{{name}}}{{/rows}}]{{/sections}}")
    var keeper = Keeper(known: ["0/1": " one", "1/0": " two"])
    var output = TemplateOutput()
    program.run(TableSource(counts: [2: 2, 4: 2]), into: &output, rows: &keeper)
    #expect(
      String(decoding: output.bytes, as: UTF8.self) == "[<3/0>: <5/0/0> one][<3/1>: two <5/1/1>]")
    #expect(keeper.ends == ["0/0", "0/1", "0", "1/0", "1/1", "1"])
  }

  @Test func `what is taken away after a row is not missed`() {
    let program = program("{{#sections}}[{{{header}}}:{{#rows}} {{{name}}}{{/rows}}]{{/sections}}")
    var keeper = Keeper(takes: true)
    var output = TemplateOutput()
    program.run(TableSource(counts: [2: 2, 4: 2]), into: &output, rows: &keeper)
    #expect(keeper.taken == "[<3/0>: <5/0/0> <5/0/1>][<3/1>: <5/1/0> <5/1/1>]")
    #expect(output.bytes.isEmpty)
  }

  @Test func `loops of different pages are alike if they print the same from their rows`() {
    let plain = signature("{{#sections}}{{#rows}}<p>{{name}}{{/rows}}{{/sections}}")
    #expect(plain != nil)
    #expect(plain == signature("{{page}} <b>{{#sections}}{{header}}{{#rows}}<p>{{name}}{{/rows}}x{{/sections}}"))
    for other in ["<p>{{{name}}}", "<p> {{name}}", "{{name}}<p>", "<p>{{name}}{{name}}", "<p>{{name}}{{title}}"] {
      let other = signature("{{#sections}}{{#rows}}\(other){{/rows}}{{/sections}}")
      #expect(other != nil && other != plain)
    }
  }

  @Test(arguments: [
    "{{name}}{{#texts}}{{.}}{{/texts}}", "{{#name}}x{{/name}}", "{{^name}}x{{/name}}", "{{^texts}}x{{/texts}}",
  ])
  func `branches and lists of a row are its own, wherever the loop stands`(body: String) {
    let alone = signature("{{#sections}}{{#rows}}\(body){{/rows}}{{/sections}}")
    #expect(alone != nil)
    #expect(alone == signature("{{#page}}x{{/page}}{{#sections}}{{header}}{{#rows}}\(body){{/rows}}{{/sections}}"))
  }

  @Test(arguments: [
    "{{header}}", "{{page}}", "{{#header}}x{{/header}}", "{{^page}}x{{/page}}", "{{#texts}}{{page}}{{/texts}}",
  ])
  func `a row that shows something of the page or its section is not alone`(body: String) {
    #expect(signature("{{#sections}}{{#rows}}{{name}}\(body){{/rows}}{{/sections}}") == nil)
  }

  private func program(_ source: String) -> TemplateProgram {
    var diagnostics: [Diagnostic] = []
    let template = Template(parsing: SourceFile(path: "page", text: source), diagnostics: &diagnostics)
    let program = TemplateCompiler.compile(template, on: Self.data, diagnostics: &diagnostics)
    #expect(diagnostics == [])
    return program
  }

  /// The signature of the loop over the rows of sections.
  private func signature(_ source: String) -> [UInt8]? {
    let program = program(source)
    var keeper = Keeper()
    var output = TemplateOutput()
    program.run(TableSource(counts: [2: 1, 4: 1, 6: 1]), into: &output, rows: &keeper)
    return keeper.loops.first { $0.slot.number == 4 }.flatMap { program.signature(of: $0) }
  }
}

/// Knows some rows by their places, and notes which there were.
private struct Keeper: RowKeeper {
  var known: [String: String] = [:]
  var takes = false
  private(set) var ends: [String] = []
  private(set) var loops: [TemplateLoop] = []
  private(set) var taken = ""

  mutating func print(_ loop: TemplateLoop, at rows: Rows, into bytes: inout [UInt8]) -> Bool {
    loops.append(loop)
    guard let row = known[place(loop, rows)] else { return false }
    bytes += row.utf8
    return true
  }

  mutating func end(_ loop: TemplateLoop, at rows: Rows, in bytes: inout [UInt8]) {
    ends.append(place(loop, rows))
    guard takes else { return }
    taken += String(decoding: bytes, as: UTF8.self)
    bytes = []
  }

  private func place(_ loop: TemplateLoop, _ rows: Rows) -> String {
    (0...Int(loop.slot.level)).map { "\(rows.row(onLevel: $0 + 1))" }.joined(separator: "/")
  }
}

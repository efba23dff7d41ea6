import Diagnostics
import Testing

@testable import Templates

struct CompilationTests {
  private func compiled(_ source: String, _ context: TemplateValue) -> TemplateProgram {
    var diagnostics: [Diagnostic] = []
    let template = Template(parsing: SourceFile(path: "page", text: source), diagnostics: &diagnostics)
    let program = TemplateCompiler.compile(template, on: context, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    return program
  }

  private func text(_ source: String, _ context: TemplateValue, _ table: TableSource = TableSource()) -> String {
    var output = TemplateOutput()
    compiled(source, context).run(table, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test func `what is known becomes bytes`() {
    let program = compiled("{{#a}}{{n}}{{/a}}{{^b}}!{{/b}}", ["a": [["n": "1"], ["n": "2"]], "b": false])
    #expect(program.isConstant)
    #expect(program.slots.isEmpty)
    #expect(program.instructions.count == 1)
  }

  @Test func `what is not known stays a slot`() {
    let program = compiled("a {{n}} {{label}} {{{m}}}", ["n": .slot(Slot(7)), "m": .slot(Slot(9)), "label": "L"])
    #expect(!program.isConstant)
    #expect(program.slots == [Slot(7), Slot(9)])
  }

  @Test func `slots are escaped where the tag says so`() {
    #expect(text("{{n}}{{{n}}}{{&n}}", ["n": .slot(Slot(1))]) == "&lt;1&gt;<1><1>")
  }

  @Test func `sections on slots are decided when the program runs`() {
    let source = "{{#n}}yes{{/n}}{{^n}}no{{/n}}."
    #expect(text(source, ["n": .slot(Slot(1))]) == "yes.")
    #expect(text(source, ["n": .slot(Slot(1))], TableSource(empty: [1])) == "no.")
  }

  @Test func `a section on a slot has the slot at hand`() {
    #expect(text("{{#n}}{{{.}}}{{/n}}", ["n": .slot(Slot(1))]) == "<1>")
  }

  @Test func `a record that is a slot lends its names`() {
    let value = TemplateValue.record(["a": .slot(Slot(2))], itself: .slot(Slot(1)))
    #expect(text("{{{n}}}{{#n}}{{{a}}}{{/n}}{{^n}}none{{/n}}", ["n": value]) == "<1><2>")
    #expect(text("{{#n}}{{{a}}}{{/n}}{{^n}}none{{/n}}", ["n": value], TableSource(empty: [1])) == "none")
  }

  @Test func `rows are gone through on three levels`() {
    let words = TemplateValue.rows(Slot(3, level: 2), element: .slot(Slot(4, level: 3)))
    let rows = TemplateValue.rows(Slot(2, level: 1), element: ["v": .slot(Slot(5, level: 2)), "words": words])
    let sections = TemplateValue.rows(Slot(1), element: ["h": .slot(Slot(6, level: 1)), "rows": rows])
    let printed = text(
      "{{#s}}{{{h}}}:{{#rows}}{{{v}}}{{#words}}{{{.}}}{{/words}}{{{v}}}{{{h}}};{{/rows}}{{/s}}", ["s": sections],
      TableSource(counts: [1: 2, 2: 1, 3: 2]))
    #expect(
      printed == "<6/0>:<5/0/0><4/0/0/0><4/0/0/1><5/0/0><6/0>;<6/1>:<5/1/0><4/1/0/0><4/1/0/1><5/1/0><6/1>;")
  }

  @Test func `rows that are not there are told by inverted sections`() {
    let rows = TemplateValue.rows(Slot(1), element: [:])
    #expect(text("{{#r}}x{{/r}}{{^r}}none{{/r}}", ["r": rows], TableSource(counts: [1: 0])) == "none")
    #expect(text("{{#r}}x{{/r}}{{^r}}none{{/r}}", ["r": rows], TableSource(counts: [1: 3])) == "xxx")
  }

  @Test func `rows cannot be nested in themselves, where they would multiply`() {
    let rows = TemplateValue.rows(Slot(1), element: .slot(Slot(2, level: 1)))
    let refusal =
      "page:1:12: error: 'r' cannot be gone through here, inside other rows; close them first [template-name]"
    #expect(Rendering("{{#r}}{{.}}{{#r}}{{.}}{{/r}}{{/r}}", ["r": rows]).findings == [refusal])
    #expect(Rendering("{{#r}}{{.}}{{/r}}{{#r}}{{.}}{{/r}}", ["r": rows]).findings == [])
  }

  @Test func `rows of one level cannot be nested in others of that level`() {
    let page: TemplateValue = [
      "a": .rows(Slot(1), element: ["x": .slot(Slot(2, level: 1))]), "b": .rows(Slot(3), element: [:]),
    ]
    let refusal =
      "page:2:1: error: 'b' cannot be gone through here, inside other rows; close them first [template-name]"
    #expect(Rendering("{{#a}}\n{{#b}}{{/b}}{{/a}}", page).findings == [refusal])
    #expect(Rendering("{{#a}}{{/a}}{{#b}}{{/b}}{{#a}}{{^b}}{{/b}}{{/a}}", page).findings == [])
  }

  @Test func `literals before and after a branch are not joined`() {
    let source = "1{{#n}}2{{/n}}3{{^n}}4{{/n}}5"
    #expect(text(source, ["n": .slot(Slot(1))]) == "1235")
    #expect(text(source, ["n": .slot(Slot(1))], TableSource(empty: [1])) == "1345")
  }
}

import Diagnostics
import Testing

@testable import Templates

struct CheckTests {
  private func checked(_ source: String, _ context: TemplateValue, partials: [String: String] = [:]) -> [String] {
    var diagnostics: [Diagnostic] = []
    let library = TemplateLibrary(parsing: partials, diagnostics: &diagnostics)
    let template = Template(parsing: SourceFile(path: "page", text: source), diagnostics: &diagnostics)
    diagnostics += TemplateCompiler.check(template, on: context, library: library).findings.map(\.diagnostic)
    return diagnostics.map(\.description)
  }

  private func unknown(_ name: String, _ place: String, in file: String = "page") -> String {
    "\(file):\(place): error: nothing here is called '\(name)' [template-name]"
  }

  @Test(arguments: [
    ("{{#a}}{{x}}{{/a}}", TemplateValue.flag(false)), ("{{^a}}{{x}}{{/a}}", .flag(true)),
    ("{{#a}}{{x}}{{/a}}", .absent), ("{{#a}}{{x}}{{/a}}", .text("")), ("{{#a}}{{x}}{{/a}}", .list([], element: [:])),
    ("{{^a}}{{x}}{{/a}}", .list(["1"], element: "")), ("{{#a}}{{x}}{{/a}}", .record([:], itself: .flag(false))),
    ("{{#a}}{{x}}{{/a}}", .rows(Slot(1), element: [:])),
  ])
  func `finds names in branches that are left out`(source: String, value: TemplateValue) {
    #expect(checked(source, ["a": value]) == [unknown("x", "1:7")])
  }

  @Test func `a record that is always there has no other branch`() {
    #expect(checked("{{^a}}{{x}}{{/a}}", ["a": .record([:])]) == [])
  }

  @Test func `says each thing once`() {
    let list = TemplateValue.list([["n": "1"], ["n": "2"]], element: ["n": ""])
    #expect(
      checked("{{#l}}{{x}}{{>p}}{{>p}}{{/l}}", ["l": list], partials: ["p": "{{y}}"]) == [
        unknown("x", "1:7"), unknown("y", "1:1", in: "p"),
      ])
    #expect(Rendering("{{#l}}{{x}}{{/l}}", ["l": list]).findings == [unknown("x", "1:7")])
  }

  @Test func `knows the names of a list's values though the list is empty`() {
    #expect(checked("{{#l}}{{n}}{{x}}{{/l}}", ["l": .list([], element: ["n": ""])]) == [unknown("x", "1:12")])
  }

  @Test func `looks into blocks, those replaced aside`() {
    let partials = ["p": "{{$a}}{{old}}{{/a}}{{$b}}{{x}}{{/b}}"]
    #expect(
      checked("{{<p}}{{$a}}{{y}}{{/a}}{{/p}}", [:], partials: partials) == [
        unknown("y", "1:13"), unknown("x", "1:26", in: "p"),
      ])
  }

  @Test func `lists within lists are gone through`() {
    let groups = TemplateValue.list(
      [["fields": [["label": "L"]]]], element: ["fields": .list([], element: ["label": ""])])
    #expect(checked("{{#groups}}{{#fields}}{{label}}{{/fields}}{{/groups}}", ["groups": groups]) == [])
  }

  @Test func `finds the end of templates that name themselves`() {
    let tree: TemplateValue = ["kids": .list([], element: ["kids": .list([], element: [:])])]
    let findings = checked("{{>n}}", tree, partials: ["n": "{{#kids}}{{>n}}{{/kids}}"])
    #expect(
      findings == [
        "n:1:10: error: templates are nested at most 256 deep; does one name itself? [template-depth]"
      ])
  }
}

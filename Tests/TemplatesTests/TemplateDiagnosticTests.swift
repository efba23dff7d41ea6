import Diagnostics
import Testing

@testable import Templates

/// A template with something wrong in it, and the whole of what is said.
struct BrokenTemplate: CustomTestStringConvertible {
  let source: String
  let findings: [String]
  var text = ""
  var testDescription: String { source.debugDescription }
}

struct TemplateDiagnosticTests {
  private static let unclosedTag = "the tag that opens here is never closed; it needs"
  private static let delimiters =
    "a delimiter tag names two delimiters with a space between and no '=', like {{=<% %>=}}"

  @Test(arguments: [
    BrokenTemplate(source: "a\n  {{b", findings: ["2:3: error: \(unclosedTag) '}}' [template-syntax]"], text: "a\n  "),
    BrokenTemplate(source: "{{", findings: ["1:1: error: \(unclosedTag) '}}' [template-syntax]"]),
    BrokenTemplate(source: "{{{b}}", findings: ["1:1: error: \(unclosedTag) '}}}' [template-syntax]"]),
    BrokenTemplate(source: "{{! b }", findings: ["1:1: error: \(unclosedTag) '}}' [template-syntax]"]),
    BrokenTemplate(source: "{{=<% %>}}", findings: ["1:1: error: \(unclosedTag) '=}}' [template-syntax]"]),
    BrokenTemplate(source: "{{=<% %>=}}\n<%b", findings: ["2:1: error: \(unclosedTag) '%>' [template-syntax]"]),
    BrokenTemplate(
      source: "ü😀e\u{301}{{b", findings: ["1:5: error: \(unclosedTag) '}}' [template-syntax]"], text: "ü😀e\u{301}"),
    BrokenTemplate(source: "{{=<%=}}", findings: ["1:1: error: \(delimiters) [template-syntax]"]),
    BrokenTemplate(source: "{{==}}", findings: ["1:1: error: \(delimiters) [template-syntax]"]),
    BrokenTemplate(source: "{{=}}", findings: ["1:1: error: \(unclosedTag) '=}}' [template-syntax]"]),
    BrokenTemplate(source: "{{= =}}{{a}}", findings: ["1:1: error: \(delimiters) [template-syntax]"], text: "A"),
    BrokenTemplate(source: "{{=a b c=}}", findings: ["1:1: error: \(delimiters) [template-syntax]"]),
    BrokenTemplate(source: "{{=[= =]=}}", findings: ["1:1: error: \(delimiters) [template-syntax]"]),
    BrokenTemplate(
      source: "x\n{{#a}}\ny", findings: ["2:1: error: 'a' is opened here but never closed [template-syntax]"],
      text: "x\ny"),
    BrokenTemplate(source: "{{^a}}", findings: ["1:1: error: 'a' is opened here but never closed [template-syntax]"]),
    BrokenTemplate(source: "{{$a}}", findings: ["1:1: error: 'a' is opened here but never closed [template-syntax]"]),
    BrokenTemplate(
      source: "{{<part}}", findings: ["1:1: error: 'part' is opened here but never closed [template-syntax]"], text: "P"
    ),
    BrokenTemplate(
      source: "x{{/a}}",
      findings: ["1:2: error: 'a' is closed but was never opened; nothing is open here [template-syntax]"], text: "x"),
    BrokenTemplate(
      source: "{{#a}}{{/b}}{{/a}}",
      findings: ["1:7: error: 'b' is closed but was never opened; 'a' is open here [template-syntax]"]),
    BrokenTemplate(
      source: "{{#a}}{{#b}}{{/a}}{{/b}}",
      findings: [
        "1:7: error: 'b' is opened here but never closed [template-syntax]",
        "1:19: error: 'b' is closed but was never opened; nothing is open here [template-syntax]",
      ]),
    BrokenTemplate(source: "{{}}", findings: ["1:1: error: this tag names nothing [template-syntax]"]),
    BrokenTemplate(source: "{{ }}", findings: ["1:1: error: this tag names nothing [template-syntax]"]),
    BrokenTemplate(source: "{{{}}}", findings: ["1:1: error: this tag names nothing [template-syntax]"]),
    BrokenTemplate(source: "{{&}}", findings: ["1:1: error: this tag names nothing [template-syntax]"]),
    BrokenTemplate(source: "{{#}}x{{/}}", findings: ["1:1: error: this tag names nothing [template-syntax]"]),
    BrokenTemplate(source: "{{>}}", findings: ["1:1: error: this tag names no template [template-syntax]"]),
    BrokenTemplate(source: "{{<}}{{/}}", findings: ["1:1: error: this tag names no template [template-syntax]"]),
    BrokenTemplate(source: "{{$}}{{/}}", findings: ["1:1: error: this tag names no block [template-syntax]"]),
    BrokenTemplate(
      source: "{{a b}}",
      findings: [
        "1:1: error: 'a b' is not a name; names have no spaces and single dots between parts [template-syntax]"
      ]),
    BrokenTemplate(
      source: "{{a..b}}",
      findings: [
        "1:1: error: 'a..b' is not a name; names have no spaces and single dots between parts [template-syntax]"
      ]),
    BrokenTemplate(
      source: "{{.a}}",
      findings: ["1:1: error: '.a' is not a name; names have no spaces and single dots between parts [template-syntax]"]
    ),
    BrokenTemplate(
      source: "{{a.}}",
      findings: ["1:1: error: 'a.' is not a name; names have no spaces and single dots between parts [template-syntax]"]
    ),
    BrokenTemplate(
      source: "{{titel}}",
      findings: ["1:1: error: nothing here is called 'titel'; did you mean 'title'? [template-name]"]),
    BrokenTemplate(source: "{{xyz}}", findings: ["1:1: error: nothing here is called 'xyz' [template-name]"]),
    BrokenTemplate(
      source: "{{r.labl}}",
      findings: ["1:1: error: nothing here is called 'labl' in 'r.labl'; did you mean 'label'? [template-name]"]),
    BrokenTemplate(
      source: "{{r.label.raw}}", findings: ["1:1: error: nothing here is called 'raw' in 'r.label.raw' [template-name]"]
    ),
    BrokenTemplate(
      source: "{{#r}}{{titel}}{{/r}}",
      findings: ["1:7: error: nothing here is called 'titel'; did you mean 'title'? [template-name]"]),
    BrokenTemplate(
      source: "{{#titel}}x{{/titel}}{{^xyz}}y{{/xyz}}",
      findings: [
        "1:1: error: nothing here is called 'titel'; did you mean 'title'? [template-name]",
        "1:22: error: nothing here is called 'xyz' [template-name]",
      ], text: "y"),
    BrokenTemplate(
      source: "a {{>prat}}",
      findings: ["1:3: error: there is no template 'prat'; did you mean 'part'? [template-partial]"], text: "a "),
    BrokenTemplate(
      source: "{{<nothing}}{{/nothing}}", findings: ["1:1: error: there is no template 'nothing' [template-partial]"]),
  ])
  func `says what is wrong and where`(_ template: BrokenTemplate) {
    let data: TemplateValue = ["a": "A", "b": "B", "title": "T", "r": ["label": "L"]]
    let rendering = Rendering(template.source, data, partials: ["part": "P"])
    #expect(rendering == Rendering(text: template.text, findings: template.findings.map { "page:\($0)" }))
  }

  @Test func `a template in another file is reported there`() {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "content/cars/collection.yaml", text: "{{year}} {{make")
    _ = Template(parsing: file, from: SourceLocation(line: 4, column: 8), diagnostics: &diagnostics)
    #expect(
      diagnostics.map(\.description) == [
        "content/cars/collection.yaml:4:17: error: \(Self.unclosedTag) '}}' [template-syntax]"
      ])
  }

  @Test func `a template that names itself ends`() {
    let rendering = Rendering("{{>p}}", partials: ["p": "x{{>p}}"])
    #expect(
      rendering.findings == [
        "p:1:2: error: templates are nested at most 256 deep; does one name itself? [template-depth]"
      ])
    #expect(rendering.text == String(repeating: "x", count: 256))
  }

  @Test func `two templates that name each other end`() {
    let rendering = Rendering("{{>p}}", partials: ["p": "{{>q}}", "q": "{{<p}}{{/p}}"])
    #expect(
      rendering.findings == [
        "q:1:1: error: templates are nested at most 256 deep; does one name itself? [template-depth]"
      ])
  }

  @Test func `tags may be nested sixty-four deep and no deeper`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
    }
    #expect(Rendering(nested(64), ["a": true]) == Rendering(text: "x"))
    #expect(
      Rendering(nested(65), ["a": true])
        == Rendering(text: "", findings: ["page:1:385: error: tags may be nested at most 64 deep [template-depth]"]))
    #expect(Rendering(nested(100_000), ["a": true]).findings.count == 1)
  }
}

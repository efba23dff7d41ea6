import Diagnostics
import Testing

@testable import Templates

/// Blocks within parents that the parents do not have.
struct BlockTests {
  private func findings(_ sources: [String: String]) -> [String] {
    var findings: [Diagnostic] = []
    var library = TemplateLibrary()
    for (name, source) in sources {
      library[name] = Template(parsing: SourceFile(path: name, text: source), diagnostics: &findings)
    }
    #expect(findings.isEmpty)
    return library["page"]?.unknownBlocks(in: library).map(\.description) ?? []
  }

  @Test func `a misspelt block is reported with the one that was meant`() {
    let layout = "<main>{{$main}}{{/main}}</main>{{>foot}}"
    #expect(
      findings(["layout": layout, "page": "\n{{#a}}{{<layout}}{{$mian}}x{{/mian}}{{/layout}}{{/a}}"]) == [
        "page:2:18: warning: 'layout' has no block 'mian', so that this is not shown; did you mean 'main'? [template-name]"
      ])
  }

  @Test func `what is within a parent and in no block is reported`() {
    func findings(_ source: String) -> [String] {
      var findings: [Diagnostic] = []
      _ = Template(parsing: SourceFile(path: "page", text: source), diagnostics: &findings)
      return findings.map(\.description)
    }
    let rule = "warning: this is in no block of 'layout', so that it is not shown [template-name]"
    #expect(findings("{{<layout}}\n  <p>{{a}}</p>\n{{$b}}c{{/b}}\n{{/layout}}") == ["page:2:3: \(rule)"])
    #expect(findings("{{<layout}}\n{{$b}}c{{/b}} {{a}}\n{{/layout}}") == ["page:2:15: \(rule)"])
    #expect(findings("{{<layout}}\n{{! a }}\n{{$b}}c{{/b}}\n\n{{/layout}}") == [])
  }

  @Test func `blocks may be anywhere in what the parent includes`() {
    let sources = [
      "base": "{{$head}}{{/head}}{{$body}}{{$main}}{{/main}}{{/body}}{{<base}}{{/base}}",
      "layout": "{{<base}}{{$body}}{{$aside}}{{/aside}}{{>foot}}{{/body}}{{/base}}",
      "foot": "{{#a}}{{$foot}}{{/foot}}{{/a}}{{>foot}}",
      "page":
        "{{<layout}}{{$head}}{{/head}}{{$main}}{{/main}}{{$aside}}{{/aside}}{{$foot}}{{/foot}}{{$body}}{{/body}}{{/layout}}"
        + "{{<none}}{{$x}}{{/x}}{{/none}}",
    ]
    #expect(findings(sources) == [])
  }
}

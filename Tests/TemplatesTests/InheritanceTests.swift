import Testing

@testable import Templates

struct InheritanceTests {
  @Test(arguments: [
    RenderingCase("a block prints its own text", "{{$b}}x{{/b}}", prints: "x"),
    RenderingCase("a block is no name", "{{$b}}{{b}}{{/b}}", ["b": "v"], prints: "v"),
    RenderingCase("a parent prints its blocks", "{{<p}}{{/p}}", partials: ["p": "[{{$b}}x{{/b}}]"], prints: "[x]"),
    RenderingCase(
      "a block takes the place of its namesake", "{{<p}}{{$b}}y{{/b}}{{/p}}", partials: ["p": "[{{$b}}x{{/b}}]"],
      prints: "[y]"),
    RenderingCase(
      "wherever it is", "{{<p}}{{$b}}y{{/b}}{{/p}}", partials: ["p": "{{$b}}1{{/b}}{{$b}}2{{/b}}"], prints: "yy"),
    RenderingCase(
      "an empty block is a block", "{{<p}}{{$b}}{{/b}}{{/p}}", partials: ["p": "[{{$b}}x{{/b}}]"], prints: "[]"),
    RenderingCase(
      "a block sees the names where it is printed", "{{<p}}{{$b}}{{n}}{{/b}}{{/p}}", ["s": ["n": "in"], "n": "out"],
      partials: ["p": "{{#s}}{{$b}}{{/b}}{{/s}}"], prints: "in"),
    RenderingCase(
      "the last of the line wins", "{{<p}}{{$b}}3{{/b}}{{/p}}",
      partials: ["p": "{{<q}}{{$b}}2{{/b}}{{/q}}", "q": "{{$b}}1{{/b}}"], prints: "3"),
    RenderingCase(
      "the middle is used where the last says nothing", "{{<p}}{{/p}}",
      partials: ["p": "{{<q}}{{$b}}2{{/b}}{{/q}}", "q": "{{$b}}1{{/b}}"], prints: "2"),
    RenderingCase(
      "a block in a block can be replaced alone", "{{<p}}{{$in}}y{{/in}}{{/p}}",
      partials: ["p": "{{$out}}({{$in}}x{{/in}}){{/out}}"], prints: "(y)"),
    RenderingCase(
      "a new block may hold new blocks", "{{<p}}{{$in}}z{{/in}}{{/p}}",
      partials: ["p": "{{<q}}{{$out}}<{{$in}}y{{/in}}>{{/out}}{{/q}}", "q": "{{$out}}x{{/out}}"], prints: "<z>"),
    RenderingCase(
      "arguments do not reach partials beside", "{{<p}}{{$b}}y{{/b}}{{/p}}{{>p}}", partials: ["p": "{{$b}}x{{/b}}"],
      prints: "yx"),
    RenderingCase(
      "a block in a partial of the parent is one of its blocks", "{{<p}}{{$b}}y{{/b}}{{/p}}",
      partials: ["p": "{{>q}}", "q": "{{$b}}x{{/b}}"], prints: "y"),
    RenderingCase(
      "parents may be inside sections", "{{#l}}{{<p}}{{$b}}{{.}}{{/b}}{{/p}}{{/l}}", ["l": ["1", "2"]],
      partials: ["p": "[{{$b}}{{/b}}]"], prints: "[1][2]"),
    RenderingCase(
      "a block may hold a parent", "{{<p}}{{$b}}{{<q}}{{$c}}y{{/c}}{{/q}}{{/b}}{{/p}}",
      partials: ["p": "<{{$b}}{{/b}}>", "q": "({{$c}}{{/c}})"], prints: "<(y)>"),
  ])
  func `builds on parents`(_ example: RenderingCase) {
    #expect(example.rendering == Rendering(text: example.expected))
  }

  @Test func `other text in a parent is nothing, which is said`() {
    let example = RenderingCase(
      "text", "{{<p}}a{{n}}{{$b}}y{{/b}}c{{/p}}", ["n": "n"], partials: ["p": "{{$b}}x{{/b}}"], prints: "y")
    let finding = "page:1:7: warning: this is in no block of 'p', so that it is not shown [template-name]"
    #expect(example.rendering == Rendering(text: "y", findings: [finding]))
  }

  @Test(arguments: [
    RenderingCase(
      "a parent alone on its lines leaves none", "a\n{{<p}}\n{{$b}}\ny\n{{/b}}\n{{/p}}\nc\n",
      partials: ["p": "[\n{{$b}}\nx\n{{/b}}\n]\n"], prints: "a\n[\ny\n]\nc\n"),
    RenderingCase(
      "a parent is indented as a whole", "  {{<p}}\n  {{/p}}\n", partials: ["p": "1\n2\n"], prints: "  1\n  2\n"),
    RenderingCase(
      "a replaced block takes the indent of the place", "{{<p}}{{$b}}\nA\nB\n{{/b}}{{/p}}",
      partials: ["p": "<\n  {{$b}}\n  x\n  {{/b}}\n>\n"], prints: "<\n  A\n  B\n>\n"),
    RenderingCase(
      "and loses that of where it was written", "{{<p}}\n{{$b}}\n    A\n      B\n{{/b}}\n{{/p}}",
      partials: ["p": "  {{$b}}\n  x\n  {{/b}}\n"], prints: "  A\n    B\n"),
    RenderingCase(
      "a block that is not replaced stays as it is", "{{<p}}{{/p}}",
      partials: ["p": "<\n  {{$b}}\n   x\n  {{/b}}\n>\n"], prints: "<\n   x\n>\n"),
    RenderingCase(
      "blocks on one line stay on it", "{{<p}}{{$b}}y{{/b}}{{/p}}", partials: ["p": "a {{$b}}x{{/b}} c\n"],
      prints: "a y c\n"),
  ])
  func `keeps lines and indents`(_ example: RenderingCase) {
    #expect(example.rendering == Rendering(text: example.expected))
  }
}

import Testing

@testable import Templates

struct PartialTests {
  @Test(arguments: [
    RenderingCase("a partial is in its place", "[{{>p}}]", partials: ["p": "x"], prints: "[x]"),
    RenderingCase("names may have folders", "{{> cells/row }}", partials: ["cells/row": "x"], prints: "x"),
    RenderingCase(
      "it sees what is around it", "{{#a}}{{>p}}{{/a}}", ["a": ["n": "in"], "m": "out"],
      partials: ["p": "{{n}}{{m}}"], prints: "inout"),
    RenderingCase(
      "it may name itself", "{{#t}}{{>n}}{{/t}}",
      ["t": ["v": "1", "k": [["v": "2", "k": []], ["v": "3", "k": []]]]],
      partials: ["n": "({{v}}{{#k}}{{>n}}{{/k}})"], prints: "(1(2)(3))"),
    RenderingCase("alone on its line, it takes the line", "a\n{{>p}}\nb", partials: ["p": "x\n"], prints: "a\nx\nb"),
    RenderingCase(
      "its lines are indented like the tag", "<\n  {{>p}}\n>", partials: ["p": "1\n2\n"], prints: "<\n  1\n  2\n>"),
    RenderingCase("tabs indent, too", "\t{{>p}}\n", partials: ["p": "1\n2\n"], prints: "\t1\n\t2\n"),
    RenderingCase(
      "values keep their own lines", "  {{>p}}\n", ["v": "a\nb"], partials: ["p": "{{{v}}}|\n"], prints: "  a\nb|\n"),
    RenderingCase("empty lines stay empty", "  {{>p}}\n", partials: ["p": "1\n\n2\n"], prints: "  1\n\n  2\n"),
    RenderingCase(
      "an indent in an indent", " {{>p}}\n", partials: ["p": "1\n {{>q}}\n", "q": "2\n"], prints: " 1\n  2\n"),
    RenderingCase("beside text, nothing is indented", "a {{>p}}\n", partials: ["p": "1\n2"], prints: "a 1\n2\n"),
    RenderingCase(
      "beside text at the start, neither", "  {{v}}  {{>p}}\n", ["v": "|"], partials: ["p": "1\n2"],
      prints: "  |  1\n2\n"),
    RenderingCase(
      "sections in it leave no lines", "  {{>p}}\n", ["s": true], partials: ["p": "{{#s}}\n1\n{{/s}}\n"],
      prints: "  1\n"),
    RenderingCase("CRLF lines are indented", "  {{>p}}\r\nx", partials: ["p": "1\r\n2\r\n"], prints: "  1\r\n  2\r\nx"),
    RenderingCase(
      "the last line of a template may be a partial", "a\n  {{>p}}", partials: ["p": "1\n2"], prints: "a\n  1\n  2"),
  ])
  func `is put in place`(_ example: RenderingCase) {
    #expect(example.rendering == Rendering(text: example.expected))
  }
}

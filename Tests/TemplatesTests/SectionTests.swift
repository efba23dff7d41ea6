import Testing

@testable import Templates

struct SectionTests {
  @Test(arguments: [
    RenderingCase("a section is printed where its value is there", "{{#a}}x{{/a}}", ["a": true], prints: "x"),
    RenderingCase("and left out where it is not", "{{#a}}x{{/a}}", ["a": false], prints: ""),
    RenderingCase("nothing is not there", "{{#a}}x{{/a}}", ["a": .absent], prints: ""),
    RenderingCase("empty text is not there", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": ""], prints: "y"),
    RenderingCase("text is there", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": "0"], prints: "x"),
    RenderingCase("an empty list is not there", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": []], prints: "y"),
    RenderingCase("a list is gone through", "{{#a}}{{n}};{{/a}}", ["a": [["n": "1"], ["n": "2"]]], prints: "1;2;"),
    RenderingCase("a dot is the value at hand", "{{#a}}({{.}}){{/a}}", ["a": ["<1>", "2"]], prints: "(&lt;1&gt;)(2)"),
    RenderingCase("a dot may be unescaped", "{{#a}}{{{.}}}{{&.}}{{/a}}", ["a": ["<"]], prints: "<<"),
    RenderingCase(
      "a dot goes through lists of lists", "{{#a}}[{{#.}}{{.}}{{/.}}]{{/a}}", ["a": [["1", "2"], ["3"]]],
      prints: "[12][3]"),
    RenderingCase(
      "a section on a dot asks for the value at hand", "{{#a}}{{#.}}x{{/.}}{{^.}}y{{/.}}{{/a}}", ["a": ["1", ""]],
      prints: "xy"),
    RenderingCase("a section on text has the text at hand", "{{#a}}{{.}}{{/a}}", ["a": "x"], prints: "x"),
    RenderingCase(
      "a record puts its names in front", "{{#a}}{{n}}{{/a}}{{n}}", ["a": ["n": "in"], "n": "out"], prints: "inout"),
    RenderingCase(
      "names around stay in sight", "{{#a}}{{#b}}{{x}}{{y}}{{z}}{{/b}}{{/a}}",
      ["a": ["y": "2"], "b": ["z": "3"], "x": "1"], prints: "123"),
    RenderingCase(
      "dots name sections", "{{#a.b}}x{{/a.b}}{{^a.c}}y{{/a.c}}", ["a": ["b": true, "c": false]], prints: "xy"),
    RenderingCase(
      "sections of one name may be nested", "{{#a}}1{{#a}}2{{/a}}3{{/a}}", ["a": ["a": true]], prints: "123"),
    RenderingCase("inverted sections add no names", "{{^a}}{{n}}{{/a}}", ["a": false, "n": "x"], prints: "x"),
    RenderingCase(
      "white space in tags is nothing", "{{# a }}x{{/ a }}{{^ b }}y{{/\tb}}", ["a": true, "b": false], prints: "xy"),
    RenderingCase(
      "a record that is not there is left out", "{{#a}}x{{/a}}{{^a}}y{{/a}}",
      ["a": .record(["b": "z"], itself: .flag(false))], prints: "y"),
    RenderingCase(
      "what it is called is known all the same", "{{a.b}}", ["a": .record(["b": "z"], itself: .flag(false))],
      prints: "z"),
  ])
  func `decides`(_ example: RenderingCase) {
    #expect(example.rendering == Rendering(text: example.expected))
  }

  @Test(arguments: [
    RenderingCase(
      "a section's tags take their lines along", "a\n{{#s}}\nb\n{{/s}}\nc\n", ["s": true], prints: "a\nb\nc\n"),
    RenderingCase("indented ones as well", "a\n  {{#s}}  \nb\n\t{{/s}}\nc\n", ["s": true], prints: "a\nb\nc\n"),
    RenderingCase("comments, too", "a\n  {{! x }}\nb", prints: "a\nb"),
    RenderingCase("comments of several lines, too", "a\n  {{!\n x\n }}\nb", prints: "a\nb"),
    RenderingCase("delimiters, too", "a\n{{=< >=}}\nb", prints: "a\nb"),
    RenderingCase("inverted sections, too", "{{^s}}\nx\n{{/s}}\n", ["s": false], prints: "x\n"),
    RenderingCase("lines that end in CRLF", "a\r\n{{#s}}\r\nb\r\n{{/s}}\r\nc", ["s": true], prints: "a\r\nb\r\nc"),
    RenderingCase("a last line without an end", "{{#s}}\na\n  {{/s}}", ["s": true], prints: "a\n"),
    RenderingCase("a first line", "  {{#s}}\na\n{{/s}}", ["s": true], prints: "a\n"),
    RenderingCase("empty lines around stay", "\n{{#s}}\n\n{{/s}}\n\n", ["s": true], prints: "\n\n\n"),
    RenderingCase("two tags on a line are not alone", "{{#s}}{{/s}}\na", ["s": true], prints: "\na"),
    RenderingCase("a tag beside text is not alone", " {{#s}} x {{/s}} \n", ["s": true], prints: "  x  \n"),
    RenderingCase("a comment beside text is not alone", "  12 {{! 34 }}\n", prints: "  12 \n"),
    RenderingCase("a value never is", "  {{v}}\n", ["v": ""], prints: "  \n"),
    RenderingCase(
      "a whole loop leaves no lines", "{{#l}}\n- {{.}}\n{{/l}}\n", ["l": ["a", "b"]], prints: "- a\n- b\n"),
  ])
  func `leaves no line behind`(_ example: RenderingCase) {
    #expect(example.rendering == Rendering(text: example.expected))
  }
}

import Testing

@testable import Templates

struct InterpolationTests {
  @Test(arguments: [
    RenderingCase("text alone is copied", "Three spoons.\n", prints: "Three spoons.\n"),
    RenderingCase("a comment prints nothing", "one{{! two }}three", prints: "onethree"),
    RenderingCase("a comment may have lines and braces", "a{{! x\n {y} }\n}}b", prints: "ab"),
    RenderingCase("a comment is no name", "{{! owner }}{{owner}}", ["owner": "Ida"], prints: "Ida"),
    RenderingCase("a name prints its text", "Owner: {{owner}}.", ["owner": "Ida"], prints: "Owner: Ida."),
    RenderingCase(
      "white space around a name is nothing", "{{  owner\t}}|{{\nowner\n}}", ["owner": "Ida"], prints: "Ida|Ida"),
    RenderingCase(
      "five characters are escaped", "{{it}}", ["it": "<a href=\"x\">'n' & co</a>"],
      prints: "&lt;a href=&quot;x&quot;&gt;&#39;n&#39; &amp; co&lt;/a&gt;"),
    RenderingCase("nothing is escaped twice or unescaped", "{{it}}", ["it": "&amp;"], prints: "&amp;amp;"),
    RenderingCase("three braces print as it is", "{{{it}}}{{{ it }}}", ["it": "<b>"], prints: "<b><b>"),
    RenderingCase("an ampersand prints as it is", "{{&it}}{{& it }}", ["it": "<b>"], prints: "<b><b>"),
    RenderingCase("values keep their white space", "[{{it}}]", ["it": " a\n "], prints: "[ a\n ]"),
    RenderingCase("a value is no template", "{{it}}", ["it": "{{it}}"], prints: "{{it}}"),
    RenderingCase("lines with values stay lines", "  {{it}}\n", ["it": "x"], prints: "  x\n"),
    RenderingCase("dots lead into records", "{{a.b.c}}", ["a": ["b": ["c": "deep"]]], prints: "deep"),
    RenderingCase("letters of any script make names", "{{größe}} {{値段}}", ["größe": "L", "値段": "9"], prints: "L 9"),
    RenderingCase("hyphens and digits make names", "{{sort-2}}", ["sort-2": "x"], prints: "x"),
    RenderingCase("single braces are text", "{a} } {", prints: "{a} } {"),
    RenderingCase("flags print nothing", "[{{yes}}{{no}}]", ["yes": true, "no": false], prints: "[]"),
    RenderingCase(
      "lists and records print nothing", "[{{list}}{{record}}]", ["list": ["a"], "record": [:]], prints: "[]"),
    RenderingCase("a record may print itself", "{{a}}{{a.b}}", ["a": .record(["b": "2"], itself: "1")], prints: "12"),
    RenderingCase("a byte order mark is no text", "\u{FEFF}a", prints: "a"),
  ])
  func `interpolates`(_ example: RenderingCase) {
    #expect(example.rendering == Rendering(text: example.expected))
  }

  @Test func `dots lead on from what the first part is, and nowhere else`() {
    let rendering = Rendering("{{#a}}{{b.c}}{{/a}}", ["a": ["b": [:]], "b": ["c": "no"]])
    #expect(rendering.text == "")
    #expect(rendering.findings == ["page:1:7: error: nothing here is called 'c' in 'b.c' [template-name]"])
  }

  @Test func `plain text is not escaped`() {
    #expect(Rendering("{{it}}", ["it": "<&>"], format: .plainText) == Rendering(text: "<&>"))
  }
}

import Testing

@testable import Templates

struct DelimiterTests {
  @Test(arguments: [
    RenderingCase("a pair takes the place of braces", "{{=<% %>=}}<% a %> {{a}}", ["a": "x"], prints: "x {{a}}"),
    RenderingCase("single characters will do", "{{=| |=}}|a|", ["a": "x"], prints: "x"),
    RenderingCase("white space around the pair is nothing", "{{=  [   ]  =}}[a]", ["a": "x"], prints: "x"),
    RenderingCase("braces can come back", "{{=[ ]=}}[a][={{ }}=]{{a}}", ["a": "x"], prints: "xx"),
    RenderingCase("they hold inside sections", "{{#s}}{{=[ ]=}}[a][/s]", ["s": true, "a": "x"], prints: "x"),
    RenderingCase("characters of several bytes", "{{=« »=}}«a»{{a}}", ["a": "x"], prints: "x{{a}}"),
    RenderingCase("an ampersand prints as it is", "{{=[ ]=}}[&a]", ["a": "<"], prints: "<"),
    RenderingCase(
      "partials begin with braces", "{{=[ ]=}}[>p]", ["a": "x"], partials: ["p": "{{a}}[a]"], prints: "x[a]"),
    RenderingCase(
      "partials keep theirs to themselves", "{{>p}}{{a}}", ["a": "x"], partials: ["p": "{{=[ ]=}}[a]"], prints: "xx"),
  ])
  func `delimits`(_ example: RenderingCase) {
    #expect(example.rendering == Rendering(text: example.expected))
  }
}

import Diagnostics
import Testing

@testable import Templates

struct PlaceTests {
  private func findings(_ source: String) -> [String] {
    var findings: [Diagnostic] = []
    let template = Template(parsing: SourceFile(path: "page", text: source), diagnostics: &findings)
    #expect(findings.isEmpty)
    return template.misplacedValues.map(\.description)
  }

  @Test(arguments: [
    "{{v}}", "<p>{{v}}</p>", "<p title=\"{{v}}\">", "<p title='{{v}}' lang=\"{{v}}\">{{v}}", "<p class=a>{{v}}",
    "<p{{#a}} title=\"{{a}}\"{{/a}}>{{v}}", "<p {{#a}}class=\"b\"{{/a}}{{^a}}id='c'{{/a}}>{{v}}",
    "{{#a}}<p class=\"b\">{{/a}}{{^a}}<p>{{/a}}{{v}}</p>", "{{^a}}<p title=\"{{/a}}{{#a}}<p id=\"b\" class=\"{{/a}}\">",
    "{{#r}}<li><a href=\"{{v}}\">{{v}}</a></li>{{/r}}", "<title>{{v}}</title>{{v}}", "<textarea>{{v}}</textarea>",
    "<script src=\"{{v}}\"></script>{{v}}", "<script>a < b</script>{{v}}", "<style>a > b { }</style>{{v}}",
    "<!-- <a href= --> {{v}}", "<!doctype html>{{v}}", "<!----!>{{v}}", "<?x y=>{{v}}", "a < {{v}} > b",
    "a <{{! c }}> {{v}}",
    "{{<p}}{{$b}}{{v}}{{/b}}{{/p}}", "<p class=\"{{$b}}{{v}}{{/b}}\">", "<a href={{#a}}x{{/a}}>{{v}}",
    "<SCRIPT></script >{{v}}",
    "<p title = \"{{v}}\" >", "<p\ntitle=\n'{{v}}'\n>", "<p a='>' b=\"'\">{{v}}", "<img src=\"{{v}}\"/>{{v}}",
    "<br/>{{v}}", "<a href=\"{{v}}\">", "<a href=\"https://a/{{v}}?javascript:{{v}}\">", "<a href=\"java:{{v}}\">",
    "<a href=\"javascript:f()\" title=\"{{v}}\">", "<p title=\"&quot;{{v}}&quot;\">", "<a href=\"?a=1&amp;b={{v}}\">",
    "<script><!-- </script>{{v}}", "<script><!--<script></script></script>{{v}}",
    "<script><!--<script>--></script>{{v}}", "<script><!--<scripty></script>{{v}}",
    "<svg><title>{{v}}</title><path d=\"{{v}}\"/></svg>{{v}}", "<svg><script/><style /></svg>{{v}}",
    "<svg><title/></svg><textarea><p class=</textarea>{{v}}",
    "<svg><![CDATA[ > <!-- ]]></svg>{{v}}", "<svg/><title><!-- </title>{{v}}", "<svg><![CDATA[{{v}}]]></svg>",
  ])
  func `values that escaping keeps apart are not warned about`(source: String) {
    #expect(findings(source) == [])
  }

  @Test(arguments: [
    "<a href={{v}}>", "<a href= {{v}}>", "<a href=x{{v}}>", "<a {{v}}>", "<a{{v}}>", "<{{v}}>", "</{{v}}>",
    "<a href{{v}}>",
    "<p{{#a}} title={{v}}{{/a}}>", "<a href=\"\"{{v}}>", "<a b='c' {{{v}}}>", "<br /{{v}}>",
    "{{#r}}<li a{{/r}}{{v}}", "<p title=\"{{#a}}b\"{{/a}}{{#a}} {{v}}{{/a}}>",
    "{{#a}}<p {{/a}}{{#a}}{{v}}{{/a}}{{#a}}>{{/a}}", "{{#r}}<a b='{{v}}{{/r}}'>", "<!-- x --><a {{v}}>",
    "<title></title><a {{v}}>",
  ])
  func `values in tags need quotation marks`(source: String) {
    #expect(findings(source).first?.contains("in a tag, 'v' needs quotation marks around it") == true)
  }

  @Test(arguments: [
    "<svg><title/><path d='M0 0'/></svg> <a class={{v}}>", "<svg><title /></svg><p class={{v}}>",
    "<svg><title><b class={{v}}>x</b></title></svg>", "<SVG viewBox=\"0 0\"><textarea/></svg><p class={{v}}>",
    "<svg><title a='b'/></svg><p {{v}}>", "<math><title><i id={{v}}>", "<svg><foreignObject><svg><title/><g {{v}}>",
    "<svg><title><textarea></textarea><i {{v}}>", "<svg><p></p></svg><title></title><i {{v}}>",
    "<svg><script/><g {{v}}>", "<svg><![CDATA[ > <!-- ]]></svg><p {{v}}>", "<svg></svg><title><i></title><i {{v}}>",
    "{{#r}}<svg><title/><path/></svg>{{/r}}<i {{v}}>", "<svg><title/>{{#r}}<g {{v}}/>{{/r}}</svg>",
  ])
  func `values in tags in and after drawings need quotation marks`(source: String) {
    #expect(findings(source).first?.contains("in a tag, 'v' needs quotation marks around it") == true)
  }

  @Test(arguments: [
    "<script>{{v}}</script>", "<SCRIPT type='x'>a = \"{{v}}\"", "<style>a { color: {{v}} }</style>",
    "<p onclick=\"{{v}}\">",
    "<p ONCLICK='a({{v}})'>", "<iframe srcdoc=\"{{v}}\">", "<script></scripty>{{v}}",
    "<p style=\"color: {{v}}\">", "<a href=\"javascript:f('{{v}}')\">", "<a href=' Java\tScript:{{v}}'>",
    "<a title=\"{{a}}\" href='vbscript:{{v}}'>", "<p onclick=\"f('{{v}}')\">",
    "<a href=\"java&#115;cript:{{v}}\">", "<a href=\"&#x6a;avascript&colon;{{v}}\">",
    "<img src=\"data:text/html,{{v}}\">",
    "{{#a}}<script>{{/a}}{{#a}}{{v}}{{/a}}{{#a}}</script>{{/a}}",
    "<script><!--<script></script>{{v}}", "<script><!-- <SCRIPT >a</script >{{v}}</script>",
  ])
  func `values in scripts and styles are code`(source: String) {
    #expect(findings(source).first?.contains("'v' would be taken for code here") == true)
  }

  @Test(arguments: ["<!-- {{v}} -->", "<!--{{v}}", "<!{{v}}>", "<?{{v}}>", "<!-- --!{{v}}"])
  func `values in comments could end them`(source: String) {
    #expect(findings(source).first?.contains("'v' is in a comment") == true)
  }

  @Test func `each value is reported at its place, and once`() {
    let rule =
      "in a tag, 'v' needs quotation marks around it, as in href=\"{{v}}\": in front of a space, an attribute ends [template-place]"
    #expect(findings("<p>\n{{#r}}<a href={{v}}>{{/r}}") == ["page:2:15: warning: \(rule)"])
  }
}

import Testing

@testable import Importing

/// What HTML in reviews becomes.
struct HTMLTextTests {
  @Test(arguments: [
    ("x < 3 and y > 2", "x < 3 and y > 2"),
    ("one<br>two<br/>three<br />four", "one\u{2028}two\u{2028}three\u{2028}four"),
    ("<p>one<p>two", "one\n\ntwo"),
    ("<div><p>one</p>\n<p>two</p></div>", "one\n\ntwo"),
    ("x<h2>Head</h2>text", "x\n\nHead\n\ntext"),
    ("a<hr>b", "a\n\nb"),
    (
      "Good:<ul><li>plot</li><li>wit</li></ul>Bad:<blockquote>slow</blockquote>End",
      "Good:\n\n- plot\n- wit\n\nBad:\n\nslow\n\nEnd"
    ),
    ("<UL>\n <LI>one\n <LI>two\n</UL>after", "- one\n- two\n\nafter"),
    ("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "- a\n  - b\n- c"),
    ("<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
    ("<dl><dt>t</dt><dd>d</dd></dl>", "t\nd"),
    ("so <b>bold</b>, <i>so</i>.", "so bold, so."),
    ("a<!-- x > y -->b<a title=\"2 > 1\">c</a>", "abc"),
    ("<style>p > b {}</style>a<script>if (a < b) c()</script>b", "ab"),
    ("not ended <a href=\"x", "not ended <a href=\"x"),
    ("<a title='x>one</a> two", "one two"),
    ("<!-- one> two", " two"),
    ("<style>shown", "shown"),
  ])
  func `lines, paragraphs and lists stay apart`(_ html: String, _ expected: String) {
    #expect(HTMLText(html).text.trimmed == expected.trimmed)
  }

  @Test(arguments: [
    ("one<br>two<br/>three", "one\\\ntwo\\\nthree"),
    ("one<br /><br />two <br> three<br>", "one\n\ntwo\\\nthree"),
    ("one<br><p>two</p>", "one\n\ntwo"),
    ("<p>one</p>\n<p>&nbsp; &nbsp; &nbsp;two<br>&nbsp;&nbsp;&nbsp;&nbsp;three</p>", "one\n\ntwo\\\nthree"),
    ("Good:<br>- plot<br>- wit<br>1. one<br>so", "Good:\n\n- plot\n- wit\n1. one\n\nso"),
    (
      "Pros:<br/>-great plot<br/>4.5 stars<br/>*Spoilers*<br/>#1 here<br/>~ 5 | x<br/>=He dies.<br/>_a_",
      "Pros:\\\n-great plot\\\n4.5 stars\\\n*Spoilers*\\\n#1 here\\\n~ 5 | x\\\n=He dies.\\\n_a_"
    ),
    (
      "Text<br/>---<br/>more<br># x<br>so<br>> a<br>> b<br>c<br>* * *<br>d",
      "Text\n\n---\n\nmore\n\n# x\n\nso\n\n> a\n> b\n\nc\n\n* * *\n\nd"
    ),
    (
      "<ul><li>a<br>b<br><br>c<ul><li>d<br>e</li></ul></li></ul><p>f<br>g</p>",
      "- a\\\n  b\n\n  c\n  - d\\\n    e\n\nf\\\ng"
    ),
    ("1984<br>Orwell", "1984\\\nOrwell"),
    ("<ul><li>a<br>b</li></ul>", "- a\\\n  b"),
    ("[1]: see [2]<br>[2]: [x] &amp;amp; &lt;b&gt;", "\\[1]: see [2]\\\n\\[2]: [x] \\&amp; \\<b>"),
    ("plain\nlines\n[a] b", "plain\nlines\n[a] b"),
    (#"C:\&lt;b&gt; \\&lt;i&gt; \&amp;amp;"#, #"C:\\\<b> \\\<i> \\\&amp;"#),
  ])
  func `notes have the line breaks of HTML, and nothing in them is hidden`(_ html: String, _ expected: String) {
    #expect(Clean.notes(html) == expected)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<?x ", "<![CDATA[", "&a", "&lt;x ", "<a ", "<!-- ", "<style>", "<a x='", "<li>", "<ul>", "<p>", "<script></a x=",
    ])
  func `beginnings without ends take no time`(_ start: String) {
    _ = Clean.notes(String(repeating: start, count: 200_000))
  }
}

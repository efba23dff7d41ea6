import Loading
import TestSupport
import Testing

/// Links and pictures in notes: where they lead, and what becomes of those that lead nowhere.
struct NoteLinkTests {
  @Test(arguments: [
    "[x](e%CC%81.md)", "[x](%C3%A9.md)", "[x](\u{E9}.md)", "[x](e\u{301}.md)", "[x](\u{E9}.html)",
    "[x](<e\u{301}.html>)",
  ])
  func `an item's file is found however its accents are written`(link: String) throws {
    for name in ["\u{E9}", "e\u{301}"] {
      #expect(
        try SmallSite.notes(link, beside: ["c/\(name).md": SmallSite.item]) == "<p><a href=\"%C3%A9.html\">x</a></p>\n")
    }
  }

  @Test(arguments: [
    ("x.md", "x.html"), ("x.md#top", "x.html#top"), ("x.md?a=1&amp;b#top", "x.html?a=1&amp;b#top"),
    ("x.html#top", "x.html#top"), ("./x.md", "x.html"), ("../c/x.md", "x.html"), ("/c/x.md", "x.html"),
    ("../o/y%23.md", "../o/y%23.html"), ("/o/y%23.md#z", "../o/y%23.html#z"), ("#here", "#here"),
    (".", "index.html"), ("index.html", "index.html"), ("by-newest.html#section-a", "by-newest.html#section-a"),
    ("report.html", "report.html"), ("../o/", "../o/index.html"), ("../o", "../o/index.html"),
    ("/o/data.json", "../o/data.json"), ("../o/data.csv", "../o/data.csv"), ("..", "../index.html"),
    ("/", "../index.html"), ("../index.html#x", "../index.html#x"),
    ("list.pdf#page=3", "../assets/c/list.pdf#page=3"), ("tel:+4712345678", "tel:+4712345678"),
    ("https://example.org/ä?ö#ü", "https://example.org/%C3%A4?%C3%B6#%C3%BC"),
    ("https://bücher.example/100%", "https://xn--bcher-kva.example/100%25"),
    ("mailto:a@b.example", "mailto:a@b.example"),
  ])
  func `a link leads to the page of what it names`(destination: String, address: String) throws {
    let html = try SmallSite.notes(
      "[*t*](<\(destination)>)",
      beside: [
        "c/x.md": SmallSite.item, "o/collection.yaml": SmallSite.collection, "o/y#.md": SmallSite.item,
        "c/list.pdf": "pdf",
      ])
    #expect(html == "<p><a href=\"\(address)\"><em>t</em></a></p>\n")
  }

  @Test(arguments: [
    ("a b#c?d.svg", "<a b%23c%3Fd.svg>", "a%20b%23c%3Fd.svg"), ("100%.svg", "100%25.svg", "100%25.svg"),
    ("100%.svg", "100%.svg", "100%25.svg"), ("a%20b.svg", "a%20b.svg", "a%2520b.svg"),
    ("in/p.svg", "in/p.svg", "in/p.svg"), ("p.svg", "./p.svg", "p.svg"), ("p.svg", "/c/p.svg", "p.svg"),
  ])
  func `a picture of any name is shown`(file: String, destination: String, address: String) throws {
    #expect(
      try SmallSite.notes("![t](\(destination) \"T\")", beside: ["c/\(file)": "picture"])
        == "<p><img src=\"../assets/c/\(address)\" width=\"300\" height=\"150\" loading=\"lazy\" alt=\"t\" title=\"T\"></p>\n"
    )
  }

  @Test func `an old address of an item leads to where the item is now`() throws {
    let files: KeyValuePairs = [
      "o/collection.yaml": SmallSite.collection, "o/new.md": "---\ntitle: New\naliases: [old one]\n---\n",
      "c/now.md": "---\naliases: [then]\n---\n",
    ]
    let notes = "[a](<../o/old one.md>) [b](../o/OLD%20one.html#x) [c](then.md)"
    #expect(
      try SmallSite.notes(notes, beside: files)
        == "<p><a href=\"../o/new.html\">a</a> <a href=\"../o/new.html#x\">b</a> <a href=\"now.html\">c</a></p>\n")
    #expect(try SmallSite.findings(inNotes: notes, beside: files) == [])
  }

  @Test func `a link to a draft that is left out is only its text, and is reported`() throws {
    let files: KeyValuePairs = ["c/later.md": "---\ndraft: yes\naliases: [before]\n---\n"]
    #expect(
      try SmallSite.findings(inNotes: "See [*that*](before.md).", beside: files) == [
        "content/c/n.md:4:5: warning: 'before.md' is a draft, which is left out [broken-link]"
      ])
    #expect(try SmallSite.notes("See [*that*](later.md).", beside: files) == "<p>See <em>that</em>.</p>\n")
    #expect(
      try SmallSite.findings(inNotes: "See [*that*](later.md).", beside: files) == [
        "content/c/n.md:4:5: warning: 'later.md' is a draft, which is left out [broken-link]"
      ])
    #expect(
      try SmallSite.findings(inNotes: "See [*that*](later.md).", beside: files) { $0.drafts = .included } == [])
  }

  @Test func `a check reports links to drafts from other items, in notes and in fields`() throws {
    let other = "fields: { to: { type: link, to: c }, all: { type: link, to: c, many: true } }\n"
    let files: KeyValuePairs = [
      "c/collection.yaml": SmallSite.collection, "c/later.md": "---\ndraft: yes\n---\n[a](after.md)\n",
      "c/after.md": "---\ndraft: yes\naliases: [old]\n---\n[a](later.md)\n", "c/a.md": "---\n---\n[a](old.md)\n",
      "o/collection.yaml": other, "o/a.md": "---\nto: later\nall: [a, after]\n---\n",
      "o/b.md": "---\nto: later\nall: [a, after]\ndraft: yes\n---\n",
    ]
    let findings = [
      "content/c/a.md:3:1: warning: 'old.md' is a draft, which is left out [broken-link]",
      "content/o/a.md:2:5: warning: to: 'later' is a draft, which is left out [broken-link]",
      "content/o/a.md:3:10: warning: all: 'after' is a draft, which is left out [broken-link]",
    ]
    #expect(try SmallSite.findings(files) == findings)
    #expect(
      try SmallSite.findings(files) { $0.drafts = .checked } == findings)
    #expect(try SmallSite.findings(files) { $0.drafts = .included } == [])
  }

  @Test func `what leads nowhere is only its text, and is reported at its place`() throws {
    let notes = """
      é [a *b*](gone.md) ![alt *c* [d](gone.html)](gone.png) <https://example.org>

      > - [e](/x) ![f](n.md)
      > - [g][ref] [h](collection.yaml) [i](in/other.md)

      [ref]: ../../secret.md
      """
    let files: KeyValuePairs = ["c/in/other.md": "x"]
    #expect(
      try SmallSite.notes(notes, beside: files) == """
        <p>é a <em>b</em> alt <em>c</em> d <a href="https://example.org">https://example.org</a></p>
        <blockquote>
        <ul>
        <li>e f</li>
        <li>g h i</li>
        </ul>
        </blockquote>

        """)
    #expect(
      try SmallSite.findings(inNotes: notes, beside: files) == [
        "content/c/in:1:1: warning: the Markdown files in this folder are not read; items are directly in the folder of a collection [file-name]",
        "content/c/n.md:4:3: warning: there is no 'gone.md' in the content [broken-link]",
        "content/c/n.md:4:20: warning: there is no 'gone.png' in the content [broken-link]",
        "content/c/n.md:4:30: warning: there is no 'gone.html' in the content [broken-link]",
        "content/c/n.md:6:5: warning: there is no '/x' in the content [broken-link]",
        "content/c/n.md:6:13: warning: 'n.md' is a page, and a picture is a file such as front.jpg [broken-link]",
        "content/c/n.md:7:5: warning: there is no '../../secret.md' in the content [broken-link]",
        "content/c/n.md:7:14: warning: 'collection.yaml' is a source of the site, which is not copied [broken-link]",
        "content/c/n.md:7:35: warning: 'in/other.md' is a source of the site, which is not copied [broken-link]",
      ])
  }

  @Test func `hosts in brackets stay as they are`() throws {
    #expect(
      try SmallSite.notes("[a *b*](https://[2001:db8::1]:8080/a?b&\"c \"t&\") <http://[::1]/>")
        == """
        <p><a href="https://[2001:db8::1]:8080/a?b&amp;%22c" title="t&amp;">a <em>b</em></a> \
        <a href="http://[::1]/">http://[::1]/</a></p>

        """)
  }

  @Test func `links are reported at their places where libcmark loses count`() throws {
    for (notes, place) in [
      ("See [the old\nFalcon](gone.md) here.", "4:5"),
      ("[x](https://example.org/\n\"A title\") and [y](gone.md).", "5:16"),
      ("[r]: https://example.org/\nSee [x](gone.md) and [r].", "5:5"), ("First line\\\n[x](gone.md)", "5:1"),
      ("Code `one\ntwo` and [x](gone.md)", "5:10"), ("Some prose\n  indented, then [x](gone.md)", "5:18"),
      ("`[x](gone.md)` and [x](gone.md)", "4:20"), ("[![x](https://example.org/a.png)](gone.md)", "4:1"),
      ("[a](\n<gone.md>\n\"t\")", "4:1"),
      ("1. \\[a](gone.md)\n2. x `c\n   d` y [a](gone.md)", "6:9"),
      ("- `[a](gone.md)`\n\n1. x\n   `` x\n   y `` w [a](gone.md)", "8:11"), ("[a]: gone.md\n\n[a]", "6:1"),
    ] {
      let findings = try SmallSite.findings(inNotes: notes)
      #expect(
        findings == ["content/c/n.md:\(place): warning: there is no 'gone.md' in the content [broken-link]"], "\(notes)"
      )
    }
  }

  @Test(arguments: ["[a](gone.md)\\", "![a](gone.png)\\", "[a](gone.md)  ", "[a](gone.md)", "> [a](gone.md)\\"])
  func `each of many links that are alike is reported at its line`(line: String) throws {
    let findings = try SmallSite.findings(inNotes: Array(repeating: line, count: 12).joined(separator: "\n"))
    let column = line.hasPrefix(">") ? 3 : 1
    #expect(
      findings.map { $0.split(separator: " ")[0] } == (4...15).map { "content/c/n.md:\($0):\(column):" }, "\(line)")
  }

  @Test(arguments: UInt64(1)...40)
  func `links between breaks, code and escapes are reported at their places`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var notes = ""
    var places: [String] = []
    var (line, column) = (4, 1)
    for _ in 0..<30 {
      let piece = ["[a](gone.md)", "[b c](gone.md)", "![p](gone.md)", "<smb://nas/a>", "word ", "é ", "`code`", "\\*"]
        .randomElement(
          using: &random)!
      if piece.contains("gone") || piece.contains("smb") { places.append("content/c/n.md:\(line):\(column)") }
      notes += piece
      column += piece.count
      let end = [" ", " ", "\\\n", "  \n", "\n", "\n\n"].randomElement(using: &random)!
      notes += end
      column += end.count
      if end.contains("\n") { (line, column) = (line + end.count { $0 == "\n" }, 1) }
    }
    let findings = try SmallSite.findings(inNotes: notes + "end")
    #expect(findings.map { $0.split(separator: ": ")[0] } == places.map { $0[...] }, "\(notes)")
  }

  @Test func `links whose addresses are written with references are reported at their places`() throws {
    let links = [
      "[a](&#106;avascript:x)", "[b](gone1.md)", "[c](g&ouml;ne.md)", "[d](<g&ouml;ne.md> 't')", "[e](gon\\(e.md)",
      "[f](gon\\&amp;e.md)", "[g](javascript:x)", "![h](g&#xf6;ne(1).png)", "[i](gone2.md)", "[c](göne.md)",
    ]
    let findings = try SmallSite.findings(inNotes: (links + links).joined(separator: "\n\n"))
    #expect(
      findings.map { $0.split(separator: ": ")[0] }
        == (0..<2 * links.count).map { "content/c/n.md:\(4 + 2 * $0):1" }, "\(findings.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "x.markdown", "x.md~", "x.md.txt", "in/y.mkd", "x.Markdown.bak", "x.md.save", "x.md_.bak",
    "x.mdx", "x.md.2024", "x.md.2024-05-01", "x.md.gz", "collection.yaml~", "collection.yml", "collection.yaml.1.bak",
    "collection-old.yaml", "collection.yaml.txt", "site.yaml", "x.md-", "x.md.part", "x.md.rej",
    "x.md.~1~", "x.md-old", "x.md (copy)", "x.md - Copy", "x.md.swo", "x.md.v2", "#x.md#", "#collection.yaml#",
    "collection.yaml.~1~", "collection.yaml (1)",
  ])
  func `a source of the site is not copied under any of its names`(name: String) throws {
    let findings = try SmallSite.findings(
      inNotes: "[t](<\(name.replacing("#", with: "%23"))>)", beside: ["c/\(name)": "---\ndraft: yes\n---\nSecret"])
    #expect(
      findings.filter { $0.hasPrefix("content/c/n.md") } == [
        "content/c/n.md:4:1: warning: '\(name.replacing("#", with: "%23"))' is a source of the site, which is not copied [broken-link]"
      ])
  }

  @Test(arguments: ["x.md.pdf", "x.mdb", "my.mdates.txt", "collections.json", "notes.txt"])
  func `a file that is called nearly like a source is copied`(name: String) throws {
    #expect(try SmallSite.findings(inNotes: "[t](\(name))", beside: ["c/\(name)": "x"]) == [])
  }

  @Test(arguments: [
    "[t](javascript:alert(1))", "[t](JaVaScRiPt:alert(1))", "[t](&#106;avascript:x)", "[t](<java&Tab;script:x>)",
    "[t](<java&#10;script:x>)", "[t](<&#1; javascript:x>)", "![t](javascript:x)", "[t][r]\n\n[r]: javascript:x",
    "[t](<javascript&colon;x>)", "[t](vbscript:x)", "[t](data:text/html,x)", "![t](data:image/png;base64,AA==)",
    "[t](file:///etc/passwd)", "[t](view-source:x)", "[t](blob:https://example.org/x)",
    "[t](smb://host/share)", "[t](jar:https://example.org/a.jar!/b)", "[t](feed:javascript:x)",
    "[t](search-ms:query=x)", "[t](search:query=x)", "[t](cifs://host/share)", "[t](dav://host/)", "[t](LDAP://host/)",
    "[t](jnlp://example.org/a.jnlp)", "[t](hcp://x)", "[t](its:a.chm)", "[t](onenote:x)",
    "[t](applescript://x)", "[t](help:x)", "[t](x-man-page://a)",
    "[t](MS-MSDT:/id)", "[t](shell:startup)", "[t](ms-word:ofe)", "[t](C:/a.pdf)", "[t](<c:\\a.pdf>)", "[t](mhtml:x)",
  ])
  func `an address that could do harm is only its text, and is reported`(notes: String) throws {
    #expect(try SmallSite.notes(notes) == "<p>t</p>\n")
    let findings = try SmallSite.findings(inNotes: notes)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.hasPrefix("content/c/n.md:4:1: warning: links that ") })
    #expect(findings.allSatisfy { $0.hasSuffix(":) are left out [broken-link]") })
  }

  @Test(arguments: [
    "//host/p.png", "///host/p", "/\\\\host/p", "\\\\\\\\host", "&#x2f;&#47;host", "/&Tab;/host", "/&#10;/host",
    "&#1;//host",
  ])
  func `an address with a host and without a scheme is only its text, and is reported`(destination: String) throws {
    for sign in ["", "!"] {
      let notes = "\(sign)[t](<\(destination)>)"
      #expect(try SmallSite.notes(notes) == "<p>t</p>\n")
      let findings = try SmallSite.findings(inNotes: notes)
      #expect(findings.count == 1)
      #expect(
        findings.allSatisfy {
          $0.hasPrefix("content/c/n.md:4:1: warning: a link to another host begins with its scheme, such as https:; ")
        })
    }
  }

  @Test(arguments: [
    "https://ada:secret@example.org/", "HTTP://:secret@example.org", "ftp://ada:secret@example.org/x",
    "https:\\\\\\\\ada:secret@example.org", "jdbc:postgresql://ada:secret@example.org/x", "//ada:secret@example.org/",
    "https:/ada:secret@example.org/", "https:ada:secret@example.org/", "HTTPS:\\\\\\ada:secret@example.org/a",
    "https://ada:s/x@example.org/", "https://ada:s?x@example.org", "HTTP:\\\\ada:s#x@example.org/",
  ])
  func `an address with a password is only its text, and is reported`(destination: String) throws {
    for sign in ["", "!"] {
      let notes = "\(sign)[t](<\(destination)>)"
      #expect(try SmallSite.notes(notes) == "<p>t</p>\n")
      #expect(
        try SmallSite.findings(inNotes: notes) == [
          "content/c/n.md:4:1: warning: links with a password, which the page would publish, are left out [broken-link]"
        ])
    }
    #expect(try SmallSite.findings(inNotes: "[t](https://ada@example.org/a:b@c) [t](mailto:ada@example.org)") == [])
    #expect(try SmallSite.findings(inNotes: "[t](https://example.org:80/a:b@c) [t](http://[::1]:80/@a:b)") == [])
  }

  @Test(arguments: [
    ("<https://ada:secret@example.org/a>", "https://example.org/a"),
    ("<ftp://ada:%3Cb%3E@example.org>", "ftp://example.org"),
    ("[https://ada:secret@example.org](https://ada:secret@example.org)", "https://example.org"),
    ("[HTTPS://ada:secret@example.org/](https://ada:secret@example.org)", "HTTPS://example.org/"),
    (
      "[**ada:secret@example.org** `ada:secret@`](https://ada:secret@example.org)",
      "<strong>example.org</strong> <code></code>"
    ),
    ("![https://ada:secret@example.org/](https://ada:secret@example.org/)", "https://example.org/"),
    ("[https://ada:s@x@example.org/](https://ada:s%40x@example.org/)", "https://example.org/"),
    ("[at https://ada:*secret*@example.org/](https://ada:*secret*@example.org/)", "https://example.org/"),
    ("[Https://ADA:secret@example.org/ *here*](https://ada:secret@example.org/)", "https://example.org/"),
    ("[*https://:!!@example.org/*](https://:!%21@example.org/)", "<em>https://example.org/</em>"),
    ("[![Ada: *secret*@](https://e.org/a.png)](https://ada:secret@example.org/)", "https://example.org/"),
    ("[https://ada:s/x@example.org/a](https://ada:s/x@example.org/a)", "https://example.org/a"),
    ("[the box of Ada](https://ada:secret@example.org/)", "the box of Ada"),
  ])
  func `an address with a password is shown without it`(notes: String, text: String) throws {
    #expect(try SmallSite.notes(notes) == "<p>\(text)</p>\n")
    #expect(
      try SmallSite.findings(inNotes: notes) == [
        "content/c/n.md:4:1: warning: links with a password, which the page would publish, are left out [broken-link]"
      ])
  }

  @Test func `the page itself is no picture`() throws {
    let missing = { (name: String, column: Int) in
      "content/c/n.md:4:\(column): warning: there is no '\(name)' in the content [broken-link]"
    }
    #expect(
      try SmallSite.findings(inNotes: "![a](#b) ![a](?q) [a](#b)") == [missing("#b", 1), missing("?q", 10)])
    #expect(try SmallSite.notes("![a](#b) ![a](?q)") == "<p>a a</p>\n")
  }

  @Test func `pictures that browsers would not load are reported`() throws {
    let notes = "![a](http://x.example/p.png) ![b](ftp:p) ![c](HTTPS://x.example/p.png) [d](http://x.example)"
    #expect(
      try SmallSite.findings(inNotes: notes) == [
        "content/c/n.md:4:1: warning: browsers do not show this picture: pages allow those of the site and of https:, not of http: [broken-link]",
        "content/c/n.md:4:30: warning: browsers do not show this picture: pages allow those of the site and of https:, not of ftp: [broken-link]",
      ])
    #expect(try SmallSite.notes(notes).contains("src=\"http://x.example/p.png\""))
  }

  @Test func `an item whose name begins like a scheme can be linked to`() throws {
    let notes = "[a](<Maria: En bog.md>) [b](Maria:%20En%20bog.html#x) [c](mailto:maria@example.md) [d](<Otto: x.md>)"
    let files: KeyValuePairs = ["c/Maria: En bog.md": SmallSite.item]
    #expect(
      try SmallSite.notes(notes, beside: files)
        == "<p><a href=\"Maria%3A%20En%20bog.html\">a</a> <a href=\"Maria%3A%20En%20bog.html#x\">b</a> <a href=\"mailto:maria@example.md\">c</a> d</p>\n"
    )
    #expect(
      try SmallSite.findings(inNotes: notes, beside: files) == [
        "content/c/n.md:4:84: warning: there is no 'Otto: x.md' in the content [broken-link]"
      ])
  }

  @Test func `a file whose name not every system can have is named with the reason, and never proposed`() throws {
    let files: KeyValuePairs = [
      "c/Scan:10.pdf": "pdf", "c/back\\slash.pdf": "pdf", "c/con.pdf": "pdf", "c/in/dot.": "text",
    ]
    let notes =
      "[a](Scan%3A10.pdf)\n[b](./Scan:10.pdf)\n[c](back%5Cslash.pdf)\n[d](con.pdf)\n[e](in/dot.)\n[f](Scan:10.pdf)"
    let colon = "must have no ':' in its path, which Windows does not allow in names; rename the file [broken-link]"
    #expect(
      try SmallSite.findings(inNotes: notes + "\n[g](Scan%3A1.pdf)\n[h](scan:9.pdf)", beside: files) == [
        "content/c/n.md:4:1: warning: 'Scan%3A10.pdf' \(colon)",
        "content/c/n.md:5:1: warning: './Scan:10.pdf' \(colon)",
        "content/c/n.md:6:1: warning: 'back%5Cslash.pdf' must have '/' between the parts of its path, not '\\' [broken-link]",
        "content/c/n.md:7:1: warning: 'con.pdf' must not name 'con.pdf', which Windows reserves for a device; rename the file [broken-link]",
        "content/c/n.md:8:1: warning: 'in/dot.' must name a file that every system can have: without control characters, and with no part that begins with a dot or ends with a dot or a space [broken-link]",
        "content/c/n.md:9:1: warning: 'Scan:10.pdf' \(colon)",
        "content/c/n.md:10:1: warning: there is no 'Scan%3A1.pdf' in the content [broken-link]",
      ])
    #expect(!(try SmallSite.notes(notes, beside: files).contains("href")))
  }

  @Test(arguments: [
    ("a\nb <title> c\n\nd\n", "5 title"), ("a <TextArea rows=2>b\n", "4 textarea"),
    ("<p><iframe src=\"x\">\n</p>\n", "4 iframe"),
    ("<textarea>\na\n</textarea>\n\n<p>\n<select>\n\nb\n", "9 select"), ("a <script>b\n", "4 script"),
    ("a <title>b</title> <select><option>c</select> <template>\n\n*d*\n\n</template>\n", nil),
    ("`<title>` <!-- <title> -->\n", nil),
  ])
  func `an element that takes the rest of the page is reported where HTML is allowed`(
    notes: String, expected: String?
  ) throws {
    let findings = try SmallSite.findings(inNotes: notes, beside: ["site.yaml": "allow-html: true"])
    #expect(
      findings
        == (expected.map { expected in
          let parts = expected.split(separator: " ")
          return [
            "content/c/n.md:\(parts[0]):1: warning: the HTML that begins here is never closed by '</\(parts[1])>', so that text below it is not on the page [html-omitted]"
          ]
        } ?? []))
  }

  @Test(arguments: [
    ("<figure>\n<img alt='' SRC = \"a.jpg\">\n</figure>\n", "5 a.jpg"), ("a\nb <img src=a&#46;jpg> c\n", "5 a.jpg"),
    ("<p>\n<a href='b.md#x'>b</a> <video poster=\"./a.jpg\"></video></p>\n", "5 ./a.jpg, 5 b.md#x"),
    ("<a href=\"n o.md\">b</a>\n\n- <a href=\"d.md\">d</a>\n", "4 n o.md, 6 d.md"),
    ("<a href=\"b.html\">b</a> <img src=\"../assets/a.jpg\"> <a href=\"https://a.example/b.md\">\n", ""),
    ("<!-- <img src=\"a.jpg\"> -->\n\nsrc=\"a.jpg\" <img data-src=\"a.jpg\" title=\"src\">\n", ""),
    ("`<img src=\"a.jpg\">` ![](a.jpg) [b](b.md)\n", ""),
  ])
  func `addresses of files in HTML are reported, which is copied as it is`(notes: String, expected: String) throws {
    let findings = try SmallSite.findings(
      inNotes: notes,
      beside: [
        "site.yaml": "allow-html: true", "c/a.jpg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "c/b.md": "",
        "c/d.md": "---\ndraft: yes\n---\n",
      ])
    let rule = "leads to no file on the page; write the link or the picture in Markdown [broken-link]"
    #expect(
      findings.filter { $0.contains("HTML") }
        == expected.split(separator: ", ").map { finding in
          let (line, address) = (finding.prefix { $0 != " " }, finding.drop { $0 != " " }.dropFirst())
          return "content/c/n.md:\(line):1: warning: HTML is copied as it is, so that '\(address)' \(rule)"
        })
  }

  @Test(arguments: [
    ("a\n\n<div></div>\n\nb <i>c</i>", 6), ("a <b>x</b>", 4), ("a\rb\rc <b>x</b>\r", 6),
    ("<!-- x -->\n\na <!-- y -->\n\n<!-- a --><p>", 8),
    ("<!-- only -->\n\n`<b>` a < b", nil), ("one\\\ntwo\\\nthree <b>x</b>", 6), ("# a\n\n## <i>b</i>", 6),
    ("[a]: https://a.example\n[b]: https://b.example\n[a] [b]\nand <b class='x'>x</b>", 7),
  ])
  func `HTML that is left out is reported once, at its line`(notes: String, line: Int?) throws {
    let expected = line.map {
      ["content/c/n.md:\($0):1: warning: HTML in notes is left out; the site's allow-html keeps it [html-omitted]"]
    }
    #expect(try SmallSite.findings(inNotes: notes) == expected ?? [])
    #expect(try SmallSite.findings(inNotes: notes, beside: ["site.yaml": "allow-html: true"]) == [])
  }

  @Test(arguments: [
    ("a <b>x</b>\n\n<div>x</div>\n\n<br>\nOne\ntwo.\n\nKept.", [6, 8]), ("<center>x</center>", [4]),
    ("<!-- x --> y", [4]), ("<div>\n\nKept.\n\n</div>\nLost.", [8]), ("<p>&nbsp;</p>", []),
    ("<STYLE>b { }</STYLE>\n<script>x</script> <!-- c -->", []), ("<details><summary>s</summary>", [4]),
    ("<p class=\"", []),
  ])
  func `text that is left out with HTML is reported, each at its line`(notes: String, lines: [Int]) throws {
    let beside =
      ": warning: HTML in notes is left out, with the text beside it; blank lines around the text, or the site's allow-html, keep it [html-omitted]"
    let found = try SmallSite.findings(inNotes: notes).filter { $0.contains("beside") }
    #expect(found == lines.map { "content/c/n.md:\($0):1\(beside)" })
    #expect(!(try SmallSite.findings(inNotes: notes)).isEmpty)
  }

  @Test(arguments: [
    ("One.\n\n<!-- note ->\n\nTwo.", 6, "-->"), ("<br>\n\n<!-- note --!>\n\nTwo.", 6, "-->"),
    ("<script>\n\nx()", 4, "</script>"), ("<Style>", 4, "</style>"), ("<?php\n\nx", 4, "?>"),
  ])
  func `HTML that is never closed is reported, also where it is allowed`(notes: String, line: Int, end: String) throws {
    let rule = "the HTML that begins here is never closed by '\(end)', so that text below it is not on the page"
    let expected = "content/c/n.md:\(line):1: warning: \(rule) [html-omitted]"
    #expect(try SmallSite.findings(inNotes: notes).contains(expected))
    #expect(try SmallSite.findings(inNotes: notes, beside: ["site.yaml": "allow-html: true"]) == [expected])
  }

  @Test(arguments: [
    "<!-- a\n\nTwo.\n\n<!-- b -->", "<!-- a -- >\n\nTwo.\n<!-- b -->\n\nThree.", "<!-- a ->\n\nTwo. <!-- b -->\n",
  ])
  func `a comment that only the end of the next one closes is reported`(notes: String) throws {
    let rule =
      "this comment is not closed before the next one begins, so that the text between them is not on the page; end it with '-->'"
    let expected = ["content/c/n.md:4:1: warning: \(rule) [html-omitted]"]
    #expect(try SmallSite.findings(inNotes: notes) == expected)
    #expect(try SmallSite.findings(inNotes: notes, beside: ["site.yaml": "allow-html: true"]) == expected)
    #expect(try SmallSite.findings(inNotes: "<!-- a\n\nTwo -->\n\n<!-- b -->\n\n<!-- c <!-- d -->") == [])
  }

  @Test func `a second comment that is never closed hides what is below it where HTML is allowed`() throws {
    let notes = "<!-- a --> <!-- b\n\nTwo."
    #expect(try SmallSite.findings(inNotes: notes).count == 1)
    let allowed = try SmallSite.findings(inNotes: notes, beside: ["site.yaml": "allow-html: true"])
    #expect(allowed.count == 1 && allowed.allSatisfy { $0.contains("is never closed by '-->'") })
  }

  @Test(arguments: [
    ("3. Mai 1990\n12. Juni 1995\n20. Juli 2001\n", "5:1", "12", 4),
    ("> a\n>\n> - 1964) New.\n>   2003) Old.\n", "7:1", "2003", 1965),
    ("1. A\n\n   x\n2. B\n4. C\n", "8:1", "4", 3), ("\"a\" \"b\"\n\n1. A\n1. B\n2. C\n", "7:1", "1", 2),
  ])
  func `numbers that are others on the page are reported`(
    notes: String, place: String, written: String, shown: Int
  ) throws {
    let rule =
      "lists count on from their first number, so that '\(written)' is \(shown) on the page; a backslash keeps it, as in '\(written)\\.'"
    #expect(
      try SmallSite.findings(inNotes: notes, beside: ["site.yaml": "smart-punctuation: true"])
        == ["content/c/n.md:\(place): warning: \(rule) [notes-number]"])
  }

  @Test(arguments: ["Size: 20*30*40 cm.", "a\n\n10*10cm and\n20*20cm", "2**3**4"])
  func `asterisks between numbers are reported`(notes: String) throws {
    let findings = try SmallSite.findings(inNotes: notes)
    #expect(findings.count == 1 && findings[0].contains("the asterisks between numbers emphasise"), "\(findings)")
  }

  @Test(arguments: [
    "1. A\n2. B\n3. C\n", "1. A\n1. B\n1. C\n", "0. A\n1. B\n\n   5. C\n   6. D\n2. E\n", "12. Juni",
    "3\\. Mai\n12\\. Juni",
    "20 * 30 * 40", "20\\*30\\*40", "`2*3*4`", "*20* 30", "a*2*b", "1*a*b", "01. A\n02. B\n",
  ])
  func `other numbers are on the page as they are written`(notes: String) throws {
    #expect(try SmallSite.findings(inNotes: notes) == [])
  }

  @Test(arguments: [
    ("```Remember the milk\n\nand more\n", true), ("a\n\n~~~ Serial 12345\n~~~\n", true), ("``` git commit -m x", true),
    ("```swift\nx\n```\n", false), ("``` js {1, 3}\n```\n", false), ("```py title=\"a b\"\n```\n", false),
    ("```x``` y\n", false),
    ("    ```a b\n", false), ("~~~ {.r setup}\n~~~\n", false),
  ])
  func `words behind the marks of a block of code are reported`(notes: String, isReported: Bool) throws {
    let line = notes.hasPrefix("a") ? 6 : 4
    let rule =
      "this line begins a block of code, and what is behind its marks is not on the page; begin the code on the next line"
    #expect(
      try SmallSite.findings(inNotes: notes)
        == (isReported ? ["content/c/n.md:\(line):1: warning: \(rule) [notes-code]"] : []))
  }

  @Test(arguments: [
    "a <--> b -->\n", "x <-- y\n\nz -->\n", "`<!- a ->`\n", "\\<!- a ->\n", "a <-y -> b\n", "a < b - > c\n",
    "`(?<!-)` and (?<!-a)\n", "a <! b\n", "# Story {#s-t}\n", "<!->\n",
    "a/* b */\n", "a /* b\n\nc */\n", "{% include comment %}\n", "5%%, then 6%%. And 7%%\n", "a [b]: # c\n",
    "\\[//]: # (a)\n",
  ])
  func `arrows and signs are no comments`(notes: String) throws {
    #expect(try SmallSite.findings(inNotes: notes) == [])
  }

  @Test(arguments: [
    ("[Update]: sold\n", [4]), ("a\n\n  [Note]: x 'y'\r\n[note]: z\r\n", [6, 7]), ("[a]: x.jpg\n\n`[a]: x`\n", [4]),
    ("[a]: <c.svg>\n\n[see this][A]\n", []), ("[a\nb][]\n\n[a  B]: c.svg\n", []),
    ("[a\nb]: c.svg\n", [4]), ("x\n\n[a\r\nb]: c.svg\r\n", [6]), ("[a\nb]: c.svg\n\n[a b]\n", []),
    ("```\n[a]: c.svg\n```\n    [b]: c.svg\n", []),
    ("[//]: # (a comment)\n[comment]: <> (another)\n", []), ("x\n[a]: c.svg\n", []),
    ("\\[a]: c.svg\n\n[b]: two words\n[]: c\n", []),
    ("[^1]: one\n", [4]), ("[a\\]b]: c.svg\n", [4]),
    ("- [Alice]: Hello\n  > [1984]: Orwell\n\n1. [x]: done\n2) - [y]: done\n", [4, 5, 7, 8]),
    ("> [a]: c.svg\n\n[a]\n", []), ("- text\n  [a]: c.svg\n- [ ]: x\n", []), ("    - [a]: c.svg\n", []),
    ("[a]: c.svg\n[A]: c.svg?2\n\n[a]\n", [5]), ("`[x]`\n\n[x]: c.svg\n", [6]), ("[ẞ]\n\n[SS]: c.svg\n", []),
    ("![a]\n\n[a]: c.svg\n[mark0.]: c.svg\n[b]: <>\n[c]: # 'x'\n", [7]), ("[//]: hello\n", []),
  ])
  func `definitions that no link uses are reported`(notes: String, lines: [Int]) throws {
    #expect(
      try SmallSite.findings(inNotes: notes, beside: ["c/c.svg": "d"])
        == lines.map { line in
          "content/c/n.md:\(line):\(column(ofBracketOn: line - 3, in: notes)): warning: this defines an address for links, and no link in the notes uses it; write \\[ if it is text [notes-definition]"
        })
  }

  @Test func `a definition that is meant as a footnote is reported`() throws {
    let rule =
      "CommonMark has no footnotes, so that this is the address of a link and not on the page; write \\[ to show it as text"
    #expect(
      try SmallSite.findings(inNotes: "Old.[^1]\n\n[^1]: https://example.org\n") == [
        "content/c/n.md:6:1: warning: \(rule) [notes-definition]"
      ])
    #expect(try SmallSite.findings(inNotes: "Old.[^1]\n\n[^1]: Smith, page 3\n") == [])
  }

  @Test(arguments: [
    ("a <br> b\n\n<center\nlost\n", "6:1", "with the text beside it; blank lines around the text"),
    ("a <br> b\n\n<pre>\n\nlost\n</pre>\n", "6:1", "with the text in it; lines of ``` around the text"),
    ("a <br> b\n\n<textarea>lost</textarea>\n", "6:1", "with the text in it; lines of ``` around the text"),
  ])
  func `text that HTML takes with it is reported at each place`(notes: String, place: String, rule: String) throws {
    #expect(
      try SmallSite.findings(inNotes: notes) == [
        "content/c/n.md:4:1: warning: HTML in notes is left out; the site's allow-html keeps it [html-omitted]",
        "content/c/n.md:\(place): warning: HTML in notes is left out, \(rule), or the site's allow-html, keep it [html-omitted]",
      ])
  }

  @Test(arguments: [("mustang", "mustang.md"), ("mustang.markdown", "mustang.md")])
  func `a link without the ending of an item's file gets it as a suggestion`(address: String, meant: String) throws {
    let files: KeyValuePairs = ["c/mustang.md": "---\ntitle: M\n---\n", "c/mustang.md~": "---\ntitle: M\n---\n"]
    let findings = try SmallSite.findings(inNotes: "[x](\(address))\n", beside: files)
    let rule = "there is no '\(address)' in the content; did you mean '\(meant)'?"
    #expect(findings.filter { $0.contains("broken-link") } == ["content/c/n.md:4:1: warning: \(rule) [broken-link]"])
  }

  private func column(ofBracketOn line: Int, in notes: String) -> Int {
    notes.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[line - 1].prefix { $0 != "[" }.count + 1
  }

  @Test(arguments: [
    ("Rome\n[//]: # (for 500)\n", "5:1"), ("[//]: # (a (b))\n", "4:1"), ("[//]: # (c) d\n", "4:1"),
    ("[//]: # c\n", "4:1"),
    ("- a\n  [//]: # (b)\n", "5:3"), ("> a\n> [comment]: <> (b)\n", "5:3"),
    ("[//]: # (a)\n\n[//]: # b\n", "6:1"),
    ("In Rome <!-- for 500 -- or less --> once\n", "4:9"), ("a <!-- b --->\n", "4:3"), ("# a <!-- b\n", "4:5"),
    ("Good. %% lent by Bob %%\n", "4:7"), ("%%\nlent\n\nby Bob\n%%\n", "4:1"),
    ("a <!--> b -->\n", "4:3"), ("a <!---> b -->\n", "4:3"), ("*ä <!-- ö -- ü -->*\n", "4:4"),
    ("<!- paid 5000 ->\n", "4:1"), ("a <!— paid —> b\n", "4:3"), ("<! -- paid -->\n", "4:1"),
    ("<-- paid\n5000 -->\n", "4:1"),
    ("‹!— paid —›\n", "4:1"), ("< !-- paid -- >\n", "4:1"), ("- a\n\n  <!– paid –>\n", "6:3"),
    ("{::comment}paid{:/comment}\n", "4:1"), ("a {# paid #} b\n", "4:3"),
    ("{% comment %}\npaid\n{% endcomment %}\n", "4:1"),
    ("{{/* paid */}}\n", "4:1"), ("[]: # (paid)\n", "4:1"),
    ("Bought. [//]: # (for 500)\n", "4:9"), ("## A [x]: <> 'b'\n", "4:6"), ("- a [//]:#(b)\n", "4:5"),
    ("**a** b [c d]: # \"e\"\n", "4:9"),
    ("#+BEGIN_COMMENT\npaid\n#+END_COMMENT\n", "4:1"), ("\\begin{comment}\npaid\n\\end{comment}\n", "4:1"),
    ("a {{-- paid --}}\n", "4:3"), ("- /* paid */\n", "4:3"), ("a (/* paid */)\n", "4:4"), ("*/* paid */*\n", "4:2"),
    ("/*\n\npaid\n\n*/\n", "4:1"),
    ("<!-paid->\n", "4:1"), ("a <!- never\n", "4:3"), ("‹!— paid\n\nmore —>\n", "4:1"), ("<!—- paid -—>\n", "4:1"),
    ("< !--paid\n\n5000-->\n", "4:1"), ("<! paid -->\n", "4:1"),
    ("{#paid#}\n", "4:1"), ("a {#- paid\n\nby me -#}\n", "4:3"), ("{#\npaid\n#}\n", "4:1"), ("{/* paid */}\n", "4:1"),
    ("a {>>paid<<}\n", "4:3"), ("<%-- paid --%>\n", "4:1"), ("<%# paid %>\n", "4:1"), ("a\n\n%% paid\n", "6:1"),
    ("At the fair.%%paid%% Runs.\n", "4:13"), ("## Engine%%paid%%\n", "4:10"), ("車%%秘密%%\n", "4:2"),
    ("1967%%paid%%\n", "4:5"),
    ("10%% off (%%paid 80%%)\n", "4:11"), ("{%comment%}paid{%endcomment%}\n", "4:1"), ("a {%-  comment -%}\n", "4:3"),
    ("{ /* paid */ }\n", "4:1"), ("a /* paid\nby me */\n", "4:3"), ("{{< comment >}}paid{{< /comment >}}\n", "4:1"),
    ("{{% comment %}}paid{{% /comment %}}\n", "4:1"), ("<#-- paid -->\n", "4:1"),
  ])
  func `comments that CommonMark does not know are reported`(notes: String, place: String) throws {
    let isMistyped = notes.contains(/<! |<!-[^-]|<--|< !|<!—|<!–|‹/)
    let remedy =
      isMistyped
      ? "comments are between '<!--' and '-->'"
      : notes.contains("<!--")
        ? "comments end with '-->', and have no '--' in them"
        : notes.contains(/%|\{|\[\]|\/\*|<#|#\+/)
          ? "write <!-- a comment -->" : "write [//]: # (a comment), below an empty line and without other parentheses"
    for settings in ["", "smart-punctuation: true\n", "allow-html: true\n"] {
      #expect(
        try SmallSite.findings(inNotes: notes, beside: ["site.yaml": settings]) == [
          "content/c/n.md:\(place): warning: CommonMark does not take this for a comment, so that it is on the page; \(remedy) [notes-comment]"
        ])
    }
  }

  @Test(arguments: [("- a\n- <!-- b\n\nc -->\n", "5:3"), ("> <!-- a\nb -->\n", "4:3")])
  func `comments that end below the list or quotation in which they begin are reported`(
    notes: String, place: String
  ) throws {
    let findings = try SmallSite.findings(inNotes: notes, beside: ["site.yaml": "allow-html: true\n"])
    let rule =
      "this comment ends with the list or the quotation in which it begins, so that its last lines are on the page; indent them, or begin them with '>'"
    #expect(findings == ["content/c/n.md:\(place): warning: \(rule) [notes-comment]"])
  }

  @Test(arguments: [
    ("<!-- a\n<!-- b -->\nc\n-->\n", "4:1"), ("- <!-- a\n  <!-- b -->\n  c\n  -->\n", "4:3"),
    ("<!-- a\n\n<!-- b -->\n\nc\n\n-->\n", "4:1"),
  ])
  func `comments that end with another in them are reported`(notes: String, place: String) throws {
    let findings = try SmallSite.findings(inNotes: notes, beside: ["site.yaml": "allow-html: true\n"])
    let rule =
      "this comment has another in it, and ends with that, so that its last lines are on the page; take out the marks of the other"
    #expect(findings == ["content/c/n.md:\(place): warning: \(rule) [notes-comment]"])
  }

  @Test func `a comment that ends with another in HTML that is kept is reported`() throws {
    let notes = "<!-- a <!-- b --> c -->\n"
    let site: KeyValuePairs = ["site.yaml": "allow-html: true\n"]
    let findings = try SmallSite.findings(inNotes: notes, beside: site)
    #expect(findings.count == 1 && findings[0].contains("4:1: warning: this comment has another in it"), "\(findings)")
    #expect(try SmallSite.findings(inNotes: "<!-- a <!-- b -->\n<p>c</p>\n", beside: site) == [])
  }

  @Test(arguments: [("<!-- a -->\nb\n-->\n", "6:1"), ("a\n  --> \nb\n", "5:3")])
  func `ends of no comment are reported`(notes: String, place: String) throws {
    let rule =
      "this '-->' ends no comment, so that the text above it is on the page; a comment ends with the first '-->'"
    #expect(
      try SmallSite.findings(inNotes: notes) == ["content/c/n.md:\(place): warning: \(rule) [notes-comment]"])
  }

  @Test(arguments: [
    "<!-- a\n<!-- b -->\n",
    "<!-- a -->\n", "a <!-- b --> c\n", "<!-- a -- b -->\n", "a\n\n<!--\n[//]: # b\n-->\n", "`<!-- a -- b`\n",
    "```\na <!-- b\n[//]: # c\n```\n", "\\<!-- a -- b\n", "    [//]: # c\n", "- [//]: # (a)\n", "[//]: #(c)\n",
    "`<!--` and -->\n", "a --> b\n", "- <!-- a\n\n  b -->\n", "a\n\n[//]: # 'b'\n", "10%% of 20%%\n", "a %% b\n",
    "`a %% b %%`\n", "%%%\na\n%%%\n",
    "a\n\n[//]: # \"b\"\n", "a\n\n[//]: # (b \\(c\\))\n", "&lt;!-- a\n",
  ])
  func `comments that are on no page are not reported`(notes: String) throws {
    #expect(try SmallSite.findings(inNotes: notes) == [])
  }

  @Test(
    arguments: [
      ("See [[Dune]].\n", "4:5 L"), ("- a [[Dune (1984).md|Dune]]\n", "4:5 L"), ("![[front.jpg]]\n", "4:1 P"),
      ("![my car](my car.jpg)\n", "4:1 SP"), ("![[a]](b c.jpg)\n", "4:1 SP"), ("# [Dune](my dune.md#top)\n", "4:3 SL"),
      ("[[1984]] ä[[2024-01-31]]\n", "4:1 L, 4:11 L"),
      ("[a](https://b.c/d e) [f](obsidian://g h)\n", "4:1 SL, 4:22 SL"),
      ("> [a](b (c) d.md) e\n", "4:3 SL"), ("a [b](c d.html \"e\")\n", "4:3 SL"),
      ("ä [b](c d.md) [[e]]\n", "4:3 SL, 4:15 L"),
      ("![a](b  c.jpg\nd)\n", "4:1 SP"), ("\\\\[[a]]\n", "4:3 L"), ("\\![[a]]\n", "4:3 L"),
    ])
  func `links and pictures that CommonMark does not know are reported`(notes: String, expected: String) throws {
    let remedies = [
      "L": "CommonMark has no links in double brackets, so that this is text on the page; write [Title](item.md)",
      "P": "CommonMark has no pictures in double brackets, so that this is text on the page; write ![](photo.jpg)",
      "SL":
        "an address with spaces ends at the first, so that this is text on the page; write it in angle brackets, as in [Title](<an item.md>)",
      "SP":
        "an address with spaces ends at the first, so that this is text on the page; write it in angle brackets, as in ![](<a photo.jpg>)",
    ]
    #expect(
      try SmallSite.findings(inNotes: notes)
        == expected.split(separator: ", ").map { finding in
          let parts = finding.split(separator: " ").map(String.init)
          return "content/c/n.md:\(parts[0]): warning: \(remedies[parts[1]] ?? "") [notes-link]"
        })
  }

  @Test(arguments: [
    "`[[a]]` \\[[a]] [\\[a]] [[1]] [[12]] [[100, 200]] a[[100]]\n", "```\n[[a]]\n![a](b c.jpg)\n```\n", "    [[a]]\n",
    "[[a]](#n)\n",
    "[[a]]\n\n[a]: #n\n", "`![a](b c.jpg)` \\[a](b c.jpg)\n", "[a](<b c>) [b](#c \"d e\") [c]( #d )\n",
    "[sic](as in the text)\n", "a](b c.jpg)\n", "[[a\nb]]\n", "[](#a 'b c')\n", "[x] (a b.jpg)\n",
    "![c]( d.jpg ) ![c]( <d e.jpg> )\n",
  ])
  func `other brackets are not reported`(notes: String) throws {
    #expect(try SmallSite.findings(inNotes: notes).filter { $0.hasSuffix("[notes-link]") } == [])
  }

  @Test func `of many findings of one kind, the first are reported, and how many more there are`() throws {
    let findings = try SmallSite.findings(inNotes: String(repeating: "[[a]] [b](c.md) ", count: 1_003))
    #expect(findings.count == 2_000)
    let last = findings.filter { $0.contains(" (and 3 more of this kind in these notes) ") }
    #expect(Set(last.compactMap { $0.split(separator: " ").last }) == ["[broken-link]", "[notes-link]"])
  }

  @Test func `each kind of harm is named`() throws {
    #expect(
      try SmallSite.findings(inNotes: "[a](JavaScript:x) ![b](data:image/png,x) <FILE:///x>") == [
        "content/c/n.md:4:1: warning: links that could run a script (javascript:) are left out [broken-link]",
        "content/c/n.md:4:19: warning: links that carry their data themselves (data:) are left out [broken-link]",
        "content/c/n.md:4:42: warning: links that lead into the reader's own machine (file:) are left out [broken-link]",
      ])
  }

  @Test func `a link or a picture without an address is only its text, and is reported`() throws {
    #expect(try SmallSite.notes("[a]() ![b](<> \"t\")") == "<p>a b</p>\n")
    #expect(
      try SmallSite.findings(inNotes: "[a]() ![b](<> \"t\")") == [
        "content/c/n.md:4:1: warning: this link has no address [broken-link]",
        "content/c/n.md:4:7: warning: this picture has no address [broken-link]",
      ])
  }

  @Test func `the feed and the sitemap can be linked to where there are any`() throws {
    let notes = "[f](../feed.xml) [s](/sitemap.xml)"
    #expect(
      try SmallSite.notes(notes, site: "url: https://example.org\n")
        == "<p><a href=\"../feed.xml\">f</a> <a href=\"../sitemap.xml\">s</a></p>\n")
    #expect(
      try SmallSite.findings(inNotes: notes) == [
        "content/c/n.md:4:1: warning: there is no '../feed.xml' in the content [broken-link]",
        "content/c/n.md:4:18: warning: there is no '/sitemap.xml' in the content [broken-link]",
      ])
  }

  @Test func `what is nearly the name of a file brings that up`() throws {
    #expect(
      try SmallSite.findings(
        inNotes: "[a](1960-falcon.md) [b](1960-Ford-Falcon.html#x) ![c](Dash.SVG) [d](../c/zzzz.md)",
        beside: ["c/1960-ford-falcon.md": SmallSite.item, "c/1960-for-falcon.md": SmallSite.item, "c/dash.svg": "d"])
        == [
          "content/c/n.md:4:1: warning: there is no '1960-falcon.md' in the content; did you mean '1960-for-falcon.md'? [broken-link]",
          "content/c/n.md:4:21: warning: there is no '1960-Ford-Falcon.html#x' in the content; did you mean '1960-ford-falcon.html'? [broken-link]",
          "content/c/n.md:4:50: warning: there is no 'Dash.SVG' in the content; did you mean 'dash.svg'? [broken-link]",
          "content/c/n.md:4:65: warning: there is no '../c/zzzz.md' in the content [broken-link]",
        ])
  }

  @Test func `an address between angle brackets is reported at its place, wherever it is`() throws {
    #expect(
      try SmallSite.findings(inNotes: "one\r\n<data:x> é <file:y>\r\n\r\n> - é [a](data:x)\r\n>   é <data:x>") == [
        "content/c/n.md:5:1: warning: links that carry their data themselves (data:) are left out [broken-link]",
        "content/c/n.md:5:12: warning: links that lead into the reader's own machine (file:) are left out [broken-link]",
        "content/c/n.md:7:7: warning: links that carry their data themselves (data:) are left out [broken-link]",
        "content/c/n.md:8:7: warning: links that carry their data themselves (data:) are left out [broken-link]",
      ])
  }

  @Test func `where HTML is allowed, such addresses stay`() throws {
    let notes = "![t](data:image/png;base64,AA==) [s](javascript:x)"
    #expect(
      try SmallSite.notes(notes, site: "allow-html: true\n")
        == "<p><img src=\"data:image/png;base64,AA==\" alt=\"t\" /> <a href=\"javascript:x\">s</a></p>\n")
    #expect(
      try SmallSite.findings(inNotes: notes, beside: ["site.yaml": "allow-html: true"]) == [])
  }

  @Test func `what a page cannot hold is replaced in notes, however it is written`() throws {
    #expect(
      try SmallSite.notes("a\u{1B}[31m &#x1B; \u{B} &#xFFFE; \u{FFFF} &#128; é\u{85}ü, and then plain text again\u{7F}")
        == "<p>a\u{FFFD}[31m \u{FFFD} \u{FFFD} \u{FFFD} \u{FFFD} \u{FFFD} é\u{FFFD}ü, and then plain text again\u{FFFD}</p>\n"
    )
  }
}

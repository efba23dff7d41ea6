import Testing

@testable import FrontMatter

/// Each case is what is between the dashes, and below it all findings, by their places and without `error:`.
struct BrokenDocumentTests {
  @Test func `keys that are missing, given twice or not words are errors`() {
    expectFindings(
      """
      a: 1
      b: 2
      a: 3
      => 4:1: 'a' is given twice; the first is on line 2 [duplicate-key]

      a: {b: 1, b: 2}
      => 2:11: 'b' is given twice; the first is on line 2 [duplicate-key]

      [a]: 1
      => 2:1: a key is a word or a few on one line, not a list, a mapping or a block [key-form]

      ? [a]
      : 1
      => 2:3: a key is a word or a few on one line, not a list, a mapping or a block [key-form]

      ? |
        x
      : 1
      => 2:3: a key is a word or a few on one line, not a list, a mapping or a block [key-form]

      {a: 1}: 2
      => 2:1: a key is a word or a few on one line, not a list, a mapping or a block [key-form]

      : 1
      => 2:1: there is no key before this colon [key-form]

      "": 1
      => 2:1: there is no key before this colon [key-form]

      a: 1
      : 2
      => 3:1: there is no key before this colon [key-form]

      a: 1
      ?\u{20}
      => 3:2: there is no key before this colon [key-form]

      a: #c
      b: #c
      a: 1
      => 4:1: 'a' is given twice; the first is on line 2 [duplicate-key]

      a: *b
      c: 1
      a: 2
      => 2:4: anchors (&) and aliases (*) are not used here; a value that begins with '&' or '*' needs quotes [yaml-alias]
      => 4:1: 'a' is given twice; the first is on line 2 [duplicate-key]
      """)
  }

  @Test(arguments: [1, 2, 15, 16, 17, 18, 40])
  func `a key that is given twice is found among any number of keys`(count: Int) {
    let lines = (0..<count).map { "k\($0): 1\n" }
    for again in 0..<count {
      let (frontMatter, findings) = read("---\n" + lines.joined() + "k\(again): 2\n---\n")
      #expect(
        findings == [
          "a.md:\(count + 2):1: error: 'k\(again)' is given twice; the first is on line \(again + 2) [duplicate-key]"
        ])
      #expect(frontMatter.entries.map(\.value.text) == Array(repeating: "1", count: count))
    }
  }

  @Test func `anything but keys and values is an error`() {
    expectFindings(
      """
      make:Ford
      => 2:1: YAML here is lines of 'key: value'; a space is needed after 'make:' [yaml-document]

      make:Ford
      model: x
      => 2:1: YAML here is lines of 'key: value'; a space is needed after 'make:' [yaml-document]

      just words
      => 2:1: YAML here is lines of 'key: value' [yaml-document]

      - a
      - b
      => 2:1: YAML here is lines of 'key: value' [yaml-document]

      [1, 2]
      => 2:1: YAML here is lines of 'key: value' [yaml-document]

      "x"
      => 2:1: YAML here is lines of 'key: value' [yaml-document]

      --- x
      => 2:1: a line that begins with '---' ends the front matter, and nothing may follow the dashes [yaml-document]

      --- # c
      a: 1
      => 2:1: a line that begins with '---' ends the front matter, and nothing may follow the dashes [yaml-document]

      a: 1
      %YAML 1.2
      --- {draft: yes}
      => 3:1: directives (%) are not used here; a value that begins with '%' needs quotes [yaml-document]

      a: 1
      %TAG ! x
      --- # c
      draft: yes
      => 3:1: directives (%) are not used here; a value that begins with '%' needs quotes [yaml-document]

      a: 1
      ...
      => 3:1: front matter ends with '---', not with '...' [yaml-document]

      ...
      => 2:1: front matter ends with '---', not with '...' [yaml-document]

      a: 1
      ...
      b: 2
      => 3:1: front matter ends with '---', not with '...' [yaml-document]

      %YAML 1.2
      => 2:1: directives (%) are not used here; a value that begins with '%' needs quotes [yaml-document]

      # c
      %TAG ! x
      => 3:1: directives (%) are not used here; a value that begins with '%' needs quotes [yaml-document]

      %YAML 1.1
      ---\u{20}
      => 2:1: directives (%) are not used here; a value that begins with '%' needs quotes [yaml-document]

      a\u{2028}: 1
      b: @
      => 2:1: YAML here is lines of 'key: value' [yaml-document]

       ---
      => 2:2: YAML here is lines of 'key: value' [yaml-document]

      ----
      => 2:1: YAML here is lines of 'key: value' [yaml-document]

      %
      => 2:1: directives (%) are not used here; a value that begins with '%' needs quotes [yaml-document]

      x y
      z: 1
      => 2:1: YAML here is lines of 'key: value' [yaml-document]
      """)
  }

  @Test func `anchors, aliases and tags are errors`() {
    expectFindings(
      """
      a: &x 1
      => 2:4: anchors (&) and aliases (*) are not used here; a value that begins with '&' or '*' needs quotes [yaml-alias]

      a: *x
      => 2:4: anchors (&) and aliases (*) are not used here; a value that begins with '&' or '*' needs quotes [yaml-alias]

      a: *bold* text
      => 2:4: anchors (&) and aliases (*) are not used here; a value that begins with '&' or '*' needs quotes [yaml-alias]

      a: & b
      => 2:4: anchors (&) and aliases (*) are not used here; a value that begins with '&' or '*' needs quotes [yaml-alias]

      <<: *x
      => 2:1: the merge key '<<' is not used here; write the keys out [yaml-alias]
      => 2:5: anchors (&) and aliases (*) are not used here; a value that begins with '&' or '*' needs quotes [yaml-alias]

      a: !!str 1
      => 2:4: tags (!) are not used here; a value that begins with '!' needs quotes [yaml-tag]

      a: !foo 1
      => 2:4: tags (!) are not used here; a value that begins with '!' needs quotes [yaml-tag]

      a: !
      => 2:4: tags (!) are not used here; a value that begins with '!' needs quotes [yaml-tag]

      a: !x!y 1
      => 2:4: tags (!) are not used here; a value that begins with '!' needs quotes [yaml-tag]

      a: !<x> 1
      => 2:4: tags (!) are not used here; a value that begins with '!' needs quotes [yaml-tag]

      a: &
      => 2:4: anchors (&) and aliases (*) are not used here; a value that begins with '&' or '*' needs quotes [yaml-alias]

      a: *
      => 2:4: anchors (&) and aliases (*) are not used here; a value that begins with '&' or '*' needs quotes [yaml-alias]

      a: !!
      => 2:4: tags (!) are not used here; a value that begins with '!' needs quotes [yaml-tag]

      a:
        <<: {x: 1}
      => 3:3: the merge key '<<' is not used here; write the keys out [yaml-alias]

      a: [&x b, *x, !t c]
      => 2:5: anchors (&) and aliases (*) are not used here; a value that begins with '&' or '*' needs quotes [yaml-alias]
      => 2:11: anchors (&) and aliases (*) are not used here; a value that begins with '&' or '*' needs quotes [yaml-alias]
      => 2:15: tags (!) are not used here; a value that begins with '!' needs quotes [yaml-tag]
      """)
  }
}

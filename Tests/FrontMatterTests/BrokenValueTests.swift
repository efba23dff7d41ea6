import Testing

/// Each case is what is between the dashes, and below it all findings, by their places and without `error:`.
struct BrokenValueTests {
  @Test func `values that need quotes are errors without them`() {
    expectFindings(
      """
      title: Foo: Bar
      => 2:11: a value that contains ': ' needs quotes [yaml-syntax]

      url: a http: //x
      => 2:12: a value that contains ': ' needs quotes; if 'http' is a key, it begins a line of its own [yaml-syntax]

      a: @home
      => 2:4: a value that begins with '@' needs quotes [yaml-syntax]

      a: `x`
      => 2:4: a value that begins with '`' needs quotes [yaml-syntax]

      a: %x
      => 2:4: a value that begins with '%' needs quotes [yaml-syntax]

      a: "\\d"
      => 2:5: '\\d' is no escape; write '\\\\' for a backslash, or use single quotes [yaml-syntax]

      a: "\\xZZ"
      => 2:7: an escape is \\x and 2, \\u and 4 or \\U and 8 hexadecimal digits of a character [yaml-syntax]

      a: "\\uD800"
      => 2:7: this escape is half of a character, and the other half does not follow it [yaml-syntax]

      a: "\\x00"
      => 2:4: text has no control characters, not as an escape either [yaml-syntax]

      a: |text
      => 2:4: a value that begins with '|' needs quotes; the text of a block begins on the line below '|' [yaml-syntax]

      u: >#1 hits of the year
      => 2:4: a comment after '|' or '>' needs a space before '#'; a value that begins with '|' or '>' needs quotes [yaml-syntax]

      g: |# of copies
        text
      => 2:4: a comment after '|' or '>' needs a space before '#'; a value that begins with '|' or '>' needs quotes [yaml-syntax]

      a: > quote
      => 2:4: a value that begins with '>' needs quotes; the text of a block begins on the line below '>' [yaml-syntax]

      a: >5
      => 2:4: a value that begins with '>' needs quotes; the text of a block begins on the line below '>' [yaml-syntax]

      b:
        - |5
      => 3:5: a value that begins with '|' needs quotes; the text of a block begins on the line below '|' [yaml-syntax]

      a: - x
      => 2:4: a list begins on the line below its key; a value that begins with '- ' needs quotes [yaml-syntax]

      a: ? x
      => 2:4: a value that begins with '? ' needs quotes [yaml-syntax]

      a: \u{0}
      => 2:4: the character U+0000 is not allowed in YAML [yaml-syntax]

      a: x\u{8}y
      => 2:5: the character U+0008 is not allowed in YAML [yaml-syntax]

      a: ,x
      => 2:4: a value that begins with ',' needs quotes [yaml-syntax]

      a: "b": c
      => 2:7: a value that contains ': ' needs quotes [yaml-syntax]

      a: b: c
      => 2:5: a value that contains ': ' needs quotes [yaml-syntax]

      a: |x
        y
      => 2:4: a value that begins with '|' needs quotes; the text of a block begins on the line below '|' [yaml-syntax]

      a: |+-
       x
      => 2:4: a value that begins with '|' needs quotes; the text of a block begins on the line below '|' [yaml-syntax]

      a: "\\u12"
      => 2:7: an escape is \\x and 2, \\u and 4 or \\U and 8 hexadecimal digits of a character [yaml-syntax]

      a: "\\x07"
      => 2:4: text has no control characters, not as an escape either [yaml-syntax]

      a: "\\q"
      b: @
      => 2:5: '\\q' is no escape; write '\\\\' for a backslash, or use single quotes [yaml-syntax]

      a: 100%: yes
      => 2:8: a value that contains ': ' needs quotes [yaml-syntax]

      key: [a]: b
      => 2:9: a value that contains ': ' needs quotes [yaml-syntax]

      a: \\x
      b: \u{2028}@
      => 3:5: a value that begins with '@' needs quotes [yaml-syntax]

      a: é "x" y: z
      => 2:11: a value that contains ': ' needs quotes; if 'y' is a key, it begins a line of its own [yaml-syntax]

      🚗: @
      => 2:4: a value that begins with '@' needs quotes [yaml-syntax]

      a: ?\u{20}
      => 2:4: a value that begins with '? ' needs quotes [yaml-syntax]

      a: -
      => 2:4: a list begins on the line below its key; a value that begins with '- ' needs quotes [yaml-syntax]

      a: -\u{20}
      => 2:4: a list begins on the line below its key; a value that begins with '- ' needs quotes [yaml-syntax]

      a: >2x
      => 2:4: a value that begins with '>' needs quotes; the text of a block begins on the line below '>' [yaml-syntax]
      """)
  }

  @Test func `wrong lines, indentation and colons are errors`() {
    expectFindings(
      """
      a: 1
       b: 2
      => 3:2: lines that belong together have the same indentation, and this one has another [yaml-syntax]

      a: 1
        b: 2
      c: 3
      => 3:3: lines that belong together have the same indentation, and this one has another [yaml-syntax]

        a: 1
       b: 2
      => 3:2: lines that belong together have the same indentation, and this one has another [yaml-syntax]

      a:
        b: 1
       c: 2
      => 4:2: lines that belong together have the same indentation, and this one has another [yaml-syntax]

      model: x
      make:Ford
      => 3:1: a line is 'key: value', and this one has no colon with a space after it; a space is needed after 'make:' [yaml-syntax]

      a: 1
      just words
      => 3:1: a line is 'key: value', and this one has no colon with a space after it [yaml-syntax]

      a: [x, y}
      => 2:9: a list that begins with '[' ends with ']' [yaml-syntax]

      a: {x: 1]
      => 2:9: a mapping that begins with '{' ends with '}' [yaml-syntax]

      a: |0
       x
      => 2:5: a block's indentation is a digit from 1 to 9 [yaml-syntax]

      a: |
         x
        y
      => 4:3: lines that belong together have the same indentation, and this one has another [yaml-syntax]

      a: |
      \tx
      => 3:1: lines are indented with spaces, not with tabs [yaml-tab]

      a:
      \tb: 1
      => 3:1: lines are indented with spaces, not with tabs [yaml-tab]

      \ta: 1
      => 2:1: lines are indented with spaces, not with tabs [yaml-tab]

      a: 1
      \tb: 2
      => 3:1: lines are indented with spaces, not with tabs [yaml-tab]

      a: x
      \ty
      => 3:1: lines are indented with spaces, not with tabs [yaml-tab]

      a:
        - x
        b: 1
      => 4:3: each item of a list begins with '- ', as far in as the first [yaml-syntax]

      a:
        - x
       y
      => 4:2: lines that belong together have the same indentation, and this one has another [yaml-syntax]

      a: {b: [1, 2}
      => 2:13: a list that begins with '[' ends with ']' [yaml-syntax]

      a: x\u{2028}y
      b: @
      => 2:6: the invisible character before this ends a line in YAML; take it out [yaml-syntax]

      a: b
      - c
      => 3:1: a list belongs below a key that has no other value [yaml-syntax]

      a:
      - b
      c
      => 4:1: a line is 'key: value', and this one has no colon with a space after it [yaml-syntax]

      a:
         b: 1
        c: 2
      => 4:3: lines that belong together have the same indentation, and this one has another [yaml-syntax]

      a: 1
      b:2
      c: 3
      => 3:1: a line is 'key: value', and this one has no colon with a space after it; a space is needed after 'b:' [yaml-syntax]

      a:
        - b
        c
      => 4:3: a line is 'key: value', and this one has no colon with a space after it [yaml-syntax]
      """)
  }
}

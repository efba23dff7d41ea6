import Testing

/// Each case is what is between the dashes, and below it all findings, by their places and without `error:`.
struct BrokenBracketTests {
  @Test func `quotes and brackets that are not closed are errors`() {
    expectFindings(
      """
      a: "open
      b: 1
      => 2:4: the quote that begins here is never closed [yaml-syntax]

      a: 'open
      => 2:4: the quote that begins here is never closed [yaml-syntax]

      a: 'Salem's Lot'
      => 2:11: text follows the closing quote; put the whole value in single quotes, and double the single quotes in it [yaml-syntax]

      a: [x, y
      b: 1
      => 2:4: the list that begins here is never closed by ']', or lacks a comma [yaml-syntax]

      a: [x, y
      => 2:4: the list that begins here is never closed by ']', or lacks a comma [yaml-syntax]

      a: [x y: z w: 1]
      => 2:13: a comma or ']' is missing here, or quotes around the value [yaml-syntax]

      a: {x: 1
      => 2:4: the mapping that begins here is never closed by '}', or lacks a comma [yaml-syntax]

      a: {x: 1 y: 2}
      => 2:11: a comma or '}' is missing here, or quotes around the value [yaml-syntax]

      a: ]
      => 2:4: this ']' closes nothing; a value that contains it needs quotes [yaml-syntax]

      a: 1
      ]
      => 3:1: this ']' closes nothing; a value that contains it needs quotes [yaml-syntax]

      a: [x] y
      => 2:8: text follows the closing bracket; a value that begins with a bracket needs quotes [yaml-syntax]

      a: [x]]
      => 2:7: this ']' closes nothing; a value that contains it needs quotes [yaml-syntax]

      a: "x" y
      => 2:8: text follows the closing quote; put the whole value in single quotes, and double the single quotes in it [yaml-syntax]

      é: 1
      ö: "☃" x
      => 3:8: text follows the closing quote; put the whole value in single quotes, and double the single quotes in it [yaml-syntax]

      a: [a, , b]
      => 2:8: a value is missing before this comma [yaml-syntax]

      a: [,]
      => 2:5: a value is missing before this comma [yaml-syntax]

      a: [a::, b]
      => 2:7: a value that contains ':' needs quotes in brackets [yaml-syntax]

      a: [a:, b]
      => 2:6: a value that contains ':' needs quotes in brackets [yaml-syntax]

      a: [
      => 2:4: the list that begins here is never closed by ']', or lacks a comma [yaml-syntax]

      a: [x,
        y
      b: 1
      => 2:4: the list that begins here is never closed by ']', or lacks a comma [yaml-syntax]

      "a: 1
      => 2:1: the quote that begins here is never closed [yaml-syntax]

      a: "x
      y: 1
      => 2:4: the quote that begins here is never closed [yaml-syntax]

      a: "b" # c
      b: 'c
      => 3:4: the quote that begins here is never closed [yaml-syntax]

      a: 'it''s'
      b: 'x
      => 3:4: the quote that begins here is never closed [yaml-syntax]

      a: [x, 'y]
      => 2:8: the quote that begins here is never closed [yaml-syntax]

      a: {x: "y}
      => 2:8: the quote that begins here is never closed [yaml-syntax]

      a: 'x' 'y'
      => 2:8: text follows the closing quote; put the whole value in single quotes, and double the single quotes in it [yaml-syntax]

      a: {b: [c: {d: 1}
      => 2:8: the list that begins here is never closed by ']', or lacks a comma [yaml-syntax]

      a:
      - [b
      - c
      => 3:3: the list that begins here is never closed by ']', or lacks a comma [yaml-syntax]

      a: "é" y
      => 2:8: text follows the closing quote; put the whole value in single quotes, and double the single quotes in it [yaml-syntax]

      a: [b,,c]
      => 2:7: a value is missing before this comma [yaml-syntax]
      """)
  }
}

import Diagnostics
import Testing

@testable import FrontMatter

struct EditorTests {
  private let file = """
    ---
    # The car.
    make: 'Ford'   # who made it
    model: Mustang
    engine:
      power: 271  # hp
      cylinders: [4, 4]
    authors:
      - A # first
      - B
    story: |- # long
      one
      two

    year:
    ---

    Notes --- and more
    """

  @Test func `a text replaces a text and nothing else`() throws {
    try expect(setting(.text("Opel"), "make", in: file), "make: 'Ford'", "make: 'Opel'")
    try expect(setting(.text("No"), "model", in: file), "model: Mustang", "model: No")
    try expect(setting(.text("a: b"), "model", in: file), "model: Mustang", "model: \"a: b\"")
    try expect(setting(.text("300"), "engine", "power", in: file), "power: 271  # hp", "power: 300  # hp")
    try expect(setting(.text("1964"), "year", in: file), "year:", "year: 1964")
    try expect(setting(.text(""), "year", in: file), "year:", "year: \"\"")
    try expect(setting(.text("one"), "story", in: file), "|- # long\n  one\n  two\n", "|- # long\n  one\n")
    try expect(setting(.text("x\ny\n"), "make", in: file), "'Ford'   # who made it", "|   # who made it\n  x\n  y")
    try expect(setting(.text("x"), "authors", in: file), "authors:\n  - A # first\n  - B", "authors: x")
  }

  @Test func `elements of a list are changed line by line`() throws {
    try expect(setting(.texts(["A", "B", "C"]), "authors", in: file), "  - B\n", "  - B\n  - C\n")
    try expect(setting(.texts(["Z", "A", "B"]), "authors", in: file), "  - A # first", "  - Z\n  - A # first")
    try expect(setting(.texts(["A", "X"]), "authors", in: file), "  - B\n", "  - X\n")
    try expect(setting(.texts(["B"]), "authors", in: file), "  - A # first\n", "")
    try expect(setting(.texts(["A"]), "authors", in: file), "  - B\n", "")
    try expect(setting(.list([]), "authors", in: file), "authors:\n  - A # first\n  - B", "authors: []")
    try expect(setting(.texts(["4", "a, b"]), "engine", "cylinders", in: file), "[4, 4]", "[4, \"a, b\"]")
  }

  @Test func `items of a list in brackets are changed one by one`() throws {
    let file = "---\nt: ['a',  \"b\", c ] # c\nm: [\n  a, # first\n  b,\n  c\n]\n---\n"
    func t(_ items: [String], _ written: String) throws {
      #expect(try setting(.texts(items), "t", in: file) == file.replacing("['a',  \"b\", c ]", with: written))
    }
    try t(["a", "b", "c", "d"], "['a',  \"b\", c, d ]")
    try t(["x", "b", "c"], "['x',  \"b\", c ]")
    try t(["z", "a", "b", "c"], "['z', 'a',  \"b\", c ]")
    try t(["b", "c"], "[\"b\", c ]")
    try t(["a", "c"], "['a', c ]")
    try t(["a", "b"], "['a',  \"b\" ]")
    try t(["a", "n, o", "b", "c"], "['a', 'n, o',  \"b\", c ]")
    try t(["it's"], "['it''s' ]")
    try t([], "[]")
    func m(_ items: [String], _ old: String, _ new: String) throws {
      #expect(try setting(.texts(items), "m", in: file) == file.replacing(old, with: new))
    }
    try m(["a", "b", "c", "d"], "  c\n]", "  c,\n  d\n]")
    try m(["a", "c"], "  b,\n", "")
    try m(["b", "c"], "  a, # first\n  b", "  b")
    try m(["a"], "a, # first\n  b,\n  c\n", "a # first\n")
  }

  @Test(arguments: [
    // Each with what it becomes without `b`, with `b` first, and with `c` between.
    ("b,", "  a, # first\n", "  b,\n  a, # first\n", "  a, # first\n  c,\n  b,\n"),
    ("b", "  a # first\n", "  b,\n  a # first\n", "  a, # first\n  c,\n  b\n"),
    ("b , # last", "  a, # first\n", "  b , # last\n  a, # first\n", "  a, # first\n  c,\n  b , # last\n"),
    ("b # last", "  a # first\n", "  b, # last\n  a # first\n", "  a, # first\n  c,\n  b # last\n"),
    ("# on b\n  b", "  a # first\n  # on b\n", "  # on b\n  b,\n  a # first\n", "  a, # first\n  c,\n  # on b\n  b\n"),
  ])
  func `a line of a list in brackets keeps its comment`(
    last: String, without: String, exchanged: String, between: String
  ) throws {
    func file(_ lines: String) -> String { "---\nm: [\n\(lines)]\n---\n" }
    let old = file("  a, # first\n  \(last)\n")
    #expect(try setting(.texts(["a"]), "m", in: old) == file(without))
    #expect(try setting(.texts(["b", "a"]), "m", in: old) == file(exchanged))
    #expect(try setting(.texts(["a", "c", "b"]), "m", in: old) == file(between))
    #expect(
      try setting(.texts(["a", "b"]), "m", in: setting(.texts(["b", "a"]), "m", in: old)).contains("a, # first"))
  }

  @Test(arguments: [
    // A list, its new texts, and what becomes of it.
    ("[a,\n  # on b\n  b]", "b", "[\n  # on b\n  b]"),
    ("[\n  a, # on a\n  # on b\n  b ]", "b", "[\n   # on a\n  # on b\n  b ]"),
    ("[ a\n  # on a\n  , b ]", "b", "[ \n  # on a\n   b ]"), ("[a, b, # on b\n c]", "a c", "[a, # on b\n c]"),
    ("[a, b, # on b\n # on c\n c]", "a", "[a,  # on b\n # on c\n ]"),
    ("[a, b, # on b\n c, d]", "a d", "[a,  # on b\n  d]"),
    ("[a, b # on b\n, c]", "a b", "[a, b # on b\n, ]"), ("[a, # on a\n b, c]", "a c", "[a, # on a\n c]"),
    ("\n  - a\n  - b\n  # on c\n  - c", "c b a", "\n  # on c\n  - c\n  - b\n  - a"),
    ("\n  # on a\n  - a\n  # on b\n  - b", "b a", "\n  # on b\n  - b\n  # on a\n  - a"),
    ("\n  # on all\n  - a\n  - b", "b a", "\n  # on all\n  - b\n  - a"),
    ("\n  # on a\n  - a\n  # on b\n  - b", "c b", "\n  # on a\n  - c\n  # on b\n  - b"),
    ("\n  - a\n  # on b\n  - b\n  # on c\n  - c\n  - d", "a d", "\n  - a\n  # on b\n  # on c\n  - d"),
    ("\n- a\n# on b\n# and more\n- b # b\n\n# on c\n- c", "b c a", "\n# on b\n# and more\n- b # b\n\n# on c\n- c\n- a"),
    ("[\n  # on a\n  a,\n  # on b\n  b\n]", "b a", "[\n  # on b\n  b,\n  # on a\n  a\n]"),
  ])
  func `lines of comments in a list stay, and go with their items to another place`(
    list: String, texts: String, expected: String
  ) throws {
    for lineBreak in ["\n", "\r\n"] {
      func file(_ list: String) -> String { "---\nm: \(list)\nn: o\n---\n".replacing("\n", with: lineBreak) }
      let texts = texts.split(separator: " ").map(String.init)
      #expect(try setting(.texts(texts), "m", in: file(list)) == file(expected))
    }
  }

  @Test(arguments: [
    ("[ # from\n  b, # of b\n  # here\n]", "[ # from\n  # here\n]"),
    ("[b, # of b\n # here\n c]", "[ # of b\n # here\n ]"),
    ("[\n b # of b\n]", nil), ("[b, c] # behind", nil), ("['# b', c]", nil), ("[ # from\n]", "[ # from\n]"),
  ])
  func `a list in brackets that is emptied keeps the comments that belong to no item`(
    list: String, kept: String?
  ) throws {
    let file = "---\nm: \(list)\n---\n"
    let behind = list.hasSuffix("behind") ? " # behind" : ""
    #expect(try setting(.texts([]), "m", in: file) == "---\nm: \(kept ?? "[]" + behind)\n---\n")
    #expect(try setting(.empty, "m", in: file) == "---\nm:\(kept.map { " " + $0 } ?? behind)\n---\n")
  }

  @Test(arguments: ["b]", "b,]", "b ,]"])
  func `the last item of a list in brackets goes with its comma`(last: String) throws {
    let file = "---\nm: [\n  a, # first\n  \(last)\n---\n"
    #expect(try setting(.texts(["a"]), "m", in: file) == "---\nm: [\n  a, # first\n  ]\n---\n")
  }

  @Test(arguments: [
    ("a: { b: c, d: e } # f", "a: [{ b: c, d: e }] # f"),
    (
      "a: # f\n  b: c # g\n  # h\n\n  d: |\n    e\n\n    e",
      "a: # f\n  - b: c # g\n    # h\n\n    d: |\n      e\n\n      e"
    ),
    ("a:\r\n b: c\r\n d:\r\n - e", "a:\r\n - b: c\r\n   d:\r\n   - e"),
    ("a: [b]", "a: [b]"), ("a: b", "a: b"),
  ])
  func `a mapping becomes the only item of a list`(yaml: String, list: String) throws {
    let editor = try FrontMatterEditor(SourceFile(path: "a.md", text: "---\n\(yaml)\nz: y\n---\n"))
    #expect(String(decoding: try editor.listing(["a"]), as: UTF8.self) == "---\n\(list)\nz: y\n---\n")
  }

  @Test func `a cleared value leaves its key, and setting it again gives the old bytes`() throws {
    try expect(setting(.empty, "make", in: file), "make: 'Ford'   # who", "make:   # who")
    try expect(setting(.empty, "model", in: file), "model: Mustang", "model:")
    try expect(setting(.empty, "engine", "cylinders", in: file), "cylinders: [4, 4]", "cylinders:")
    try expect(setting(.empty, "authors", in: file), "authors:\n  - A # first\n  - B", "authors:")
    try expect(setting(.empty, "story", in: file), "story: |- # long\n  one\n  two\n", "story: # long\n")
    #expect(try setting(.empty, "year", in: file) == file)
    #expect(try setting(.text("Mustang"), "model", in: setting(.empty, "model", in: file)) == file)
    for value in ["\"Zed\"", "Zed", "[a]", "5"] {
      #expect(try setting(.empty, "a", in: "---\na:\n  \(value) \t# note\n---\n") == "---\na:\n  # note\n---\n")
    }
    #expect(try setting(.empty, "a", in: "---\na:\n  Zed\t\nb: 1\n---\n") == "---\na:\n  \nb: 1\n---\n")
    #expect(try setting(.empty, "e", "b", in: "---\ne: {b: 'x', c: y}\n---\n") == "---\ne: {b: , c: y}\n---\n")
  }

  @Test func `lines of comments between the items of a list stay when it is cleared`() throws {
    let list = "---\nt:\n  # c\n  - a # d\n  # e\n  - b\n  # f\n  - c # g\nu: x\n---\n"
    let cleared = "---\nt:\n  # c\n  # e\n  # f\nu: x\n---\n"
    #expect(try setting(.empty, "t", in: list) == cleared)
    #expect(try setting(.list([]), "t", in: list) == cleared.replacing("t:", with: "t: []"))
    #expect(try setting(.text("y"), "t", in: list) == cleared.replacing("t:", with: "t: y"))
  }

  @Test func `folded and literal blocks stay what they are`() throws {
    let file = "---\ns: >-\n    one\n    two\nt: |\n  x\n---\n"
    #expect(try setting(.text("a b"), "s", in: file) == file.replacing("one\n    two", with: "a b"))
    #expect(try setting(.text("a\nb"), "s", in: file) == file.replacing("one\n    two", with: "a\n\n    b"))
    #expect(try setting(.text("y\n"), "t", in: file) == file.replacing("  x", with: "  y"))
  }

  @Test func `a value above blank lines and comments that are further in is written on its line`() throws {
    func setting(_ text: String, in matter: String) throws -> String {
      let editor = try FrontMatterEditor(SourceFile(path: "a.md", text: "---\n\(matter)u: x\n---\n"))
      return String(decoding: try editor.setting(.text(text), forKey: ["t"]), as: UTF8.self)
    }
    #expect(try setting("a\nb", in: "t: one\n   \n") == "---\nt: \"a\\nb\"\n   \nu: x\n---\n")
    #expect(try setting("a\nb", in: "t: one\n    # c\n") == "---\nt: \"a\\nb\"\n    # c\nu: x\n---\n")
    #expect(try setting("short", in: "t: |\n  One\n  Two\n   \n") == "---\nt: short\n   \nu: x\n---\n")
    #expect(try setting("a\nb", in: "t: one\n") == "---\nt: |-\n  a\n  b\nu: x\n---\n")
  }

  @Test func `notes take the line breaks of the file, and stay where they say the same`() throws {
    func notes(_ notes: String, in text: String) throws -> String {
      let editor = try FrontMatterEditor(SourceFile(path: "a.md", text: text))
      return String(decoding: try editor.settingNotes(Array(notes.utf8)), as: UTF8.self)
    }
    #expect(try notes("b\n", in: "---\nk: v\n---\n\n\na\n") == "---\nk: v\n---\n\n\nb\n")
    #expect(try notes("b\nc", in: "---\r\nk: v\r\n---\r\na") == "---\r\nk: v\r\n---\r\nb\r\nc")
    #expect(try notes("\n\na", in: "---\nk: v\n---\n\na") == "---\nk: v\n---\n\na")
    #expect(try notes("a\nB\nb\nc", in: "---\nk: v\n---\na\r\nb\rc\r\n") == "---\nk: v\n---\na\r\nB\nb\rc\r\n")
    #expect(try notes("a\na", in: "---\nk: v\n---\na\r\nb\na\r\na\n\n") == "---\nk: v\n---\na\r\na\n\n")
    #expect(try notes("b", in: "---\nk: v\n---") == "---\nk: v\n---\n\nb\n")
    #expect(try notes("", in: "---\nk: v\n---\n\na\n") == "---\nk: v\n---\n")
    #expect(try notes("b", in: "a\n") == "b\n")
    #expect(throws: EditError.self) { try notes("---\nk: v\n---\n", in: "a\n") }
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a new key goes to the end, and removing it restores the old bytes`(lineBreak: String) throws {
    let file = file.replacing("\n", with: lineBreak)
    let added = try setting(.text("red"), "colour", in: file)
    expect(added, "year:\(lineBreak)", "year:\(lineBreak)colour: red\(lineBreak)")
    #expect(try removing("colour", in: added) == file)
    let below = try setting(.text("V8"), "engine", "type", in: file)
    expect(below, "[4, 4]\(lineBreak)", "[4, 4]\(lineBreak)  type: V8\(lineBreak)")
    #expect(try removing("engine", "type", in: below) == file)
    let nested = try setting(.texts(["a"]), "gear", "box", in: file)
    expect(nested, "year:\(lineBreak)", "year:\(lineBreak)gear:\(lineBreak)  box: [a]\(lineBreak)")
    #expect(try removing("gear", "box", in: nested) == file)
  }

  @Test func `a file without front matter gets one, and loses it with its last key`() throws {
    for notes in ["", "notes", "a\r\nb\r\n", "\u{FEFF}notes\n", " ---\nx"] {
      let added = try setting(.text("2024-01-01"), "deleted", in: notes)
      #expect(try removing("deleted", in: added) == notes)
    }
    #expect(try setting(.text("x"), "a", in: "n\r\n") == "---\r\na: x\r\n---\r\nn\r\n")
    #expect(try setting(.text("x"), "a", in: "\u{FEFF}n") == "\u{FEFF}---\na: x\n---\nn")
    #expect(try setting(.text("x"), "a", in: "---\n---\nn") == "---\na: x\n---\nn")
    let notesWithDashes = "---\na: 1\n---\n---\nb: 2\n---\n"
    #expect(try removing("a", in: notesWithDashes) == "---\n---\n---\nb: 2\n---\n")
    #expect(try removing("a", in: "---\n# c\na: 1\n---\nn") == "---\n# c\n---\nn")
  }

  @Test func `empty front matter stays if U+FEFF at the start of the notes would become a byte order mark`() throws {
    let file = "---\r\n---\r\u{FEFF}n"
    let added = "---\r\na: x\r\n---\r\u{FEFF}n"
    #expect(try Array(setting(.text("x"), "a", in: file).utf8) == Array(added.utf8))
    #expect(try Array(removing("a", in: added).utf8) == Array(file.utf8))
    // Behind a byte order mark a second one is text, and dashes after it are no front matter.
    let marked = "\u{FEFF}---\na: x\n---\n\u{FEFF}---\n"
    #expect(try Array(removing("a", in: marked).utf8) == Array("\u{FEFF}\u{FEFF}---\n".utf8))
  }

  @Test func `keys in brackets are edited in place`() throws {
    let file = "---\ne: {power: 3, \"b\":'x', c}\n---\n"
    #expect(try setting(.text("4, 5"), "e", "power", in: file) == "---\ne: {power: \"4, 5\", \"b\":'x', c}\n---\n")
    #expect(try setting(.text("y"), "e", "c", in: file) == "---\ne: {power: 3, \"b\":'x', c: y}\n---\n")
    #expect(try setting(.text("z\n"), "e", "d", in: file) == "---\ne: {power: 3, \"b\":'x', c, d: \"z\\n\"}\n---\n")
    #expect(try removing("e", "power", in: file) == "---\ne: {\"b\":'x', c}\n---\n")
    #expect(try removing("e", "b", in: file) == "---\ne: {power: 3, c}\n---\n")
    #expect(try setting(.text("1"), "e", in: "---\n{}\n---\n") == "---\n{e: 1}\n---\n")
  }

  @Test func `removing a key keeps its neighbours and comments`() throws {
    try expect(removing("make", in: file), "make: 'Ford'   # who made it\n", "")
    try expect(removing("engine", "power", in: file), "  power: 271  # hp\n", "")
    try expect(removing("story", in: file), "story: |- # long\n  one\n  two\n", "")
    try expect(removing("authors", in: file), "authors:\n  - A # first\n  - B\n", "")
    #expect(try removing("nothing", in: file) == file)
    #expect(try removing("engine", "nothing", in: file) == file)
  }

  @Test func `the same value changes no byte`() throws {
    #expect(try setting(.text("Ford"), "make", in: file) == file)
    #expect(try setting(.text("one\ntwo"), "story", in: file) == file)
    #expect(try setting(.texts(["A", "B"]), "authors", in: file) == file)
    #expect(
      try setting(.text("e\u{301}"), "a", in: "---\na: \u{E9}\n---\n").utf8.elementsEqual(
        "---\na: e\u{301}\n---\n".utf8))
  }

  @Test func `an impossible edit is refused with a reason`() {
    let broken = [
      "front matter with errors cannot be edited",
      "a.md:2:4: error: a value that begins with '@' needs quotes [yaml-syntax]",
    ].joined(separator: "\n")
    expectRefusal(broken) { try setting(.text("x"), "a", in: "---\na: @\n---\n") }
    expectRefusal("'engine' holds keys of its own; set one of them") { try setting(.text("x"), "engine", in: file) }
    expectRefusal("'make' holds a value, not keys") { try setting(.text("x"), "make", "year", in: file) }
    expectRefusal("a key has at least one character") { try setting(.text("x"), "", in: file) }
    expectRefusal("a key has at least one character") { try setting(.text("x"), in: file) }
    expectRefusal("a text has no control characters other than tabs and line breaks") {
      try setting(.text("\u{7}"), "a", in: file)
    }
    let entangled = "---\n? a\n: - x\n  - y\n---\n"
    expectRefusal("'a' is written in a way that cannot be edited in place; edit the file by hand") {
      try setting(.text("z"), "a", in: entangled)
    }
  }

  @Test(arguments: [
    ("Ford", "Ford"), ("No", "No"), ("1.10", "1.10"), ("0140817997", "0140817997"), ("a:b", "a:b"), ("-5", "-5"),
    ("https://example.org/#top", "https://example.org/#top"), ("it's", "it's"), ("a, b [c]", "a, b [c]"),
    ("漢字", "漢字"),
    ("", "\"\""), (" a", "\" a\""), ("a ", "\"a \""), ("a: b", "\"a: b\""), ("a:", "\"a:\""), ("a #b", "\"a #b\""),
    ("#a", "\"#a\""), ("- a", "\"- a\""), ("-", "\"-\""), ("@a", "\"@a\""), ("\"a\" b", "'\"a\" b'"),
    ("\"it's\"", "\"\\\"it's\\\"\""),
    ("a\\: b", "'a\\: b'"), ("a\tb", "\"a\\tb\""), ("a\u{2028}b", "\"a\\u2028b\""), ("a\nb", "|-\n  a\n  b"),
    ("a\n\nb\n", "|\n  a\n\n  b"),
    ("\na", "\"\\na\""), ("a\n\n", "\"a\\n\\n\""), (" a\nb", "\" a\\nb\""), ("a\r\nb", "\"a\\r\\nb\""),
    ("\u{FEFF}", "\"\\uFEFF\""),
    // Readers would miss the text if it were plain.
    ("null", "\"null\""), ("~", "\"~\""), ("nullable", "nullable"), ("~ 5", "~ 5"),
  ])
  func `a text is written as plainly as it can be`(text: String, written: String) throws {
    #expect(try setting(.text(text), "k", in: "---\nk:\n---\n") == "---\nk: \(written)\n---\n")
  }

  /// That `edited` is the file of this suite with one piece of it replaced.
  private func expect(_ edited: String, _ old: String, _ new: String) {
    let lineBreak = edited.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    let file = file.replacing("\n", with: lineBreak)
    #expect(file.contains(old))
    #expect(edited == file.replacing(old, with: new, maxReplacements: 1))
  }

  private func expectRefusal(_ message: String, _ edit: () throws -> String) {
    let error = #expect(throws: EditError.self) { _ = try edit() }
    #expect(error?.description == message)
  }
}

import Diagnostics
import Testing

@testable import FrontMatter

struct MappingListTests {
  private let lines = """
    ---
    photos: # of 1971
      - front.jpg # the first
      # from the side
      - { file: 'side.jpg', alt: "A, side" } # c
      - caption: Rear
        file: rear.jpg # the lamps
        credit: Jane
    year: 1964
    ---
    """
  private let braces = "---\nphotos: [front.jpg, {file: side.jpg, alt: \"A, side\"},  {file: rear.jpg}] # c\n---\n"

  private let front = EditedValue.text("front.jpg")
  private let side = EditedValue.picture("side.jpg", alt: "A, side")
  private let rear = EditedValue.mapping([
    .init("caption", .text("Rear")), .init("file", .text("rear.jpg")), .init("credit", .text("Jane")),
  ])

  private func lines(_ items: [EditedValue], _ old: String, _ new: String) throws {
    let edited = try setting(.list(items), "photos", in: lines)
    #expect(edited == lines.replacing(old, with: new))
    #expect(edited != lines)
  }

  @Test func `only the changed value of a mapping is written`() throws {
    try lines([front, .picture("side.jpg", alt: "B"), rear], "\"A, side\"", "\"B\"")
    try lines([front, .picture("side.jpg"), rear], ", alt: \"A, side\"", "")
    let captioned = EditedValue.picture("side.jpg", alt: "A, side", caption: "x: y")
    try lines([front, captioned, rear], "\"A, side\" }", "\"A, side\", caption: \"x: y\" }")
    let noCredit = EditedValue.mapping([.init("file", .text("rear.jpg")), .init("caption", .text("Rear"))])
    try lines([front, side, noCredit], "    credit: Jane\n", "")
    let described = EditedValue.mapping([
      .init("file", .text("rear.jpg")), .init("alt", .text("Lamps")), .init("caption", .text("Rear")),
      .init("credit", .text("Jane")),
    ])
    try lines([front, side, described], "# the lamps\n", "# the lamps\n    alt: Lamps\n")
  }

  @Test func `items come, go and move with all that is on their lines`() throws {
    try lines([front, rear], "  - { file: 'side.jpg', alt: \"A, side\" } # c\n", "")
    try lines([side, rear], "  - front.jpg # the first\n", "")
    try lines([front, side], "  - caption: Rear\n    file: rear.jpg # the lamps\n    credit: Jane\n", "")
    try lines([front, side, rear, .text("x.jpg")], "    credit: Jane\n", "    credit: Jane\n  - x.jpg\n")
    let new = EditedValue.picture("x.jpg", alt: "X")
    try lines([front, side, rear, new], "    credit: Jane\n", "    credit: Jane\n  - file: x.jpg\n    alt: X\n")
    try lines([new, front, side, rear], "  - front.jpg", "  - { file: x.jpg, alt: X }\n  - front.jpg")
    let line = "  # from the side\n  - { file: 'side.jpg', alt: \"A, side\" } # c\n"
    let moved = lines.replacing(line, with: "").replacing("  - front.jpg", with: line + "  - front.jpg")
    #expect(try setting(.list([side, front, rear]), "photos", in: lines) == moved)
  }

  @Test func `a text becomes a mapping where something is said of it`() throws {
    let described = EditedValue.picture("front.jpg", alt: "F")
    try lines([described, side, rear], "- front.jpg # the first", "- { file: front.jpg, alt: F } # the first")
    let old = "---\np:\n- a\n- file: b\n  alt: B\n---\n"
    #expect(
      try setting(.list([.picture("a", alt: "A"), .picture("b", alt: "B")]), "p", in: old)
        == "---\np:\n- file: a\n  alt: A\n- file: b\n  alt: B\n---\n")
  }

  @Test func `mappings in brackets are edited in place`() throws {
    func edited(_ items: [EditedValue], _ old: String, _ new: String) throws {
      #expect(try setting(.list(items), "photos", in: braces) == braces.replacing(old, with: new))
    }
    let rear = EditedValue.picture("rear.jpg")
    try edited([front, .picture("side.jpg", alt: "B"), rear], "\"A, side\"", "\"B\"")
    try edited([front, side, .picture("rear.jpg", alt: "R")], "rear.jpg}", "rear.jpg, alt: R}")
    try edited([front, side], ",  {file: rear.jpg}", "")
    try edited([side, rear], "front.jpg, ", "")
    try edited([front, side, rear, .picture("x.jpg", alt: "X")], "rear.jpg}", "rear.jpg},  {file: x.jpg, alt: X}")
  }

  @Test func `a list of mappings is written with a line for each`() throws {
    let list = EditedValue.list([front, .picture("side.jpg", alt: "A, b", caption: "C")])
    let written = "photos:\n  - front.jpg\n  - { file: side.jpg, alt: \"A, b\", caption: C }\n"
    for old in ["", "photos:\n", "photos: []\n", "photos: x.jpg\n"] {
      #expect(try setting(list, "photos", in: "---\nmake: Ford\n\(old)---\n") == "---\nmake: Ford\n\(written)---\n")
    }
    #expect(
      try setting(list, "e", "photos", in: "---\ne: {a: 1}\n---\n")
        == "---\ne: {a: 1, photos: [front.jpg, { file: side.jpg, alt: \"A, b\", caption: C }]}\n---\n")
  }

  @Test func `a mapping is set key by key, and replaced where that is asked for`() throws {
    let file = "---\nphoto: { file: a.jpg, alt: 'A' } # c\nrear:\n  file: b.jpg\n  alt: B\nyear: 1\n---\n"
    try #expect(
      setting(.picture("a.jpg", alt: "Z"), "photo", in: file) == file.replacing("'A'", with: "'Z'"))
    try #expect(
      setting(.picture("c.jpg", alt: "B"), "rear", in: file) == file.replacing("b.jpg", with: "c.jpg"))
    let editor = try FrontMatterEditor(SourceFile(path: "a.md", text: file))
    func replaced(_ value: EditedValue, _ key: String) throws -> String {
      String(decoding: try editor.setting(value, forKey: [key], replacesKeys: true), as: UTF8.self)
    }
    #expect(try replaced(.empty, "photo") == file.replacing(" { file: a.jpg, alt: 'A' } # c", with: " # c"))
    #expect(try replaced(.text("x"), "rear") == file.replacing("rear:\n  file: b.jpg\n  alt: B", with: "rear: x"))
    #expect(try replaced(.empty, "rear") == file.replacing("rear:\n  file: b.jpg\n  alt: B", with: "rear:"))
    #expect(throws: EditError.self) { try setting(.text("x"), "photo", in: file) }
  }
}

extension EditedValue {
  fileprivate static func picture(_ file: String, alt: String? = nil, caption: String? = nil) -> EditedValue {
    .mapping(
      [("file", file), ("alt", alt), ("caption", caption)].compactMap { key, text in
        text.map { Member(key, .text($0)) }
      })
  }
}

/// Puts the quotation marks of a language in the place of those that libcmark makes of straight ones, which are English.
///
/// Marks that somebody typed stay as they are. While libcmark reads the text, other punctuation of the same length, which the text does not have, stands for them,
/// so that afterwards the two can be told apart. References to such marks, like `&ldquo;`, become references of the same length.
struct SmartQuotes {
  private let marks: QuotationMarks
  /// The third byte of the placeholders for ‘ ’ “ ”, in this order.
  private let standIns: [UInt8]
  private let references: [MarkReference]
  /// How many single quotation marks are open in the paragraph at hand.
  private var open = 0

  /// The third bytes of ‘ ’ “ ”, whose first two are E2 80.
  private static let typed: [UInt8] = [0x98, 0x99, 0x9C, 0x9D]

  /// Nil if the text has all the marks that could be placeholders.
  init?(_ marks: QuotationMarks, for text: ArraySlice<UInt8>) {
    // U+2E00 to U+2E0D, which scholars of the New Testament use.
    var free = Set<UInt8>(0x80...0x8D)
    Self.forEachTriple(of: 0xE2, 0xB8, in: text) { index in free.remove(text[index + 2]) }
    guard free.count >= 4 else { return nil }
    self.marks = marks
    standIns = Array(free.sorted().prefix(4))
    references = MarkReference.all(in: text)
  }

  /// The text with something else in the place of typed marks.
  func hidden(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var copy = text
    Self.forEachTriple(of: 0xE2, 0x80, in: text) { index in
      guard let mark = Self.typed.firstIndex(of: text[index + 2]) else { return }
      copy[index + 1] = 0xB8
      copy[index + 2] = standIns[mark]
    }
    for reference in references { reference.hide(in: &copy) }
    return copy
  }

  /// Text that is no prose, such as code, with the marks that were typed.
  func shown(_ text: [UInt8]) -> [UInt8] {
    var copy = text
    Self.forEachTriple(of: 0xE2, 0xB8, in: text[...]) { index in
      guard let mark = standIns.firstIndex(of: text[index + 2]) else { return }
      copy[index + 1] = 0x80
      copy[index + 2] = Self.typed[mark]
    }
    return references.reduce(copy) { $1.shown(in: $0) }
  }

  mutating func beginParagraph() { open = 0 }

  /// Prose with the language's marks in the place of those that libcmark made.
  mutating func prose(_ text: [UInt8]) -> [UInt8] {
    var prose: [UInt8] = []
    var start = 0
    Self.forEachTriple(of: 0xE2, 0x80, in: text[...]) { index in
      guard let mark = Self.typed.firstIndex(of: text[index + 2]) else { return }
      let next = index + 3 < text.count ? text[index + 3] : 0x20
      guard let replacement = replacement(of: mark, before: next) else { return }
      prose += text[start..<index]
      prose += replacement.utf8
      start = index + 3
    }
    prose += text[start...]
    return shown(prose)
  }

  /// The placeholder of a mark; nil for an apostrophe, which is the same in every language.
  private mutating func replacement(of mark: Int, before next: UInt8) -> String? {
    switch mark {
    case 2: return marks.start
    case 3: return marks.end
    case 0:
      open += 1
      return marks.innerStart
    default:
      guard open > 0, !Self.isPartOfWord(next) else { return nil }
      open -= 1
      return marks.innerEnd
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0xC3...0xDF:
      true
    default: false
    }
  }

  /// Calls `body` with every place at which a character of three bytes begins with two certain ones.
  static func forEachTriple(
    of first: UInt8, _ second: UInt8, in text: ArraySlice<UInt8>, _ body: (Int) -> Void
  ) {
    var index = text.startIndex
    while index + 2 < text.endIndex {
      if text[index] == first, text[index + 1] == second {
        body(index)
        index += 3
      } else {
        index += 1
      }
    }
  }
}

/// A reference to a quotation mark as a text has it, `&ldquo;` or `&#8220;`, and what stands for it while libcmark reads the text.
struct MarkReference {
  private let mark: UInt32
  /// The reference as it is written.
  private let written: [UInt8]
  /// A character that the text does not have.
  private let standIn: UInt32

  /// Those to ‘ ’ “ ” in a text, each spelling once, as far as there are characters for them: signs of optical character recognition.
  static func all(in text: ArraySlice<UInt8>) -> [MarkReference] {
    guard text.contains(ampersand) else { return [] }
    var found: [(mark: UInt32, written: [UInt8])] = []
    var free = Set<UInt32>(0x2440...0x244A)
    SmartQuotes.forEachTriple(of: 0xE2, 0x91, in: text) { index in
      free.remove(0x2400 + UInt32(text[index + 2] & 0x3F) + 0x40)
    }
    var rest = text
    while let start = rest.firstIndex(of: ampersand) {
      rest = rest[(start + 1)...]
      guard let end = rest.prefix(longest).firstIndex(of: UInt8(ascii: ";")),
        let value = value(ofName: String(decoding: rest[..<end], as: UTF8.self))
      else { continue }
      free.remove(value)
      let written = Array(text[start...end])
      if marks.contains(value), !found.contains(where: { $0.written == written }) { found.append((value, written)) }
    }
    return zip(found, free.sorted()).map { MarkReference(mark: $0.mark, written: $0.written, standIn: $1) }
  }

  /// Puts a reference to the other character in the place of this one; both have the same length.
  func hide(in text: inout ArraySlice<UInt8>) {
    text = text.replacing(written, with: hidden)
  }

  /// The text with the mark, or the reference as it was written where libcmark did not read it, as in code.
  func shown(in text: [UInt8]) -> [UInt8] {
    text.replacing(hidden, with: written)
      .replacing(Self.bytes(of: standIn), with: Self.bytes(of: mark))
  }

  /// In digits, with as many zeros before them as make it as long as the one that is written.
  private var hidden: [UInt8] {
    let digits = String(standIn)
    return Array("&#\(String(repeating: "0", count: written.count - 3 - digits.count))\(digits);".utf8)
  }

  private static let ampersand = UInt8(ascii: "&")
  /// The most bytes from behind the ampersand to the semicolon: libcmark reads seven digits.
  private static let longest = 9
  private static let marks: [UInt32] = [0x2018, 0x2019, 0x201C, 0x201D]

  private static func value(ofName name: String) -> UInt32? {
    switch name {
    case "lsquo": 0x2018
    case "rsquo", "rsquor": 0x2019
    case "ldquo": 0x201C
    case "rdquo", "rdquor": 0x201D
    case _ where name.hasPrefix("#x") || name.hasPrefix("#X"): UInt32(name.dropFirst(2), radix: 16)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst())
    default: nil
    }
  }

  private static func bytes(of character: UInt32) -> [UInt8] {
    Unicode.Scalar(character).map { Array(String($0).utf8) } ?? []
  }
}

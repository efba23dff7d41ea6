import Catalogue
import Characters
import Diagnostics
import Markdown

/// Finds the places of the links in an item's notes, whose columns count characters and not bytes.
///
/// It goes on from the place before, so that links are to come in the order of the notes: one pass does for all.
struct LinkPlaces {
  private let notes: ArraySlice<UInt8>
  /// The line of the file on which the notes begin: only for links of which there is something to say.
  private lazy var firstLine = file.location(ofByte: notes.startIndex).line
  private let file: SourceFile
  /// The line at hand, counted from 1, and where it begins.
  private var line = 1
  private var lineStart: Int
  /// The last line of a link by libcmark's count, and where that line begins. libcmark does not count a line that ends in a backslash, and goes on with the
  /// columns of the line before.
  private var counted: (line: Int, start: Int)
  /// How many characters of the line are before an index.
  private var characters = 0
  private var index: Int
  /// Where the next link can begin.
  private var next: Int

  /// How many bytes of text a link has before its address. Of a longer one, only the place where it begins is found.
  private static let reach = 1000

  init(_ file: SourceFile, _ read: ItemFile) {
    notes = file.bytes[read.notes]
    self.file = file
    lineStart = notes.startIndex
    counted = (1, notes.startIndex)
    index = notes.startIndex
    next = notes.startIndex
  }

  /// From where a link begins up to the end of its address, with the brackets that close; only the place where it begins if the address is not on the
  /// same line, or written in another way.
  mutating func range(of link: MarkdownLink) -> SourceRange {
    let start = location(of: link)
    let address = Array(link.destination.utf8)
    let rest = notes[min(index, notes.endIndex)...].prefix(Self.reach + address.count).prefix { !Self.endsLine($0) }
    guard !address.isEmpty, let place = rest.offset(of: address) else { return SourceRange(at: start) }
    let (text, end) = (rest.prefix(place + address.count), rest.dropFirst(place + address.count))
    let isAngled = end.first == UInt8(ascii: ">")
    let isClosed = end.dropFirst(isAngled ? 1 : 0).first == UInt8(ascii: ")")
    let length = text.count { $0 & 0b1100_0000 != 0b1000_0000 } + (isAngled ? 1 : 0) + (isClosed ? 1 : 0)
    return SourceRange(start, SourceLocation(line: start.line, column: start.column + length))
  }

  private mutating func location(of link: MarkdownLink) -> SourceLocation {
    var there = self
    there.seek(line: link.line)
    if link.line > counted.line { counted = (link.line, there.lineStart) }
    let column = counted.start + max(0, link.column - 1)
    let (address, isPicture) = (Array(link.destination.utf8), link.kind == .picture)
    let isBracket = column < notes.endIndex && [UInt8(ascii: "["), UInt8(ascii: "!")].contains(notes[column])
    let isThere = isBracket && column >= next && isLink(at: column, to: address, isPicture)
    // libcmark loses count behind ends of lines within links and code, behind backslashes and behind references: it counts too few lines, and of a link those up
    // to its end.
    let inline = isThere ? nil : inlineLink(to: address, isPicture, from: next, endingFrom: there.lineStart)
    let bracketed = !isThere && link.showsAddress ? there.bracketedLink(to: link.destination) : nil
    if let place = isThere ? column : [inline, bracketed].compactMap(\.self).min() {
      advance(to: place)
      // Of an address in angle brackets, libcmark counts from the beginning of the paragraph.
      if place == inline { counted.start = place - max(0, link.column - 1) }
    } else {
      (line, lineStart, characters) = (there.line, there.lineStart, there.characters)
      (index, next) = (there.index, there.next)
      advance(to: isBracket ? column : index)
    }
    next = index + 1
    return SourceLocation(line: firstLine + line - 1, column: characters + 1)
  }
}

extension LinkPlaces {
  /// Lines end in LF, CR LF or CR.
  private mutating func seek(line wanted: Int) {
    while line < wanted, let end = notes[lineStart...].firstIndex(where: Self.endsLine) {
      let after = end + 1
      let isPair = notes[end] == UInt8(ascii: "\r") && after < notes.endIndex && notes[after] == UInt8(ascii: "\n")
      lineStart = isPair ? after + 1 : after
      line += 1
      (index, next, characters) = (lineStart, lineStart, 0)
    }
  }

  private mutating func advance(to place: Int) {
    let end = min(place, notes.endIndex)
    while index < end, notes[index..<end].contains(where: Self.endsLine) { seek(line: line + 1) }
    seek(index: place)
  }

  private mutating func seek(index wanted: Int) {
    let end = min(wanted, notes.endIndex)
    guard end > index else { return }
    characters += notes[index..<end].count { $0 & 0b1100_0000 != 0b1000_0000 }
    index = end
  }

  /// Whether a bracket begins a link to an address, or one by a reference; not the definition of a reference.
  private func isLink(at start: Int, to address: [UInt8], _ isPicture: Bool) -> Bool {
    var (depth, index) = (0, start)
    let end = min(notes.endIndex, start + Self.reach * 4)
    while index < end {
      if notes[index] == UInt8(ascii: "[") { depth += 1 }
      if notes[index] == UInt8(ascii: "]") { depth -= 1 }
      index += 1
      if depth == 0, index > start + 1 { break }
    }
    switch index < end ? notes[index] : 0 {
    case UInt8(ascii: "("):
      return inlineLink(to: address, isPicture, from: start) == start || means(address, at: index + 1)
    case UInt8(ascii: ":"): return false
    default: return true
    }
  }

  /// Whether an address is written at a place, with references to characters or backslashes in it.
  private func means(_ address: [UInt8], at start: Int) -> Bool {
    let isSpace = { (byte: UInt8) in byte <= 0x20 }
    var text = notes[min(start, notes.endIndex)...].prefix(Self.reach + 8 * address.count).drop(while: isSpace)
    if text.first == UInt8(ascii: "<") {
      text = text.dropFirst().prefix { $0 != UInt8(ascii: ">") }
    } else {
      var depth = 1
      text = text.prefix { byte in
        depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
        return depth > 0 && !isSpace(byte)
      }
    }
    var plain: [UInt8] = []
    while var byte = text.popFirst() {
      if byte == UInt8(ascii: "\\"), let escaped = text.first, Self.canBeEscaped(escaped) {
        byte = escaped
        text = text.dropFirst()
      }
      plain.append(byte)
    }
    return CharacterReferences.resolved(in: plain) == address
  }

  /// Where the next link `[text](address)` or picture of an address begins.
  ///
  /// - Parameter end: Where its address begins at the earliest.
  private func inlineLink(
    to address: [UInt8], _ isPicture: Bool, from start: Int, endingFrom end: Int = 0
  ) -> Int? {
    guard !address.isEmpty else { return nil }
    var rest = notes[min(max(start, end), notes.endIndex)...].prefix(Self.reach * 4)
    while let offset = rest.offset(of: address) {
      let place = rest.startIndex + offset
      if let bracket = bracket(before: place), bracket >= start, !isEscaped(bracket) {
        let mark = bracket - 1
        let hasMark = mark >= notes.startIndex && notes[mark] == UInt8(ascii: "!") && !isEscaped(mark)
        if hasMark == isPicture, !isPicture || mark >= start { return isPicture ? mark : bracket }
      }
      rest = rest[(place + 1)...]
    }
    return nil
  }

  private func isEscaped(_ place: Int) -> Bool {
    notes[..<place].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }

  /// The bracket of the link whose address begins at a place.
  private func bracket(before place: Int) -> Int? {
    var end = place
    while end > notes.startIndex, notes[end - 1] <= 0x20 || notes[end - 1] == UInt8(ascii: "<") { end -= 1 }
    guard end - 2 >= notes.startIndex, notes[(end - 2)..<end].elementsEqual("](".utf8) else { return nil }
    var depth = 0
    for index in stride(from: end - 2, through: max(notes.startIndex, end - Self.reach * 4), by: -1) {
      if notes[index] == UInt8(ascii: "]") { depth += 1 }
      if notes[index] == UInt8(ascii: "[") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Where the next link `<address>` begins.
  private func bracketedLink(to destination: String) -> Int? {
    guard !destination.isEmpty else { return nil }
    let address = destination.hasPrefix("mailto:") ? String(destination.dropFirst(7)) : destination
    let text = Array("<\(address)".utf8)
    return notes[min(next, notes.endIndex)...].prefix(Self.reach * 4).offset(of: text).map { next + $0 }
  }

  /// Whether a byte is punctuation of ASCII.
  private static func canBeEscaped(_ byte: UInt8) -> Bool {
    (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
      || (0x7B...0x7E).contains(byte)
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

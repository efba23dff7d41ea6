import Diagnostics

/// A line that would keep the item from readers if it were front matter, and is not: `draft: yes` below a line of dashes that is misspelt,
/// in a second block, in a file without any front matter, or in the text of the value above it.
///
/// `draft: yes` in these letters counts, whatever is around it, in a file without front matter and as the first line of notes. Others
/// count only among other keys. In notes below front matter, they count at the beginning of the notes and next to dashes, so that
/// `Draft: yes` is a text like any other elsewhere. At the beginning of notes, `draft: a word` is one, too. Code counts only
/// where it begins a file without front matter.
struct StrayKey: Hashable {
  let name: String
  /// The line without its line break.
  let bytes: Range<Int>
  private let place: Place

  private enum Place {
    case outside, inQuotationMarks, inBlock
  }

  /// - Parameters:
  ///   - notes: What is not front matter.
  ///   - isBelow: Whether front matter is above it.
  init?(in file: [UInt8], notes: Range<Int>, isBelowFrontMatter isBelow: Bool) {
    guard Self.mayHaveKey(file, notes, isBelowFrontMatter: isBelow) else { return nil }
    var block = Block(beginsFile: !isBelow)
    var isCode = false
    var isFirst = true
    // The block of code that begins a file without front matter, and the indentation of its first line.
    var isInFirstCode = false
    var indentation = Substring.UnicodeScalarView()
    for line in file[notes].lines {
      let text = Self.text(line)
      let bounds = text.drop { $0 == " " }
      let isCodeFence = bounds.starts(with: "```".unicodeScalars) || bounds.starts(with: "~~~".unicodeScalars)
      let isBlank = text.allSatisfy(WithholdingKey.isInvisible)
      let beginsFile = !isBelow && isFirst && block.isEmpty
      let isFirstCodeFence = isCodeFence && (isInFirstCode || beginsFile)
      if isFirstCodeFence { isInFirstCode.toggle() }
      if beginsFile { indentation = text.prefix { $0 == " " || $0 == "\t" } }
      if !isBlank, !text.starts(with: indentation) { indentation = Substring.UnicodeScalarView() }
      // Without front matter, any line without letters and digits may be meant for a fence.
      let hasWords = text.contains { Self.isLetter($0) || Self.isDigit($0) }
      let isFence = Self.isFence(text) || isFirstCodeFence || !isBelow && !isCodeFence && !hasWords
      if !isCode, isBlank || isFence {
        if let found = block.key(isBelow, isFirst: isFirst, isAboveFence: isFence) {
          self = found
          return
        }
        isFirst = isFirst && block.isEmpty
        block = Block(isBelowFence: isFence, beginsFile: !isBelow && isFirst)
        continue
      }
      if isCodeFence { isCode.toggle() }
      if !isCode, !isBelow || isFirst && block.isEmpty,
        let name = Self.plainName(in: line.dropFirst(indentation.count))
      {
        self.init(name: name, bytes: line.indices)
        return
      }
      block.add(text, line.indices, indentation: indentation.count, isCode: isCode)
    }
    guard let found = block.key(isBelow, isFirst: isFirst, isAboveFence: false) else { return nil }
    self = found
  }

  /// A line of front matter that is such a key, and is in the text of a value that begins above it: in its quotation marks or its block.
  init?(in file: [UInt8], valuesOf entries: [Entry]) {
    self.init(in: file, values: entries.map(\.value))
  }

  private init?(in file: [UInt8], values: [Node]) {
    for value in values {
      // Most values are on one line.
      guard file[value.bytes].contains(where: isLineBreak) else { continue }
      let parts = value.entries?.map(\.value) ?? value.items ?? []
      if let found = StrayKey(in: file, values: parts) {
        self = found
        return
      }
      guard case .scalar(let scalar) = value.content, scalar.style != .plain else { continue }
      let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
      for line in file[value.bytes].lines.dropFirst() {
        let key = line.drop(while: isBlank)
        guard key.first.map(Self.isASCIILetter) ?? false else { continue }
        // Editors indent a line as the one above it.
        let isIndented = !isQuoted || key.startIndex > line.startIndex
        let name =
          isIndented ? Self.plainName(in: key) : Self.name(in: Self.text(key), withAnyValue: false)
        guard let name else { continue }
        self.init(name: name, bytes: key.indices, place: isQuoted ? .inQuotationMarks : .inBlock)
        return
      }
    }
    return nil
  }

  init(name: String, bytes: Range<Int>) { self.init(name: name, bytes: bytes, place: .outside) }

  private init(name: String, bytes: Range<Int>, place: Place) {
    self.name = name
    self.bytes = bytes
    self.place = place
  }

  /// Lines without a blank one between them.
  private struct Block {
    private let isBelowFence: Bool
    private let beginsFile: Bool
    private(set) var isEmpty = true
    private var isOfKeys = true
    /// Whether the first line of the file is text: the first line of dashes may have been lost, or typed into.
    private var beginsWithText = false
    /// The first key with a value that keeps an item from readers.
    private var key: StrayKey?
    /// The first key whatever its value is.
    private var keyOfAnyValue: StrayKey?

    init(isBelowFence: Bool = false, beginsFile: Bool) {
      (self.isBelowFence, self.beginsFile) = (isBelowFence, beginsFile)
    }

    /// The key that is in the block, if all its lines are of keys and it could be meant for front matter.
    func key(_ isBelowFrontMatter: Bool, isFirst: Bool, isAboveFence: Bool) -> StrayKey? {
      guard isOfKeys, isAboveFence || !beginsWithText else { return nil }
      if !isBelowFrontMatter || isBelowFence || isAboveFence { return keyOfAnyValue }
      return isFirst ? key : nil
    }

    mutating func add(_ line: Substring.UnicodeScalarView, _ bytes: Range<Int>, indentation: Int, isCode: Bool) {
      let isFirst = isEmpty
      isEmpty = false
      if isCode { isOfKeys = false }
      guard isOfKeys else { return }
      let entry = line.dropFirst(indentation)
      key = key ?? StrayKey.name(in: entry, withAnyValue: false).map { StrayKey(name: $0, bytes: bytes) }
      keyOfAnyValue =
        keyOfAnyValue ?? StrayKey.name(in: entry, withAnyValue: true).map { StrayKey(name: $0, bytes: bytes) }
      isOfKeys = StrayKey.isOfKeys(line)
      if !isOfKeys, isFirst, beginsFile { (isOfKeys, beginsWithText) = (true, true) }
    }
  }

  func diagnostic(in file: SourceFile) -> Diagnostic {
    .error(
      .frontMatterForm, in: file.path, at: file.range(of: bytes, from: file.location(ofByte: bytes.lowerBound)),
      message)
  }

  private var message: String {
    switch place {
    case .outside:
      "front matter is between two lines of '---' at the beginning of the file; this '\(name)' is outside them, and would be ignored"
    case .inQuotationMarks:
      "this '\(name)' is in the quotation marks of the value above it, and would be ignored; close them on their line"
    case .inBlock:
      "this '\(name)' is indented, belongs to the text above it, and would be ignored; begin its line with the key"
    }
  }
}

// MARK: - Finding lines

extension StrayKey {
  /// How many bytes of notes are looked at for what only their beginning can have.
  static let beginning = 4096
  /// How many bytes of a line are looked at.
  private static let lookahead = 160

  /// Whether any line may have such a key. Nearly all lines are told from their first letter.
  private static func mayHaveKey(_ file: [UInt8], _ notes: Range<Int>, isBelowFrontMatter isBelow: Bool) -> Bool {
    file.withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<notes.upperBound])
      let next = { (byte: UInt8, start: Int) in firstOffset(of: byte, in: bytes, from: start) ?? bytes.count }
      var start = notes.lowerBound
      // Most files have one of the two, and are not searched for the other line by line.
      var (lineFeed, carriageReturn) = (start - 1, start - 1)
      while start < bytes.count {
        if lineFeed < start { lineFeed = next(UInt8(ascii: "\n"), start) }
        if carriageReturn < start { carriageReturn = next(UInt8(ascii: "\r"), start) }
        let end = min(lineFeed, carriageReturn)
        if mayBeKey(bytes, start..<min(end, start + lookahead)),
          // Indented lines can be keys only in code that begins a file without front matter.
          name(in: text(file[start..<end]).drop { !isBelow && ($0 == " " || $0 == "\t") }, withAnyValue: true) != nil
        {
          return true
        }
        start = end + 1
      }
      return false
    }
  }

  private static func mayBeKey(_ bytes: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
    var place = line.lowerBound
    var isInBraces = false
    while place < line.upperBound, bytes[place] < 0x80, !isASCIILetter(bytes[place]) {
      isInBraces = isInBraces || bytes[place] == UInt8(ascii: "{")
      place += 1
    }
    guard place < line.upperBound else { return false }
    guard isInBraces || bytes[place] >= 0x80 || bytes[place] | 0x20 == UInt8(ascii: "d") else { return false }
    let rest = UnsafeRawBufferPointer(rebasing: bytes[place..<line.upperBound])
    // The last byte of a wide colon is 0x9A.
    return [UInt8(ascii: ":"), UInt8(ascii: "="), 0x9A].contains { firstOffset(of: $0, in: rest, from: 0) != nil }
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func text(_ line: ArraySlice<UInt8>) -> Substring.UnicodeScalarView {
    String(decoding: line.prefix(lookahead), as: UTF8.self).unicodeScalars[...]
  }
}

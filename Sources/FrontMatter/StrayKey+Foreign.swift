extension StrayKey {
  /// A key that keeps an item from readers in other programs, such as `published: false`: among those at the beginning of notes, and on any of
  /// the first lines of a file without front matter.
  ///
  /// Below a line of dashes, or of a block of code that begins a file without front matter, and among the keys that begin such a file, it
  /// counts however it is written, elsewhere in small letters.
  init?(foreignIn file: [UInt8], notes: Range<Int>, isBelowFrontMatter isBelow: Bool) {
    var (isBelowDashes, isBegun, isCode, isCodeOfNotes) = (false, false, false, false)
    // Whether nothing but blank lines is below the last line of dashes.
    var isNextToDashes = true
    // The key among those that begin a file without front matter, if all lines up to the next blank one turn out to be keys.
    var (isOfFirstKeys, firstKey): (Bool, StrayKey?) = (!isBelow, nil)
    // That of the first line, where it begins a file without front matter.
    var indentation = Substring.UnicodeScalarView()
    for line in file[notes].prefix(Self.beginning).lines {
      var text = Self.text(line)
      if !isBelow, !isBegun { indentation = text.prefix { $0 == " " || $0 == "\t" } }
      if text.starts(with: indentation) { text = text.dropFirst(indentation.count) }
      let isCodeFence = text.starts(with: "```".unicodeScalars) || text.starts(with: "~~~".unicodeScalars)
      if !isBelow, isCodeFence {
        isCode.toggle()
        isCodeOfNotes = isCode && isBegun
      }
      let isFence = Self.isFence(text) || !isBelow && isCodeFence
      if isFence || text.allSatisfy(WithholdingKey.isInvisible) {
        if isBegun, isBelow { return nil }
        if let firstKey {
          self = firstKey
          return
        }
        isOfFirstKeys = isOfFirstKeys && !isBegun
        isBelowDashes = isFence ? !(isCodeFence && isBegun) : isBelowDashes && isNextToDashes
        if isFence { isNextToDashes = true }
        continue
      }
      guard !isBelow || Self.isOfKeys(text) else { return nil }
      // A comment may be above the keys.
      guard text.first != "#", !isCodeOfNotes else { continue }
      (isBegun, isNextToDashes) = (true, false)
      isOfFirstKeys = isOfFirstKeys && Self.isOfKeys(text)
      if !isOfFirstKeys { firstKey = nil }
      guard text.first != " ", text.first != "\t", let colon = text.firstIndex(of: ":") else { continue }
      let key = String(text[..<colon])
      let value = text[text.index(after: colon)...].prefix { $0 != "#" }.filter {
        Self.isLetter($0) || Self.isDigit($0)
      }
      guard WithholdingKey.isForeign(key, String(String.UnicodeScalarView(value))) else { continue }
      let found = StrayKey(name: key, bytes: line.indices)
      if isBelowDashes || key == key.lowercased() {
        self = found
        return
      }
      if isOfFirstKeys { firstKey = firstKey ?? found }
    }
    guard let firstKey else { return nil }
    self = firstKey
  }
}

extension ArraySlice<UInt8> {
  /// The lines, blank ones, too, without their line breaks, which are LF, CR LF or CR; each is found when it is asked for.
  package var lines: UnfoldSequence<ArraySlice<UInt8>, Int?> {
    sequence(state: startIndex as Int?) { next in
      guard let start = next else { return nil }
      let end = self[start...].firstIndex(where: isLineBreak) ?? endIndex
      let isPair = self[end...].starts(with: "\r\n".utf8)
      next = end < endIndex ? end + (isPair ? 2 : 1) : nil
      return self[start..<end]
    }
  }
}

extension [UInt8] {
  /// The first byte of the line that holds the byte at `offset`.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !isLineBreak(self[start - 1]) { start -= 1 }
    return start == 0 ? byteOrderMarkLength(of: self) : start
  }

  /// The first byte at or after `offset` that ends the line, or the end of the file.
  func lineEnd(of offset: Int) -> Int {
    self[offset...].firstIndex(where: isLineBreak) ?? count
  }

  /// The byte at which the line begins that follows the line of `offset`, or the end of the file.
  func nextLine(after offset: Int) -> Int {
    let end = lineEnd(of: offset)
    return end + lineBreak(at: end).count
  }

  /// The byte at which the line break begins that ends the line before the line that begins at `line`.
  func lineBreakStart(before line: Int) -> Int {
    let isPair = line > 1 && self[line - 1] == UInt8(ascii: "\n") && self[line - 2] == UInt8(ascii: "\r")
    return Swift.max(0, line - (isPair ? 2 : 1))
  }

  /// The lines of nothing but comments right above the line that begins at `line`, none of which begins before `end`.
  func commentLines(above line: Int, notBefore end: Int) -> Range<Int> {
    var start = line
    while start > end {
      let above = lineStart(of: lineBreakStart(before: start))
      guard above >= end, above < start, self[above..<start].first(where: { !isBlank($0) }) == UInt8(ascii: "#") else {
        break
      }
      start = above
    }
    return start..<line
  }

  /// The bytes of the line break at `offset`: none at the end of the file.
  func lineBreak(at offset: Int) -> ArraySlice<UInt8> {
    guard offset < count else { return self[count...] }
    let isPair =
      self[offset] == UInt8(ascii: "\r") && offset + 1 < count && self[offset + 1] == UInt8(ascii: "\n")
    return self[offset..<offset + (isPair ? 2 : 1)]
  }

  /// The line break that the file uses, by its first line; LF if it has but one line.
  var lineBreak: String {
    let used = lineBreak(at: lineEnd(of: 0))
    return used.isEmpty ? "\n" : String(decoding: used, as: UTF8.self)
  }
}

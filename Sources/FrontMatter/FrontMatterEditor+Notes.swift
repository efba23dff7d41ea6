import Diagnostics

extension FrontMatterEditor {
  /// The notes without blank lines around them and with line breaks of one kind, LF; empty if there are none.
  package var notes: String {
    let range = fence?.notes ?? byteOrderMarkLength(of: file.bytes)..<file.bytes.count
    return String(decoding: Notes.lines(Array(file.bytes[range]), lineBreak: "\n"), as: UTF8.self)
  }

  /// The bytes of the file with other notes.
  ///
  /// Blank lines around the notes stay, and there is one before them if there were no notes. Lines before the first change and after the last
  /// one end as they did, and all others as those of the file do. Notes that say the same change no byte.
  package func settingNotes(_ notes: [UInt8]) throws(EditError) -> [UInt8] {
    let range = fence?.notes ?? byteOrderMarkLength(of: file.bytes)..<file.bytes.count
    let old = file.bytes[range]
    let text = Notes.lines(notes, lineBreak: "\n")
    if Notes.lines(Array(old), lineBreak: "\n") == text { return file.bytes }
    let new = Notes.lines(notes, over: Array(old), lineBreak: file.bytes.lineBreak)
    var bytes = Array(file.bytes[..<range.lowerBound])
    if !new.isEmpty {
      let gap = Notes.blankLines(at: old)
      if let last = bytes.last, fence != nil, !isLineBreak(last) { bytes += file.bytes.lineBreak.utf8 }
      let isFirst = gap.isEmpty && Notes.lines(Array(old), lineBreak: "").isEmpty
      if isFirst, fence != nil { bytes += file.bytes.lineBreak.utf8 } else { bytes += gap }
      bytes += new
    }
    // Dashes at the start of a file without front matter would become some.
    var diagnostics: [Diagnostic] = []
    let result = FrontMatterDocument.read(SourceFile(path: file.path, bytes: bytes), diagnostics: &diagnostics)
    // A line such as `draft: yes` would keep the item from readers in front matter, and says nothing in notes.
    guard result.isSound else { throw .unreadable(diagnostics) }
    guard Meaning(result.entries) == Meaning(root?.entries ?? []),
      Notes.lines(Array(bytes[result.notes]), lineBreak: "\n") == text
    else { throw .entangled("notes") }
    return bytes
  }
}

/// How notes are written into a file.
enum Notes {
  /// The notes without blank lines around them, with one kind of line break, which the last line has, too.
  static func lines(_ notes: [UInt8], lineBreak: String) -> [UInt8] {
    if lineBreak == "\n", notes.withUnsafeBytes({ firstOffset(of: UInt8(ascii: "\r"), in: $0, from: 0) }) == nil {
      let span = span(of: notes)
      return span.isEmpty ? [] : Array(notes[span]) + lineBreak.utf8
    }
    var result: [UInt8] = []
    result.reserveCapacity(notes.count + lineBreak.utf8.count)
    for line in lines(of: notes) {
      result += notes[line]
      result += lineBreak.utf8
    }
    return result
  }

  /// The same for notes that take the place of others: lines that are the same at the start and at the end keep their line breaks, and what
  /// follows the last line stays.
  static func lines(_ notes: [UInt8], over old: [UInt8], lineBreak: String) -> [UInt8] {
    let (lines, oldLines) = (lines(of: notes), lines(of: old))
    let isSame: (Range<Int>, Range<Int>) -> Bool = { notes[$0] == old[$1] }
    let first = zip(lines, oldLines).prefix(while: isSame).count
    let last = zip(lines.dropFirst(first).reversed(), oldLines.dropFirst(first).reversed()).prefix(while: isSame).count
    var result: [UInt8] = []
    for (number, line) in lines.enumerated() {
      result += notes[line]
      if number == lines.count - 1, let end = oldLines.last?.upperBound {
        result += old[end...]
        break
      }
      let same = number < first ? number : number + oldLines.count - lines.count
      let isKept = number < first || number >= lines.count - last
      let held = isKept ? old.lineBreak(at: oldLines[same].upperBound) : []
      if held.isEmpty { result += lineBreak.utf8 } else { result += held }
    }
    return result
  }

  /// The lines of notes without their line breaks, and without blank lines around them.
  private static func lines(of notes: [UInt8]) -> [Range<Int>] {
    let range = span(of: notes)
    var start = range.lowerBound
    let end = range.upperBound
    var lines: [Range<Int>] = []
    while start < end {
      let next = min(notes.lineEnd(of: start), end)
      lines.append(start..<next)
      start = next + notes.lineBreak(at: next).count
    }
    return lines
  }

  /// Notes from the first line that is not blank to the end of the last one, without its line break.
  private static func span(of notes: [UInt8]) -> Range<Int> {
    let start = blankLines(at: notes[...]).count
    var end = notes.count
    while end > start, isBlank(notes[end - 1]) || isLineBreak(notes[end - 1]) { end -= 1 }
    if end == start { return start..<start }
    // Two blanks at the end of the last line break nothing, but they are the writer's.
    while end < notes.count, isBlank(notes[end]) { end += 1 }
    return start..<end
  }

  /// The blank lines that a text begins with.
  static func blankLines(at text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = text.startIndex
    while let next = text[end...].firstIndex(where: { !isBlank($0) }), isLineBreak(text[next]) { end = next + 1 }
    return text[..<end]
  }
}

import Diagnostics

extension FrontMatterEditor {
  /// The notes without blank lines around them and with line breaks of one kind, LF; empty if there are none.
  package var notes: String {
    let range = fence?.notes ?? byteOrderMarkLength(of: file.bytes)..<file.bytes.count
    return String(decoding: Notes.lines(Array(file.bytes[range]), lineBreak: "\n"), as: UTF8.self)
  }

  /// The bytes of the file with other notes.
  ///
  /// Blank lines between the front matter and the notes stay, and there is one if there were no notes. Lines end as those of the file do.
  /// Notes that say the same change no byte.
  package func settingNotes(_ notes: [UInt8]) throws(EditError) -> [UInt8] {
    let range = fence?.notes ?? byteOrderMarkLength(of: file.bytes)..<file.bytes.count
    let old = file.bytes[range]
    let new = Notes.lines(notes, lineBreak: file.bytes.lineBreak)
    if Notes.lines(Array(old), lineBreak: file.bytes.lineBreak) == new { return file.bytes }
    var bytes = Array(file.bytes[..<range.lowerBound])
    if !new.isEmpty {
      let gap = Notes.blankLines(at: old)
      if let last = bytes.last, fence != nil, !isLineBreak(last) { bytes += file.bytes.lineBreak.utf8 }
      if !gap.isEmpty { bytes += gap } else if fence != nil { bytes += file.bytes.lineBreak.utf8 }
      bytes += new
    }
    // Dashes at the start of a file without front matter would become some.
    var diagnostics: [Diagnostic] = []
    let result = FrontMatterDocument.read(SourceFile(path: file.path, bytes: bytes), diagnostics: &diagnostics)
    guard diagnostics.isEmpty, Meaning(result.entries) == Meaning(root?.entries ?? []),
      Notes.lines(Array(bytes[result.notes]), lineBreak: file.bytes.lineBreak) == new
    else { throw .entangled("notes") }
    return bytes
  }
}

/// How notes are written into a file.
enum Notes {
  /// The notes without blank lines around them, with one kind of line break, which the last line has, too.
  static func lines(_ notes: [UInt8], lineBreak: String) -> [UInt8] {
    var start = byteOrderMarkLength(of: notes) + blankLines(at: notes[byteOrderMarkLength(of: notes)...]).count
    var result: [UInt8] = []
    result.reserveCapacity(notes.count + lineBreak.utf8.count)
    var end = notes.count
    while end > start, isBlank(notes[end - 1]) || isLineBreak(notes[end - 1]) { end -= 1 }
    // Two blanks at the end of the last line break nothing, but they are the writer's.
    while end < notes.count, isBlank(notes[end]) { end += 1 }
    if lineBreak == "\n", !notes[start..<end].contains(UInt8(ascii: "\r")) {
      result += notes[start..<end]
      if start < end { result += lineBreak.utf8 }
      return result
    }
    while start < end {
      let next = min(notes.lineEnd(of: start), end)
      result += notes[start..<next]
      result += lineBreak.utf8
      start = next + notes.lineBreak(at: next).count
    }
    return result
  }

  /// The blank lines that a text begins with.
  static func blankLines(at text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = text.startIndex
    while let next = text[end...].firstIndex(where: { !isBlank($0) }), isLineBreak(text[next]) { end = next + 1 }
    return text[..<end]
  }
}

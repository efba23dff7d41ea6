/// Takes an entry out of front matter, and with it what is left empty by that.
struct RemovalEdit {
  private let bytes: [UInt8]
  private let fence: FrontMatterFence?

  init(_ bytes: [UInt8], _ fence: FrontMatterFence?) {
    self.bytes = bytes
    self.fence = fence
  }

  /// The edits that take out the entry at `place`, and the blank lines below it too if asked to.
  func edits(removing place: KeySearch.Found, takingBlankLines: Bool) -> ByteEdits {
    let entry = place.holders.first ?? place.entry
    var edits = ByteEdits()
    if place.mapping.isInBrackets(bytes) {
      edits.remove(spanInBrackets(of: entry, in: place.mapping.entries ?? []))
    } else {
      var end = bytes.nextLine(after: entry.value.bytes.upperBound)
      while takingBlankLines, bytes[end..<bytes.lineEnd(of: end)].allSatisfy(isBlank), end < bytes.count {
        end = bytes.nextLine(after: end)
      }
      let lines = bytes.lineStart(of: entry.keyBytes.lowerBound)..<end
      edits.remove(lines == fence?.body ? frontMatter(orElse: lines) : lines)
    }
    return edits
  }

  /// All of the front matter with its dashes, unless the notes would not all be notes then.
  ///
  /// At the start of a file, dashes are front matter, and U+FEFF is a byte order mark instead of text.
  private func frontMatter(orElse lines: Range<Int>) -> Range<Int> {
    guard let fence else { return lines }
    let start = byteOrderMarkLength(of: bytes)
    let rest = Array(bytes[..<start] + bytes[fence.notes])
    guard FrontMatterFence.find(in: rest) == .none(notes: start..<rest.count) else { return lines }
    return start..<fence.notes.lowerBound
  }

  /// The entry with the comma that parts it from its neighbour; comments stay.
  private func spanInBrackets(of entry: Entry, in entries: [Entry]) -> Range<Int> {
    let end = max(entry.keyBytes.upperBound, entry.value.bytes.upperBound)
    let index = entries.firstIndex { $0.keyBytes == entry.keyBytes } ?? 0
    if index > 0 {
      let start = max(entries[index - 1].keyBytes.upperBound, entries[index - 1].value.bytes.upperBound)
      if bytes[start..<entry.keyBytes.lowerBound].allSatisfy({ isBlank($0) || $0 == UInt8(ascii: ",") }) {
        return start..<end
      }
    }
    var next = end
    while isBlank(bytes[next]) { next += 1 }
    guard bytes[next] == UInt8(ascii: ",") else { return entry.keyBytes.lowerBound..<end }
    next += 1
    while isBlank(bytes[next]) { next += 1 }
    return entry.keyBytes.lowerBound..<next
  }
}

/// Replacements in the bytes of a file, all by the places of the file as it was.
struct ByteEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Puts `text` in the place of `range`; of two edits at one place, the first comes first.
  mutating func replace(_ range: Range<Int>, with text: String) {
    if !range.isEmpty || !text.isEmpty { edits.append((range, text)) }
  }

  /// Puts `text` before the byte at `offset`.
  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Takes `range` out.
  mutating func remove(_ range: Range<Int>) {
    replace(range, with: "")
  }

  /// Adds the replacements of others, which come after these at the same place.
  mutating func append(_ others: ByteEdits) {
    edits += others.edits
  }

  /// The file with all replacements made; nil if two of them overlap.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    applied(to: bytes, within: bytes.indices)
  }

  /// The bytes of `range` with the replacements made, all of which are in it; nil if two of them overlap.
  func applied(to bytes: [UInt8], within range: Range<Int>) -> [UInt8]? {
    var result: [UInt8] = []
    var position = range.lowerBound
    let inOrder = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in inOrder {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= range.upperBound else { return nil }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position..<range.upperBound]
  }
}

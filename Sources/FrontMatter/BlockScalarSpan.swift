/// The bytes of a block scalar in its two parts, between which there may be a comment.
struct BlockScalarSpan {
  /// The indicators: `|`, `>-`, `|2+`.
  let header: Range<Int>
  /// From the line break that ends the header's line to before the line break that ends the last line.
  let lines: Range<Int>

  /// The parts of the block scalar that is written in these `bytes` of a file.
  init(_ scalar: Range<Int>, in bytes: [UInt8]) {
    let written = bytes[scalar]
    let headerEnd = written.firstIndex { isBlank($0) || isLineBreak($0) } ?? scalar.upperBound
    header = scalar.lowerBound..<headerEnd
    lines = (written.firstIndex(where: isLineBreak) ?? scalar.upperBound)..<scalar.upperBound
  }

  /// Where the block scalar ends that begins at `start` and ends at `mark` by libyaml's account.
  ///
  /// libyaml's mark is after line breaks and indentation that belong to what follows. Blank lines at the end belong to the scalar only if
  /// it keeps them (`|+`). The line break of the last line does not belong to it.
  static func end(of start: Int, mark: Int, in bytes: [UInt8]) -> Int {
    let parts = BlockScalarSpan(start..<mark, in: bytes)
    let isKeeping = bytes[parts.header].contains(UInt8(ascii: "+"))
    var end = mark
    if isKeeping {
      while end > parts.lines.lowerBound, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      if end > parts.lines.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
      if end > parts.lines.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    } else {
      while end > parts.lines.lowerBound, isBlank(bytes[end - 1]) || isLineBreak(bytes[end - 1]) { end -= 1 }
      while end < mark, !isLineBreak(bytes[end]) { end += 1 }
    }
    return end
  }
}

/// The bytes of a block scalar, in its two parts: `|` or `>` with its indicators, and the lines below.
struct BlockScalarSpan {
  /// The indicators: `|`, `>-`, `|2+`.
  let header: Range<Int>
  /// From the line break that ends the header's line, a comment included, to before the line break that ends the last line.
  let lines: Range<Int>

  /// All of it, with the comment that may stand in between.
  var bytes: Range<Int> { header.lowerBound..<lines.upperBound }

  /// The block scalar that begins at `start`, of which libyaml says that it ends at `mark`.
  ///
  /// libyaml's mark is after line breaks and indentation that belong to what follows. Blank lines at the end belong to the scalar only if
  /// it keeps them (`|+`).
  init(start: Int, mark: Int, in bytes: [UInt8]) {
    var indicators = start
    var keepsBlankLines = false
    while indicators < mark, !isBlank(bytes[indicators]), !isLineBreak(bytes[indicators]) {
      keepsBlankLines = keepsBlankLines || bytes[indicators] == UInt8(ascii: "+")
      indicators += 1
    }
    header = start..<indicators
    var headerEnd = indicators
    while headerEnd < mark, !isLineBreak(bytes[headerEnd]) { headerEnd += 1 }
    var end = mark
    if keepsBlankLines {
      while end > headerEnd, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      if end > headerEnd, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
      if end > headerEnd, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    } else {
      while end > headerEnd, isBlank(bytes[end - 1]) || isLineBreak(bytes[end - 1]) { end -= 1 }
      while end < mark, !isLineBreak(bytes[end]) { end += 1 }
    }
    lines = headerEnd..<end
  }
}

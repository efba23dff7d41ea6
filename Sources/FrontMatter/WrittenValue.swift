/// A value as it is written after its key: the rest of the line, and the lines below if it is a block.
struct WrittenValue {
  let line: String
  /// Each line with the line break before it; nothing if the value is on one line.
  let linesBelow: String

  /// Writes `value` for a key that is `indentation` columns in; as a block only if `mayBeBlock`.
  ///
  /// - Parameters:
  ///   - style: how the text before was written, which the new one keeps where it can.
  ///   - blockIndentation: the columns that lines of a block are indented by; two more than the key unless given.
  init(
    _ value: EditedValue, writer: ScalarWriter, indentation: Int, lineBreak: String, mayBeBlock: Bool = true,
    style: Scalar.Style = .plain, blockIndentation: Int? = nil
  ) {
    switch value {
    case .empty: (line, linesBelow) = ("", "")
    case .text(let text):
      if mayBeBlock, let block = writer.block(text, style: style) {
        line = block.header
        let indent = String(repeating: " ", count: blockIndentation ?? indentation + 2)
        linesBelow = block.lines.map { lineBreak + ($0.isEmpty ? "" : indent + $0) }.joined()
      } else {
        line = writer.line(text, style: style)
        linesBelow = ""
      }
    case .list(let items):
      let inside = ScalarWriter(isInBrackets: true)
      line = "[" + items.map { inside.line($0) }.joined(separator: ", ") + "]"
      linesBelow = ""
    }
  }
}

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
    let below = String(repeating: " ", count: blockIndentation ?? indentation + 2)
    switch value {
    case .text(let text):
      if mayBeBlock, let block = writer.block(text, style: style) {
        line = block.header
        linesBelow = block.lines.map { lineBreak + ($0.isEmpty ? "" : below + $0) }.joined()
      } else {
        line = writer.line(text, style: style)
        linesBelow = ""
      }
    case .list(let items) where mayBeBlock && !writer.isInBrackets && items.contains(where: \.isMapping):
      line = ""
      linesBelow = items.map { "\(lineBreak)\(below)- \(writer.line($0))" }.joined()
    case .empty, .list, .mapping:
      line = writer.line(value, style: style)
      linesBelow = ""
    }
  }

  /// The value behind its key and colon: a space, the line, and the lines below.
  var afterColon: String { (line.isEmpty ? "" : " " + line) + linesBelow }
}

extension ScalarWriter {
  /// A value on one line: lists and mappings in brackets.
  ///
  /// - Parameters:
  ///   - style: the quotes of a text, and of the texts of a list.
  ///   - hasPadding: whether a mapping has spaces within its braces.
  func line(_ value: EditedValue, style: Scalar.Style = .plain, hasPadding: Bool = true) -> String {
    let inside = ScalarWriter(isInBrackets: true)
    switch value {
    case .empty: return ""
    case .text(let text): return line(text, style: style)
    case .list(let items): return "[" + items.map { inside.line($0, style: style) }.joined(separator: ", ") + "]"
    case .mapping(let members):
      if members.isEmpty { return "{}" }
      let text = members.map { inside.line($0.key) + ": " + inside.line($0.value) }.joined(separator: ", ")
      return hasPadding ? "{ \(text) }" : "{\(text)}"
    }
  }
}

extension EditedValue {
  package var isMapping: Bool {
    if case .mapping = self { true } else { false }
  }
}

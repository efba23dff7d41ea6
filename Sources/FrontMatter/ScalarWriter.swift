private import Characters

/// Writes a text as YAML in the plainest form that reads back as the same text.
///
/// Texts that YAML's own guessing would take for something else, such as `No`, `1984` and `1.10`, stay plain: types come from the schema. Only
/// `null` and `~` are in quotation marks, since readers would miss the text, too.
package struct ScalarWriter {
  /// Whether the text is in brackets, where commas and brackets mean something.
  let isInBrackets: Bool

  package init(isInBrackets: Bool) { self.isInBrackets = isInBrackets }

  /// The text on one line: in the quotes of `style` if it has quotes, else plain if it can be.
  package func line(_ text: String, style: Scalar.Style = .plain) -> String {
    let needsEscape = Self.hasEscape(text)
    switch style {
    case .singleQuoted where !needsEscape: return "'\(text.escaping(["'": "''"]))'"
    case .singleQuoted, .doubleQuoted: return doubleQuoted(text)
    case .plain, .literal, .folded: break
    }
    if !needsEscape, isPlain(text) { return text }
    let suitsSingle = Self.hasMarks(text) && !text.hasByte(UInt8(ascii: "'"))
    return !needsEscape && suitsSingle ? "'\(text)'" : doubleQuoted(text)
  }

  /// The header and the lines of a block that holds the text; nil if it needs quotes, or has one line only where no block was before.
  ///
  /// - Parameter style: how the text before was written, which decides between a literal and a folded block.
  func block(_ text: String, style: Scalar.Style = .plain) -> (header: String, lines: [Substring])? {
    let isBlock = style == .literal || style == .folded
    guard !isInBrackets, isBlock || text.hasByte(UInt8(ascii: "\n")), !text.hasByte(UInt8(ascii: "\r"))
    else { return nil }
    let endsLine = text.utf8.last == UInt8(ascii: "\n")
    let lines = (endsLine ? text.dropLast() : text[...]).split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, let last = lines.last, !first.isEmpty, !last.isEmpty else { return nil }
    let areSimple = lines.allSatisfy { line in
      !line.utf8.starts(with: " ".utf8) && !line.utf8.starts(with: "\t".utf8)
        && !line.unicodeScalars.contains { $0 != "\t" && Self.needsEscape($0) }
    }
    guard areSimple else { return nil }
    let chomping = endsLine ? "" : "-"
    return style == .folded ? (">" + chomping, Self.unfolded(lines)) : ("|" + chomping, lines)
  }

  /// The lines of a folded block: each line break of the text is written as one more than it has.
  private static func unfolded(_ lines: [Substring]) -> [Substring] {
    var result: [Substring] = []
    for (index, line) in lines.enumerated() {
      if index > 0, !line.isEmpty { result.append("") }
      result.append(line)
    }
    return result
  }

  /// Whether a text without characters that need to be escaped is itself without quotation marks around it.
  private func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8.span
    guard !bytes.isEmpty, !isBlank(bytes[0]), !isBlank(bytes[bytes.count - 1]) else { return false }
    guard bytes[bytes.count - 1] != UInt8(ascii: ":") else { return false }
    switch Unicode.Scalar(bytes[0]) {
    case "#", ",", "[", "]", "{", "}", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`": return false
    case "-", "?", ":": if bytes.count == 1 || isBlank(bytes[1]) { return false }
    case "<": if text.hasBytes(atStart: "<<") { return false }
    default: break
    }
    if Scalar.isNull(text) { return false }
    if isInBrackets, text.utf8.contains(where: { ",[]{}:?#".utf8.contains($0) }) { return false }
    var before = bytes[0]
    for index in bytes.indices {
      let byte = bytes[index]
      let isComment = isBlank(before) && byte == UInt8(ascii: "#")
      if isComment || before == UInt8(ascii: ":") && isBlank(byte) { return false }
      before = byte
    }
    return true
  }

  private func doubleQuoted(_ text: String) -> String {
    if !Self.hasMarks(text), !Self.hasEscape(text) { return "\"\(text)\"" }
    return text.unicodeScalars.reduce(into: "\"") { $0 += Self.escaped($1) } + "\""
  }

  /// Whether a text has what a backslash goes before in double quotation marks.
  private static func hasMarks(_ text: String) -> Bool {
    text.hasByte(UInt8(ascii: "\"")) || text.hasByte(UInt8(ascii: "\\"))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      guard needsEscape(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// Whether a text has a character that needs to be escaped. Most texts are visible ASCII, of which none does.
  private static func hasEscape(_ text: String) -> Bool {
    !text.allBytes { (0x20..<0x7F).contains($0) } && text.unicodeScalars.contains(where: needsEscape)
  }

  /// Whether the character may not be in YAML, or is one that an editor or libyaml takes for a line break, or hides.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

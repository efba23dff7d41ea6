import Diagnostics
import FrontMatter

/// Lists that are written as one text.
package enum CommaList {
  /// What is odd about a node that is one text over several lines; nil if it is none.
  static func finding(in node: Node, key: String) -> ValueFinding? {
    guard case .scalar(let scalar) = node.content else { return nil }
    // A plain text of one line is written as it is.
    let hasLines =
      switch scalar.style {
      case .plain: scalar.text.utf8.count != node.bytes.count
      case .literal: scalar.text.dropLast().contains("\n")
      case .folded, .singleQuoted, .doubleQuoted: false
      }
    guard hasLines else { return nil }
    return .warning(
      .listComma, "\(key) is one text of several lines; several texts are lines that begin with '- ' in one column")
  }

  /// What is odd about a single text that looks like several; nil if it does not.
  package static func finding(in text: String, key: String) -> ValueFinding? {
    let (separator, name): (Character, String) = text.contains(";") ? (";", "semicolon") : (",", "comma")
    let isBracketed =
      text.first == "[" && text.last == "]" && !text.dropFirst().dropLast().contains { "[]".contains($0) }
    let inner = isBracketed ? text.dropFirst().dropLast() : text[...]
    let parts = inner.split(separator: separator).map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }.filter { !$0.isEmpty }
    guard parts.count > 1 else { return nil }
    let list = parts.map { ScalarWriter(isInBrackets: true).line($0) }.joined(separator: ", ")
    return .warning(
      .listComma, "\(key) is one text with a \(name) in it; several are written in brackets: [\(list)]")
  }
}

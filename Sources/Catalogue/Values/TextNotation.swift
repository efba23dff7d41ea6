import Diagnostics
import FrontMatter

/// Texts by which YAML or another program would mean something else: no value, or a link.
enum TextNotation {
  /// What is odd about the text of a node, or about each text of a list.
  static func findings(in node: Node, key: String) -> [ValueFinding] {
    (node.items ?? [node]).compactMap { finding(in: $0, key: key) }
  }

  private static func finding(in node: Node, key: String) -> ValueFinding? {
    if let finding = nullFinding(in: node, key: key) { return finding }
    guard let link = node.text.flatMap(link) else { return nil }
    return warning(
      "\(key) has no links, so that '\(link)' is text on the page; write the name without brackets, or give the field the type link",
      at: node)
  }

  /// A finding if the text of a node is what YAML has for no value.
  static func nullFinding(in node: Node, key: String) -> ValueFinding? {
    guard node.isNull, case .scalar(let scalar) = node.content else { return nil }
    return warning(
      "\(key) has the text '\(scalar.text)'; leave it empty if it has no value, or put the text in quotation marks",
      at: node)
  }

  private static func warning(_ message: String, at node: Node) -> ValueFinding {
    var finding = ValueFinding.warning(.textNotation, message)
    finding.part = node
    return finding
  }

  /// A link as wikis have them. A number of one or two digits is one of a note, and several with commas between them are numbers.
  private static func link(_ text: String) -> Substring? {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return nil }
    return text.firstMatch(of: /\[\[([^\[\]]*\p{L}[^\[\]]*|[^\[\],]*\p{N}[^\[\],]{2,})\]\]/)?.output.0
  }
}

import Diagnostics
import FrontMatter

/// Texts by which YAML or another program would mean something else: no value, or a link.
enum TextNotation {
  /// What is odd about the text of a node, or about each text of a list.
  static func findings(in node: Node, key: String) -> [ValueFinding] {
    (node.items ?? [node]).compactMap { finding(in: $0, key: key) }
  }

  private static func finding(in node: Node, key: String) -> ValueFinding? {
    guard case .scalar(let scalar) = node.content else { return nil }
    var message: String?
    if scalar.style == .plain, scalar.isNull {
      message =
        "\(key) has the text '\(scalar.text)'; leave it empty if it has no value, or put the text in quotation marks"
    } else if let link = link(in: scalar.text) {
      message =
        "\(key) has no links, so that '\(link)' is text on the page; write the name without brackets, or give the field the type link"
    }
    guard let message else { return nil }
    var finding = ValueFinding.warning(.textNotation, message)
    finding.part = node
    return finding
  }

  /// A link as wikis have them.
  private static func link(in text: String) -> Substring? {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return nil }
    return text.firstMatch(of: /\[\[[^\[\]]*\p{L}[^\[\]]*\]\]/)?.output
  }
}

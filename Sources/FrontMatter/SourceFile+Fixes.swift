package import Diagnostics

extension SourceFile {
  /// Where a value is written.
  package func range(of node: Node) -> SourceRange {
    range(of: node.bytes, from: node.location)
  }

  /// Where the key of an entry is written.
  package func range(ofKey entry: Entry) -> SourceRange {
    range(of: entry.keyBytes, from: entry.keyLocation)
  }

  /// A fix that writes another text in the place of a scalar; nil of a block, a list or a mapping.
  package func fix(_ node: Node, to text: String, isCertain: Bool) -> Fix? {
    guard case .scalar(let scalar) = node.content, scalar.style != .literal, scalar.style != .folded,
      !node.bytes.isEmpty
    else { return nil }
    let written = ScalarWriter(isInBrackets: true).line(text, style: scalar.style)
    return fix(node.bytes, from: node.location, to: written, isCertain: isCertain)
  }

  /// A fix that renames a key.
  package func fix(keyOf entry: Entry, to key: String, isCertain: Bool) -> Fix {
    fix(
      entry.keyBytes, from: entry.keyLocation, to: ScalarWriter(isInBrackets: true).line(key), isCertain: isCertain)
  }
}

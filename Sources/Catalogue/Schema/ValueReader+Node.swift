import Diagnostics
package import FrontMatter

extension ValueReader {
  /// The value that a node of front matter writes.
  package func read(_ node: Node, warn: (ValueFinding) -> Void = { _ in }) throws(ValueFinding) -> Value {
    if isPictorial { return try pictures(node) }
    if isList, let finding = CommaList.finding(in: node, key: key) { warn(finding) }
    if holdsTexts { for finding in TextNotation.findings(in: node, key: key) { warn(finding) } }
    if let text = node.text { return try read(text, warn: warn) }
    guard let items = node.items else {
      throw .error(.valueType, "\(key) must be \(isList ? "a list of texts" : "one value"), not keys with values")
    }
    guard isList else { throw .error(.valueType, "\(key) must be one value, not a list") }
    var texts: [String] = []
    for item in items {
      guard let text = item.text else {
        var finding = ValueFinding.error(.valueType, "\(key) must be a list of texts")
        finding.part = item
        throw finding
      }
      texts.append(text)
    }
    return read(texts)
  }
}

import Diagnostics

/// Changes the items of a list that has one line an item, and leaves alone the lines of items that stay.
struct ListEdit {
  private let bytes: [UInt8]
  private let list: Node
  private let key: String
  private let writer = ScalarWriter(isInBrackets: false)

  init(_ bytes: [UInt8], _ list: Node, key: String) {
    self.bytes = bytes
    self.list = list
    self.key = key
  }

  /// The edits that make the items of the list those of `new`, which has at least one.
  func edits(setting new: [String]) throws(EditError) -> ByteEdits {
    let old = list.items ?? []
    guard old.allSatisfy({ $0.text != nil }) else { throw .holdsKeys(key) }
    let texts = old.map { $0.isEmpty ? nil : Array(($0.text ?? "").utf8) }
    let newTexts = new.map { Array($0.utf8) }
    let kept = zip(texts, newTexts).prefix { $0 == $1 }.count
    let keptAtEnd = zip(texts.dropFirst(kept).reversed(), newTexts.dropFirst(kept).reversed()).prefix { $0 == $1 }.count
    let changed = kept..<(min(old.count, new.count) - keptAtEnd)

    var edits = ByteEdits()
    for index in changed { replace(old[index], with: new[index], in: &edits) }
    for item in old[changed.upperBound..<max(changed.upperBound, old.count - keptAtEnd)] {
      edits.remove(bytes.lineStart(of: item.bytes.lowerBound)..<bytes.nextLine(after: item.bytes.upperBound))
    }
    let added = new[changed.upperBound..<max(changed.upperBound, new.count - keptAtEnd)]
    insert(added, after: changed.upperBound > 0 ? old[changed.upperBound - 1] : nil, in: &edits)
    return edits
  }

  private func replace(_ item: Node, with text: String, in edits: inout ByteEdits) {
    let written = writer.line(text)
    if case .scalar(let scalar) = item.content, scalar.style == .literal || scalar.style == .folded {
      let span = BlockScalarSpan(item.bytes, in: bytes)
      edits.replace(span.header, with: written)
      edits.remove(span.lines)
    } else {
      edits.replace(item.bytes, with: item.isEmpty ? " " + written : written)
    }
  }

  private func insert(_ items: ArraySlice<String>, after item: Node?, in edits: inout ByteEdits) {
    let dash = String(repeating: " ", count: list.location.column - 1) + "- "
    let lines = items.map { dash + writer.line($0) }
    if let item {
      edits.insert(lines.map { bytes.lineBreak + $0 }.joined(), at: bytes.lineEnd(of: item.bytes.upperBound))
    } else {
      edits.insert(lines.map { $0 + bytes.lineBreak }.joined(), at: bytes.lineStart(of: list.bytes.lowerBound))
    }
  }
}

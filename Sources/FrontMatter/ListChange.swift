/// Which items of a list make way for which others: those at both ends that are the same stay.
struct ListChange {
  /// The positions at which an item of the old list takes the text of the new one.
  let replaced: Range<Int>
  /// The positions of old items that go.
  let removed: Range<Int>
  /// The positions of new items that come after the replaced ones.
  let added: Range<Int>

  init(from old: [Node], to new: [String]) {
    let texts = old.map { $0.isEmpty ? nil : Array(($0.text ?? "").utf8) }
    let newTexts = new.map { Array($0.utf8) }
    let kept = zip(texts, newTexts).prefix { $0 == $1 }.count
    let keptAtEnd = zip(texts.dropFirst(kept).reversed(), newTexts.dropFirst(kept).reversed()).prefix { $0 == $1 }.count
    // An item that is gone, or one that has come, leaves its neighbours as they are.
    let end = min(old.count, new.count) - keptAtEnd
    replaced = kept..<max(kept, end)
    removed = replaced.upperBound..<max(replaced.upperBound, old.count - keptAtEnd)
    added = replaced.upperBound..<max(replaced.upperBound, new.count - keptAtEnd)
  }
}

extension [Node] {
  /// The quotes that a text added at a position gets: those of its neighbour.
  func quotes(near position: Int) -> Scalar.Style {
    guard !isEmpty else { return .plain }
    return switch self[position > 0 ? position - 1 : 0].style {
    case .singleQuoted: .singleQuoted
    case .doubleQuoted: .doubleQuoted
    case .plain, .literal, .folded, nil: .plain
    }
  }
}

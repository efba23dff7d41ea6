private import Characters
private import Synchronization

/// The index letters of a language, the English ones among them, and the names under each.
///
/// It asks ICU's `AlphabeticIndex` once, when it is made, where every group begins; after that a name is placed by its
/// sort key alone.
package struct LetterIndex: Sendable {
  /// The labels in their order: `A` … `Z`, `Å`, `Ä`, `Ö` in Swedish.
  package let letters: [String]
  private let boundaries: [IndexBoundary]

  /// Every index that was asked for: ICU takes milliseconds to make one, and a site has many lists.
  private static let made = Mutex<[LanguageTag: LetterIndex]>([:])

  /// The index of a language, which is made once.
  package static func of(_ language: LanguageTag) throws(ICUFailure) -> LetterIndex {
    try made.withLock { made throws(ICUFailure) in
      if let index = made[language] { return index }
      let index = try LetterIndex(language)
      made[language] = index
      return index
    }
  }

  package init(_ language: LanguageTag) throws(ICUFailure) {
    let index = try AlphabeticIndex(language)
    let collator = try TextCollator(language)
    letters = index.buckets.compactMap { bucket in
      if case .letter(let label) = bucket { label } else { nil }
    }
    boundaries = IndexBoundary.all(of: index, keyedBy: collator)
  }

  /// The group of a name whose key `TextCollator` of the same language gave; further keys may follow in `sortKey`.
  package func group(ofSortKey sortKey: Span<UInt8>) -> IndexGroup {
    let prefix = IndexBoundary.prefix(of: sortKey)
    // The first boundary precedes every name.
    let next = boundaries.dropFirst().partitioningIndex { !$0.isAtOrBefore(sortKey, prefix: prefix) }
    return boundaries[next - 1].group
  }
}

import Language

/// The part of texts' sort keys in which neither accents nor case and width count.
struct PrimaryKeys {
  private let collator: TextCollator

  init(_ collator: TextCollator) {
    self.collator = collator
  }

  /// Empty if nothing of the text counts.
  func of(_ text: String) -> [UInt8] {
    // The levels of a key are parted by bytes that are 1.
    Array(collator.sortKey(of: text).prefix { $0 > 1 })
  }
}

/// The group of a name in a letter index.
package enum IndexGroup: Sendable, Hashable {
  case digits
  case symbols
  /// A letter, by its place in `LetterIndex.letters`.
  case letter(Int)
  /// Scripts that the index has no letters for.
  case other
}

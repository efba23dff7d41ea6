import Language

/// Frequent texts, to find those that others are most likely meant to be: by how they are written without case, and by their halves.
///
/// Of two texts that differ in one place, either the first or the second half is the same.
struct NearIndex {
  private struct Half: Hashable {
    /// The length of the whole frequent text.
    let length: Int
    let isFirst: Bool
    let scalars: ArraySlice<Unicode.Scalar>
  }

  /// The most frequent text of each way of writing without case.
  private var folded: [String: String] = [:]
  /// Texts that are frequent enough to forgive a letter, the most frequent first.
  private var texts: [(text: String, scalars: [Unicode.Scalar])] = []
  /// The positions of the texts, by their halves.
  private var halves: [Half: [Int]] = [:]
  private let shortest: Int

  /// - Parameters:
  ///   - frequentForLetter: From how many items on a difference of a letter is forgiven.
  ///   - shortest: The shortest texts in which one is.
  init(_ texts: [(text: String, count: Int)], frequentForLetter: Int, shortest: Int) {
    self.shortest = shortest
    for (text, count) in texts.sorted(by: { ($1.count, $0.text) < ($0.count, $1.text) }) {
      let key = caseFolded(text)
      if folded[key] == nil { folded[key] = text }
      let scalars = Array(key.unicodeScalars)
      guard count >= frequentForLetter, scalars.count >= shortest else { continue }
      for half in Self.halves(of: scalars, length: scalars.count) {
        halves[half, default: []].append(self.texts.count)
      }
      self.texts.append((text, scalars))
    }
  }

  /// The frequent text that is near to one that is not; nil if there is none.
  func near(_ text: String) -> String? {
    let key = caseFolded(text)
    if let same = folded[key] { return same == text ? nil : same }
    let scalars = Array(key.unicodeScalars)
    guard scalars.count >= shortest else { return nil }
    let candidates = (scalars.count - 1...scalars.count + 1).flatMap { length in
      Self.halves(of: scalars, length: length).flatMap { halves[$0] ?? [] }
    }
    return candidates.filter { Self.differsByLetter(texts[$0].scalars, scalars) }.min().map { texts[$0].text }
  }

  /// What would be the halves of a text of a length that is the same up to the middle, or from the middle on.
  private static func halves(of scalars: [Unicode.Scalar], length: Int) -> [Half] {
    let middle = length / 2
    return [
      Half(length: length, isFirst: true, scalars: scalars.prefix(middle)),
      Half(length: length, isFirst: false, scalars: scalars.suffix(length - middle)),
    ]
  }

  /// Whether the texts differ in one place, and by letters there: A1 and A2 are meant as they are.
  private static func differsByLetter(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one[start...].reversed(), other[start...].reversed()).prefix { $0 == $1 }.count
    let (rest, otherRest) = (one[start..<(one.count - end)], other[start..<(other.count - end)])
    return rest.count <= 1 && otherRest.count <= 1 && (rest + otherRest).allSatisfy { $0.properties.isAlphabetic }
  }
}

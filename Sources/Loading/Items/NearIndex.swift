import Language

/// Frequent texts, to find those that others are most likely meant to be: by how they are written without case, and by what they are without a
/// letter.
///
/// Of two texts that differ in one place, either both are the same without what is there, or one without it is the other.
struct NearIndex {
  /// The most frequent text of each way of writing without case.
  private var folded: [String: String] = [:]
  /// Texts that are frequent enough to forgive a letter, the most frequent first.
  private var texts: [(text: String, scalars: [Unicode.Scalar])] = []
  /// The positions of the texts, by their keys.
  private var positions: [UInt64: [Int]] = [:]
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
      for key in Self.keys(of: scalars) { positions[key, default: []].append(self.texts.count) }
      self.texts.append((text, scalars))
    }
  }

  /// The frequent text that is near to one that is not; nil if there is none.
  func near(_ text: String) -> String? {
    let key = caseFolded(text)
    if let same = folded[key] { return same == text ? nil : same }
    let scalars = Array(key.unicodeScalars)
    guard scalars.count >= shortest else { return nil }
    let candidates = Self.keys(of: scalars).flatMap { positions[$0] ?? [] }
    return candidates.filter { Self.differsByLetter(texts[$0].scalars, scalars) }.min().map { texts[$0].text }
  }

  /// The hash of a text, and those of what it is without each of its letters.
  private static func keys(of scalars: [Unicode.Scalar]) -> Set<UInt64> {
    // Digits of a number in a large base: that without one is made of what is before it and what is behind it.
    let base: UInt64 = 0x9E37_79B9_7F4A_7C15
    var before = [UInt64(0)]
    for scalar in scalars { before.append(before[before.count - 1] &* base &+ UInt64(scalar.value)) }
    var keys: Set = [before[scalars.count]]
    var (behind, power) = (UInt64(0), UInt64(1))
    for place in scalars.indices.reversed() {
      keys.insert(before[place] &* power &+ behind)
      behind = behind &+ UInt64(scalars[place].value) &* power
      power = power &* base
    }
    return keys
  }

  /// Whether the texts differ in one place, and by letters there: A1 and A2 are meant as they are, and so are Shelf A and Shelf B, and Virage
  /// and Mirage.
  private static func differsByLetter(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one[start...].reversed(), other[start...].reversed()).prefix { $0 == $1 }.count
    let (rest, otherRest) = (one[start..<(one.count - end)], other[start..<(other.count - end)])
    guard rest.count <= 1, otherRest.count <= 1, (rest + otherRest).allSatisfy(\.properties.isAlphabetic) else {
      return false
    }
    let longer = one.count > other.count ? one : other
    let before = longer[..<start].reversed().prefix(while: \.properties.isAlphabetic).count
    let word = before + longer[start...].prefix(while: \.properties.isAlphabetic).count
    let isOtherInitial = before == 0 && rest.count == otherRest.count
    return word >= shortestWord && !isOtherInitial
  }

  /// The fewest letters of a word in which one may be wrong.
  private static let shortestWord = 4
}

import ICUShim

/// The place in the order of a language where the names of a group begin; they end at the next boundary.
struct IndexBoundary: Sendable {
  /// The primary weights of the place, as in a sort key before its first 1.
  private let weights: [UInt8]
  /// The first eight weights, for a quick comparison.
  private let prefix: UInt64
  let group: IndexGroup

  private init(weights: [UInt8], group: IndexGroup) {
    self.weights = weights
    self.prefix = IndexBoundary.prefix(of: weights.span)
    self.group = group
  }

  /// The first eight bytes as one number, so that numbers compare as the bytes do; missing ones count as 0.
  static func prefix(of bytes: Span<UInt8>) -> UInt64 {
    var prefix: UInt64 = 0
    for index in 0..<min(8, bytes.count) { prefix |= UInt64(bytes[index]) << UInt64(56 - 8 * index) }
    return prefix
  }

  /// Whether a name with this key is at the boundary or after it.
  func isAtOrBefore(_ sortKey: Span<UInt8>, prefix keyPrefix: UInt64) -> Bool {
    if prefix != keyPrefix { return prefix < keyPrefix }
    for index in 8..<max(8, weights.count) {
      guard index < sortKey.count else { return false }
      if weights[index] != sortKey[index] { return weights[index] < sortKey[index] }
    }
    return true
  }
}

extension IndexBoundary {
  /// Every place where ICU's index goes from one group to another, in order; the first is before all names.
  ///
  /// ICU does not tell the places, but they can only be where a letter, the range after a letter of several characters,
  /// or a script begins. So each of these is looked up once, and those where nothing changes are left out.
  static func all(of index: AlphabeticIndex, keyedBy collator: TextCollator) -> [IndexBoundary] {
    let scripts = scriptSamples.map { primaryWeights(of: beforeScript + $0, by: collator) }
    let digits = primaryWeights(of: firstDigit, by: collator)
    let afterDigits = scripts.filter { digits.lexicographicallyPrecedes($0) }.min { $0.lexicographicallyPrecedes($1) }
    let groups = groups(of: index.buckets)

    func place(at text: String) -> IndexBoundary {
      let weights = primaryWeights(of: text, by: collator)
      let isBeforeDigits = weights.lexicographicallyPrecedes(digits)
      if !isBeforeDigits, weights.lexicographicallyPrecedes(afterDigits ?? [0xFF]) {
        return IndexBoundary(weights: weights, group: .digits)
      }
      let group = groups[index.bucket(of: text)]
      return IndexBoundary(weights: weights, group: group == .symbols && !isBeforeDigits ? .other : group)
    }

    var boundaries: [IndexBoundary] = []
    for place in candidates(for: index.buckets).map(place).sorted(by: {
      $0.weights.lexicographicallyPrecedes($1.weights)
    }) where place.group != boundaries.last?.group {
      boundaries.append(place)
    }
    return boundaries
  }

  private static func groups(of buckets: [AlphabeticIndex.Bucket]) -> [IndexGroup] {
    var letters = 0
    return buckets.map { bucket in
      switch bucket {
      case .beforeLetters: return .symbols
      case .otherScript: return .other
      case .letter:
        letters += 1
        return .letter(letters - 1)
      }
    }
  }

  private static func primaryWeights(of text: String, by collator: TextCollator) -> [UInt8] {
    Array(collator.sortKey(of: text).prefix { $0 > 1 })
  }
}

extension IndexBoundary {
  // CLDR's root collation gives each script, and each group such as the digits, a string that comes right before its
  // first character: U+FDD1 and a character of it. Chinese collations do so for their index labels with U+FDD0.
  private static let beforeScript = String(decoding: [0xFDD1], as: UTF16.self)
  private static let beforeChineseLabel = String(decoding: [0xFDD0], as: UTF16.self)
  private static let afterAll = String(decoding: [0xFFFF], as: UTF16.self)
  private static let firstDigit = beforeScript + "4"

  private static func candidates(for buckets: [AlphabeticIndex.Bucket]) -> [String] {
    let labels = buckets.flatMap { bucket in
      if case .letter(let label) = bucket { [label, label + afterAll, chineseLabel(label)] } else { [String]() }
    }
    return [""] + labels + [firstDigit] + scriptSamples.map { beforeScript + $0 }
  }

  /// The string before the first name of a Chinese label; a number of strokes is written as a Braille pattern.
  private static func chineseLabel(_ label: String) -> String {
    let strokes = label.hasSuffix("劃") ? UInt32(label.dropLast()) : nil
    return beforeChineseLabel + (strokes.flatMap { Unicode.Scalar(0x2800 + $0) }.map { String($0) } ?? label)
  }

  private static var scriptSamples: [String] {
    (0..<icu_script_count())
      .compactMap { script in icuText { icu_script_sample(script, $0, $1) } }
      .filter { !$0.isEmpty }
  }
}

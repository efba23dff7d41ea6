/// The lines on which the keys of one mapping stand.
///
/// A few keys are compared one by one, which is faster than to hash them; many are hashed.
struct KeyLines {
  private var few: [(key: String, line: Int)] = []
  private var many: [String: Int] = [:]

  /// The line on which the key stands already; nil for a new key, which is then known to stand on `line`.
  mutating func line(ofFirst key: String, or line: Int) -> Int? {
    if let known = few.first(where: { $0.key == key })?.line ?? (many.isEmpty ? nil : many[key]) { return known }
    if few.count < 16 { few.append((key, line)) } else { many[key] = line }
    return nil
  }
}

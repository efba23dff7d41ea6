import Diagnostics

/// The lines on which the keys of one mapping stand.
///
/// A few keys are compared one by one, which is faster than to hash them; many are hashed.
struct KeyLines {
  private var hashed: [String: Int] = [:]

  private static let few = 16

  /// The line on which the key stands already, after some `entries` of its mapping; nil for a new key, which stands on `line`.
  mutating func line(ofFirst key: String, after entries: [Entry], or line: Int) -> Int? {
    for position in 0..<min(entries.count, Self.few) where entries[position].key == key {
      return entries[position].keyLocation.line
    }
    if !hashed.isEmpty, let known = hashed[key] { return known }
    if entries.count >= Self.few { hashed[key] = line }
    return nil
  }

  /// Keeps the line of a key that makes no entry, because its value cannot be used.
  mutating func keep(_ key: String, line: Int) {
    hashed[key] = line
  }
}

import Diagnostics

/// Where the keys of one mapping are, for finding keys that are given twice.
///
/// A few keys are compared one by one, which is faster than hashing them; many are hashed.
struct KeyLocations {
  private var hashed: [String: SourceLocation] = [:]

  private static let few = 16

  /// The place of an equal key before, after some `entries` of its mapping; nil for a new key, which is at `location`.
  mutating func location(
    ofFirst key: String, after entries: [Entry], or location: SourceLocation
  ) -> SourceLocation? {
    for position in 0..<min(entries.count, Self.few) where entries[position].key == key {
      return entries[position].keyLocation
    }
    if !hashed.isEmpty, let known = hashed[key] { return known }
    if entries.count >= Self.few { hashed[key] = location }
    return nil
  }

  /// Keeps the place of a key that makes no entry, because its value cannot be used.
  mutating func keep(_ key: String, at location: SourceLocation) {
    hashed[key] = location
  }
}

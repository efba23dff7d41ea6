import Diagnostics

extension FrontMatterEditor {
  /// Where a key that may be dotted is, or would be: `engine.power` may be one key or the key `power` below `engine`.
  package func path(ofKey key: String) -> [String] {
    Self.path(of: key[...], in: root?.entries ?? []) ?? Self.newPath(of: key[...], in: root?.entries ?? [])
  }

  /// What is at the end of `path`; nil if the key is not there.
  package func value(at path: [String]) -> EditedValue? {
    guard case .found(let place)? = try? KeySearch(path, in: root, bytes: file.bytes) else { return nil }
    return EditedValue(place.entry.value)
  }

  /// Whether the key at the end of `path` is there, whatever it holds.
  package func hasKey(at path: [String]) -> Bool {
    if case .found? = try? KeySearch(path, in: root, bytes: file.bytes) { true } else { false }
  }

  /// Whether a dotted key is there in several ways, as `engine.power` and as the key `power` below `engine`, so that no edit is of one value.
  package func isGivenTwice(_ key: String) -> Bool { Self.count(of: key[...], in: root?.entries ?? []) > 1 }

  private static func count(of key: Substring, in entries: [Entry]) -> Int {
    entries.reduce(0) { count, entry in
      if key == entry.key { return count + 1 }
      guard key.hasPrefix(entry.key + "."), let inner = entry.value.entries else { return count }
      return count + Self.count(of: key.dropFirst(entry.key.count + 1), in: inner)
    }
  }

  private static func path(of key: Substring, in entries: [Entry]) -> [String]? {
    for entry in entries {
      if key == entry.key { return [entry.key] }
      guard key.hasPrefix(entry.key + "."), let inner = entry.value.entries else { continue }
      if let path = path(of: key.dropFirst(entry.key.count + 1), in: inner) { return [entry.key] + path }
    }
    return nil
  }

  /// The path of a key that is not there: below the keys that are, and one level a dot unless a value is in the way.
  private static func newPath(of key: Substring, in entries: [Entry]) -> [String] {
    guard let dot = key.firstIndex(of: ".") else { return [String(key)] }
    let first = String(key[..<dot])
    let rest = key[key.index(after: dot)...]
    guard let entry = entries.first(where: { $0.key == first }) else { return [first] + newPath(of: rest, in: []) }
    if let inner = entry.value.entries { return [first] + newPath(of: rest, in: inner) }
    return entry.value.isEmpty ? [first] + newPath(of: rest, in: []) : [String(key)]
  }
}

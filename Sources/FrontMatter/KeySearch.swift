/// The result of following a path of keys in front matter.
enum KeySearch {
  /// An entry that exists, with the mappings around it.
  struct Found {
    let entry: Entry
    /// The entries above it that hold nothing but it, outermost first; they go when it goes.
    let holders: [Entry]
    /// The mapping that holds the outermost of those.
    let mapping: Node
    let isInBrackets: Bool
  }

  /// A place for an entry that does not exist.
  struct Missing {
    /// The keys to add, each below the one before.
    let keys: ArraySlice<String>
    /// The mapping to add them to; nil if there is none yet.
    let mapping: Node?
    /// The entry that holds that mapping, or holds nothing; nil at the top.
    let holder: Entry?
    let isInBrackets: Bool
  }

  case found(Found)
  case missing(Missing)

  /// Follows `path` from the `root` mapping.
  init(_ path: [String], in root: Node?, bytes: [UInt8]) throws(EditError) {
    var mapping = root
    var holder: Entry?
    var holders: [Entry] = []
    var outermost = root
    var isInBrackets = false
    for (index, key) in path.enumerated() {
      isInBrackets = isInBrackets || mapping.map { $0.isInBrackets(bytes) } ?? false
      guard let current = mapping, let entries = current.entries, let entry = entries.first(where: { $0.key == key })
      else {
        self = .missing(Missing(keys: path[index...], mapping: mapping, holder: holder, isInBrackets: isInBrackets))
        return
      }
      if entries.count > 1 || index == 0 {
        holders = []
        outermost = current
      }
      if index == path.count - 1, let outermost {
        self = .found(Found(entry: entry, holders: holders, mapping: outermost, isInBrackets: isInBrackets))
        return
      }
      guard entry.value.entries != nil || entry.value.isEmpty else { throw .holdsValue(key) }
      holders.append(entry)
      holder = entry
      mapping = entry.value.isEmpty ? nil : entry.value
    }
    throw .emptyKey
  }
}

extension Node {
  /// Whether the list or mapping is written in brackets.
  func isInBrackets(_ file: [UInt8]) -> Bool {
    !bytes.isEmpty && (file[bytes.lowerBound] == UInt8(ascii: "[") || file[bytes.lowerBound] == UInt8(ascii: "{"))
  }
}

/// Names of files, all of which are looked for in a text at once.
struct FileNames {
  private let names: [[UInt8]]
  /// The names by their last bytes, of which a number holds eight, and by how many of these they have.
  private var ends: [Int: [UInt64: [Int]]] = [:]
  /// Whether a name ends in a byte.
  private var isLast = [Bool](repeating: false, count: 256)

  init(_ names: [String]) {
    self.names = names.map { NamedText.reduced(Array($0.utf8)) }
    for (position, name) in self.names.enumerated() {
      let end = name.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
      ends[min(name.count, 8), default: [:]][end, default: []].append(position)
      if let last = name.last { isLast[Int(last)] = true }
    }
  }

  /// The positions of the names that may be in a text; some of them are not.
  func named(in text: NamedText) -> Set<Int> {
    // A name without letters and digits can be anywhere.
    var found = Set(ends[0]?[0] ?? [])
    for form in text.forms {
      var last: UInt64 = 0
      for (position, byte) in form.enumerated() {
        last = last << 8 | UInt64(byte)
        guard isLast[Int(byte)] else { continue }
        for (width, ends) in ends where width > 0 && width <= position + 1 {
          let end = last & (.max >> UInt64(64 - 8 * width))
          for name in ends[end] ?? [] where form[...position].suffix(names[name].count).elementsEqual(names[name]) {
            found.insert(name)
          }
        }
      }
    }
    return found
  }
}

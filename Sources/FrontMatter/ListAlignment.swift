/// Which items of an old list the items of a new one are, so that those that stay keep all their bytes.
struct ListAlignment {
  /// What an item of the new list is made of.
  enum Origin: Equatable {
    case new
    /// The item of the old list at a position, where it is.
    case stays(Int)
    /// The item of the old list at a position, taken from its place.
    case moves(Int)

    var stays: Bool {
      if case .stays = self { true } else { false }
    }
  }

  /// One for each item of the new list.
  let origins: [Origin]
  /// The runs of old items that leave their places, in order.
  let gone: [Range<Int>]

  init(from old: [Node], to new: [EditedValue]) {
    var sources = Self.equals(old, new)
    Self.addSimilar(to: &sources, old, new)
    let fixed = Self.longestRun(of: sources)
    var origins = zip(sources.indices, sources).map { index, source -> Origin in
      guard let source else { return .new }
      return fixed.contains(index) ? .stays(source) : .moves(source)
    }
    Self.replaceTexts(in: &origins, sources, old, new)
    var staying: Set<Int> = []
    for case .stays(let position) in origins { staying.insert(position) }
    var gone: [Range<Int>] = []
    for position in old.indices where !staying.contains(position) {
      if let last = gone.last, last.upperBound == position {
        gone[gone.count - 1] = last.lowerBound..<position + 1
      } else {
        gone.append(position..<position + 1)
      }
    }
    self.origins = origins
    self.gone = gone
  }

  /// For each new item, the old one that says the same: those at both ends first, so that of equal ones as many as possible stay.
  private static func equals(_ old: [Node], _ new: [EditedValue]) -> [Int?] {
    let olds = old.map { Meaning($0).inOrder }
    let news = new.map { Meaning($0).inOrder }
    let start = zip(olds, news).prefix { $0 == $1 }.count
    let end = zip(olds.dropFirst(start).reversed(), news.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    var positions: [Meaning: ArraySlice<Int>] = [:]
    for position in start..<old.count - end { positions[olds[position], default: []].append(position) }
    return news.indices.map { index in
      if index < start { return index }
      if index >= new.count - end { return index - new.count + old.count }
      return positions[news[index]]?.popFirst()
    }
  }

  /// Finds for each mapping that is not there the item with which it has most texts in common.
  private static func addSimilar(to sources: inout [Int?], _ old: [Node], _ new: [EditedValue]) {
    let used = Set(sources)
    var free = old.indices.filter { !used.contains($0) }
    let texts = Dictionary(uniqueKeysWithValues: free.map { ($0, Set(EditedValue(old[$0]).leaves)) })
    for index in new.indices where sources[index] == nil {
      let leaves = new[index].leaves
      let scores = free.map { position in
        new[index].isMapping || old[position].entries != nil
          ? leaves.count { texts[position]?.contains($0) ?? false } : 0
      }
      guard let best = scores.max(), best > 0, let place = scores.firstIndex(of: best) else { continue }
      sources[index] = free.remove(at: place)
    }
  }

  /// The most new items whose old ones are in the same order.
  private static func longestRun(of sources: [Int?]) -> Set<Int> {
    // The last item of the best run of each length, and the item before each item.
    var ends: [(source: Int, index: Int)] = []
    var before: [Int: Int] = [:]
    for (index, source) in sources.enumerated() {
      guard let source else { continue }
      let isNext = ends.last.map { $0.source < source } ?? true
      let length = isNext ? ends.count : ends.firstIndex { $0.source > source } ?? ends.count
      if length > 0 { before[index] = ends[length - 1].index }
      if length == ends.count { ends.append((source, index)) } else { ends[length] = (source, index) }
    }
    var run: Set<Int> = []
    var next = ends.last?.index
    while let index = next {
      run.insert(index)
      next = before[index]
    }
    return run
  }

  /// Lets new texts take the places of old ones between the same neighbours.
  private static func replaceTexts(
    in origins: inout [Origin], _ sources: [Int?], _ old: [Node], _ new: [EditedValue]
  ) {
    let used = Set(sources.compactMap(\.self))
    let staying = Set(origins.indices.filter { origins[$0].stays }.compactMap { sources[$0] })
    var place = 0
    for index in origins.indices {
      switch origins[index] {
      case .stays(let position): place = position + 1
      case .moves: break
      case .new:
        guard new[index].text != nil else { continue }
        var next = place
        while next < old.count, used.contains(next) ? !staying.contains(next) : old[next].text == nil {
          next += 1
        }
        guard next < old.count, !used.contains(next) else { continue }
        origins[index] = .stays(next)
        place = next + 1
      }
    }
  }
}

extension EditedValue {
  /// The texts without the keys.
  fileprivate var leaves: [String] {
    switch self {
    case .empty: []
    case .text(let text): [text]
    case .list(let items): items.flatMap(\.leaves)
    case .mapping(let members): members.flatMap { $0.value.leaves }
    }
  }
}

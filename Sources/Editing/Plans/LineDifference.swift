private import Characters

/// Which lines of a text go, and which lines of another one come.
///
/// Few lines are compared as the standard library does, in a time that grows with the square of their number. Longer texts are parted by
/// lines that each of them has once; what is still long between two such lines goes and comes as a whole.
struct LineDifference {
  private(set) var isRemoved: [Bool]
  private(set) var isAdded: [Bool]
  /// Each line by a number that equal lines share.
  private let old: [Int]
  private let new: [Int]

  /// The most lines that are compared as they are.
  private static let limit = 1000

  init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let next = numbers.count
      let number = numbers[line, default: next]
      if number == next { numbers[line] = next }
      return number
    }
    self.old = old.map(number)
    self.new = new.map(number)
    isRemoved = Array(repeating: false, count: old.count)
    isAdded = Array(repeating: false, count: new.count)
    compare(old.indices, new.indices, isParted: false)
  }

  private mutating func compare(_ oldLines: Range<Int>, _ newLines: Range<Int>, isParted: Bool) {
    let start = zip(old[oldLines], new[newLines]).prefix { $0 == $1 }.count
    let end = zip(old[oldLines].dropFirst(start).reversed(), new[newLines].dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let oldLines = oldLines.lowerBound + start..<oldLines.upperBound - end
    let newLines = newLines.lowerBound + start..<newLines.upperBound - end
    let isOneSided = oldLines.isEmpty || newLines.isEmpty
    if !isOneSided, oldLines.count + newLines.count <= Self.limit {
      for change in new[newLines].difference(from: old[oldLines]) {
        switch change {
        case .remove(let offset, _, _): isRemoved[oldLines.lowerBound + offset] = true
        case .insert(let offset, _, _): isAdded[newLines.lowerBound + offset] = true
        }
      }
    } else if isOneSided || isParted {
      for line in oldLines { isRemoved[line] = true }
      for line in newLines { isAdded[line] = true }
    } else {
      var (oldStart, newStart) = (oldLines.lowerBound, newLines.lowerBound)
      for (old, new) in anchors(in: oldLines, newLines) + [(oldLines.upperBound, newLines.upperBound)] {
        compare(oldStart..<old, newStart..<new, isParted: true)
        (oldStart, newStart) = (min(old + 1, oldLines.upperBound), min(new + 1, newLines.upperBound))
      }
    }
  }

  /// The most lines that both texts have once and in the same order.
  private func anchors(in oldLines: Range<Int>, _ newLines: Range<Int>) -> [(old: Int, new: Int)] {
    let places = Self.places(of: oldLines, in: old)
    let pairs = Self.places(of: newLines, in: new).compactMap { line, new in
      new.flatMap { new in places[line].flatMap { $0 }.map { (old: $0, new: new) } }
    }.sorted { $0.new < $1.new }
    // The last pair of the best run of each length, and the pair before each pair.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitioningIndex { pairs[$0].old > pair.old }
      before.append(length > 0 ? ends[length - 1] : nil)
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      run.append(pairs[index])
      next = before[index]
    }
    return run.reversed()
  }

  /// Where each line is; nil for one that is there several times.
  private static func places(of range: Range<Int>, in lines: [Int]) -> [Int: Int?] {
    var places: [Int: Int?] = [:]
    for place in range { places.updateValue(places[lines[place]] == nil ? place : nil, forKey: lines[place]) }
    return places
  }
}

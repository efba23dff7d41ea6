/// Sorts rows by their keys, which it borrows for the duration of the sort.
///
/// It compares seven bytes of a key at a time: all rows are sorted by their first seven as by one number, then each run of ties by the next seven, or
/// by the next key where theirs has ended. So each part of a key is fetched once, rather than once per comparison.
struct RowSorter {
  private let steps: [SortOrder.Step]
  private let width: Int
  private let bytes: UnsafeRawBufferPointer
  private let offsets: UnsafeBufferPointer<Int>

  init(steps: [SortOrder.Step], width: Int, bytes: UnsafeRawBufferPointer, offsets: UnsafeBufferPointer<Int>) {
    self.steps = steps
    self.width = width
    self.bytes = bytes
    self.offsets = offsets
  }

  func sorted(_ rows: [Int]) -> [Int] {
    guard !steps.isEmpty, rows.count > 1 else { return rows.sorted() }
    var entries = rows.map { Entry(part: 0, row: $0) }
    entries.withUnsafeMutableBufferPointer(sort)
    return entries.map(\.row)
  }

  private func sort(_ entries: inout UnsafeMutableBufferPointer<Entry>) {
    var runs = [Run(range: entries.indices, step: 0, offset: 0)]
    while let run = runs.popLast() {
      guard run.step < steps.count else { continue }
      for index in run.range { entries[index].part = part(of: entries[index].row, steps[run.step], at: run.offset) }
      var part = UnsafeMutableBufferPointer(rebasing: entries[run.range])
      if run.range.count > 2 { part.sort() } else if part[1] < part[0] { part.swapAt(0, 1) }
      addTies(in: entries, of: run, to: &runs)
    }
  }
}

extension RowSorter {
  private struct Entry: Comparable {
    /// The part of the row's key that is looked at.
    var part: UInt64
    let row: Int

    static func < (one: Entry, other: Entry) -> Bool {
      one.part == other.part ? one.row < other.row : one.part < other.part
    }
  }

  /// Entries that have not been told apart before a step and an offset in its key.
  private struct Run {
    let range: Range<Int>
    let step: Int
    let offset: Int
  }

  /// How many bytes a part holds, besides their count.
  private static let partLength = 7

  /// Seven bytes of a key and, below them, how many there were, or one more if others follow: a number that is the smaller the earlier the row comes.
  ///
  /// The number of a missing key is that of no other.
  private func part(of row: Int, _ step: SortOrder.Step, at offset: Int) -> UInt64 {
    let cell = row * width + step.column
    let (start, end) = (offsets[cell] + offset, offsets[cell + 1])
    if offsets[cell] == end { return step.missingComesFirst ? .min : .max }
    var part: UInt64 = 0
    if end - start > Self.partLength {
      part = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) & ~0xFF
    } else {
      for index in start..<end { part |= UInt64(bytes[index]) << UInt64(56 - 8 * (index - start)) }
    }
    part |= UInt64(min(end - start, Self.partLength + 1))
    return step.isDescending ? ~part : part
  }

  private func addTies(in entries: UnsafeMutableBufferPointer<Entry>, of run: Run, to runs: inout [Run]) {
    var start = run.range.lowerBound
    while start < run.range.upperBound {
      let part = entries[start].part
      var end = start + 1
      while end < run.range.upperBound, entries[end].part == part { end += 1 }
      if end - start > 1 {
        let count = (steps[run.step].isDescending ? ~part : part) & 0xFF
        let isOpen = part != .min && part != .max && count > Self.partLength
        runs.append(
          Run(
            range: start..<end, step: isOpen ? run.step : run.step + 1,
            offset: isOpen ? run.offset + Self.partLength : 0))
      }
      start = end
    }
  }
}

package import Catalogue
package import Files
import Synchronization

/// Keeps notes as HTML until their pages are rendered: in memory as far as they fit, beyond that in a temporary file.
final class NotesStore: Sendable {
  /// The most bytes that all notes may take in memory.
  private static let memory = 48_000_000

  /// A folder on the disk that a temporary file may use; without one, everything is kept in memory.
  private let folder: String?
  private let held = Atomic<Int>(0)
  private let file = Mutex<TemporaryFile?>(nil)

  init(on folder: String? = nil) {
    self.folder = folder
  }

  /// Keeps the notes of some items, one after the other.
  func keep(_ html: [UInt8]) -> KeptNotes {
    if html.isEmpty { return .inMemory([]) }
    if held.add(html.count, ordering: .relaxed).newValue <= Self.memory { return .inMemory(html) }
    guard let file = openFile(), let start = try? file.append(html) else { return .inMemory(html) }
    held.subtract(html.count, ordering: .relaxed)
    return .inFile(file, start: start)
  }

  private func openFile() -> TemporaryFile? {
    file.withLock { file in
      if file == nil, let folder { file = try? TemporaryFile(on: folder) }
      return file
    }
  }
}

/// Notes of some items, one after the other.
enum KeptNotes: Sendable {
  case inMemory([UInt8])
  case inFile(TemporaryFile, start: Int)

  /// A part of them.
  func html(_ range: Range<Int>) throws(FileFailure) -> ArraySlice<UInt8> {
    switch self {
    case .inMemory(let html): html[range]
    case .inFile(let file, let start): try file.read(range.lowerBound + start..<range.upperBound + start)[...]
    }
  }
}

/// The notes of some items that follow one another.
package struct NotesChunk: Sendable {
  /// The positions of the items.
  package let items: Range<ItemIndex>
  private let notes: KeptNotes
  /// Where those of the first item begin.
  private let start: Int
  /// Where those of each item end, counted from there.
  private let ends: [Int]

  init(items: Range<ItemIndex>, notes: KeptNotes, start: Int = 0, ends: [Int]) {
    self.items = items
    self.notes = notes
    self.start = start
    self.ends = ends
  }

  /// The place of an item in the chunk.
  private func place(of item: ItemIndex) -> Int { items.lowerBound.distance(to: item) }

  /// The notes of some of the items.
  func part(_ items: Range<ItemIndex>) -> NotesChunk {
    let indices = place(of: items.lowerBound)..<place(of: items.upperBound)
    let start = start + (indices.lowerBound == 0 ? 0 : ends[indices.lowerBound - 1])
    return NotesChunk(items: items, notes: notes, start: start, ends: ends[indices].map { $0 + self.start - start })
  }

  /// The notes with others for one of the items; nil if they are not in memory.
  func replacing(_ item: ItemIndex, with html: ArraySlice<UInt8>) -> NotesChunk? {
    guard case .inMemory(let bytes) = notes else { return nil }
    let index = place(of: item)
    let old = (index == 0 ? 0 : ends[index - 1])..<ends[index]
    var replaced: [UInt8] = []
    replaced.reserveCapacity((ends.last ?? 0) + html.count - old.count)
    replaced += bytes[start..<start + old.lowerBound]
    replaced += html
    replaced += bytes[start + old.upperBound..<start + (ends.last ?? 0)]
    let moved = ends.enumerated().map { $0 < index ? $1 : $1 + html.count - old.count }
    return NotesChunk(items: items, notes: .inMemory(replaced), ends: moved)
  }

  /// The same notes for items that have moved up by one place.
  var movedUp: NotesChunk {
    NotesChunk(
      items: items.lowerBound.advanced(by: 1)..<items.upperBound.advanced(by: 1), notes: notes, start: start, ends: ends
    )
  }

  /// The HTML of an item's notes; empty if it has none, or was taken from the cache.
  package func html(of item: ItemIndex) throws(FileFailure) -> ArraySlice<UInt8> {
    let index = place(of: item)
    return try notes.html(start + (index == 0 ? 0 : ends[index - 1])..<start + ends[index])
  }
}

/// The notes of one item.
package struct StoredNotes: Sendable {
  let notes: KeptNotes
  let count: Int

  package func html() throws(FileFailure) -> ArraySlice<UInt8> { try notes.html(0..<count) }
}

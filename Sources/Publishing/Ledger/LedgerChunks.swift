import Catalogue
import Characters

/// Makes the chunks that a ledger has of a collection: those of the ledger before, where nothing in them has changed.
struct LedgerChunks: Sendable {
  private let loaded: LoadedCollection
  private let neighbours: Neighbours
  private let keys: SortKeys?
  /// The stamps of the pages of the collection's items.
  private let pages: [PageStamp]

  init(_ plan: CollectionPlan, pages: [PageStamp]) {
    loaded = plan.loaded
    neighbours = plan.neighbours
    keys = plan.keys
    self.pages = pages
  }

  func all() throws -> [LedgerChunk] {
    let count = (loaded.files.count + LedgerChunk.rowCount - 1) / LedgerChunk.rowCount
    return try Parallel.map(count, makeWorker: {}, body: { _, number in chunk(number) })
  }

  private func chunk(_ number: Int) -> LedgerChunk {
    let range = number * LedgerChunk.rowCount..<min((number + 1) * LedgerChunk.rowCount, loaded.files.count)
    guard let survey = loaded.loader.survey else { return newChunk(range, past: nil) }
    guard survey.hasSameNames, range.allSatisfy({ loaded.files[$0].row == $0 }) else {
      return newChunk(range, past: survey.past)
    }
    return chunk(number, range, asIn: survey.past)
  }

  /// The chunk of files none of which was read again: the records and the keys are as they were.
  private func chunk(_ number: Int, _ range: Range<Int>, asIn past: CollectionLedger) -> LedgerChunk {
    var words: [UInt64] = []
    words.reserveCapacity(range.count * CollectionLedger.rowLength / 8)
    for position in range {
      add(position, to: &words)
      words.append(UInt64(past.recordEnd(of: position)))
      words.append(UInt64(past.keyEnd(of: position)))
    }
    let standing = past.chunk(number)
    var writer = ByteWriter()
    writer.words(words)
    let rows = standing.bytes.prefix(writer.bytes.count)
    if rows.isSame(as: writer.bytes[...]) { return standing }
    writer.raw(standing.bytes[rows.endIndex...])
    return LedgerChunk(writer.bytes)
  }

  private func newChunk(_ range: Range<Int>, past: CollectionLedger?) -> LedgerChunk {
    var words: [UInt64] = []
    words.reserveCapacity(range.count * CollectionLedger.rowLength / 8)
    var (records, keys) = (ByteWriter(), ByteWriter())
    records.reserve(range.count * 128)
    keys.reserve(range.count * 96)
    for position in range {
      add(position, to: &words)
      addRecord(of: position, past, to: &records)
      words.append(UInt64(records.bytes.count))
      addKeys(of: position, past, to: &keys)
      words.append(UInt64(keys.bytes.count))
    }
    var writer = ByteWriter()
    writer.reserve(words.count * 8 + records.bytes.count + keys.bytes.count)
    writer.words(words)
    writer.raw(records.bytes)
    writer.raw(keys.bytes)
    return LedgerChunk(writer.bytes)
  }
}

extension LedgerChunks {
  /// Adds the row of a file, but for the ends of its record and its keys.
  private func add(_ position: Int, to words: inout [UInt64]) {
    let file = loaded.files[position]
    file.stamp.append(to: &words)
    guard file.item >= 0 else {
      PageStamp.none.append(to: &words)
      words.append(Self.noRow)
      words.append(Self.noRow)
      return
    }
    pages[Int(file.item)].append(to: &words)
    words.append(neighbours.previous(of: Int(file.item)).map(row) ?? Self.noRow)
    words.append(neighbours.next(of: Int(file.item)).map(row) ?? Self.noRow)
  }

  private static let noRow = UInt64(bitPattern: -1)

  private func row(of item: Int) -> UInt64 { UInt64(loaded.positions[item]) }

  private func addRecord(of position: Int, _ past: CollectionLedger?, to writer: inout ByteWriter) {
    let file = loaded.files[position]
    if let past, file.row >= 0 { return writer.raw(past.recordBytes(of: Int(file.row))) }
    let item = file.item < 0 ? nil : loaded.collection.items[Int(file.item)]
    ItemRecord.write(item, loaded.findings[position] ?? FileFindings(), to: &writer)
  }

  private func addKeys(of position: Int, _ past: CollectionLedger?, to writer: inout ByteWriter) {
    if let past, let row = loaded.pastRow(ofFile: position) { return writer.raw(past.keyBytes(of: row)) }
    guard loaded.files[position].item >= 0 else { return }
    keys?.forEachKey(of: Int(loaded.files[position].item)) {
      writer.number($0.count)
      writer.raw($0)
    }
  }
}

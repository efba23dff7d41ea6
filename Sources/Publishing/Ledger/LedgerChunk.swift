import Catalogue

/// The rows, records and sort keys of some files of a collection that follow one another, as a ledger has them.
struct LedgerChunk: Sendable {
  /// How many files a chunk is about; the last one of a collection is about fewer.
  static let rowCount = 512

  let bytes: [UInt8]
  let sum: UInt64

  /// - Parameters:
  ///   - number: the how manieth of the collection's chunks it is.
  ///   - pages: the stamps of the pages of the collection's items.
  init(_ number: Int, of plan: CollectionPlan, pages: [PageStamp]) {
    let loaded = plan.loaded
    let past = loaded.loader.survey?.past
    let range = number * Self.rowCount..<min((number + 1) * Self.rowCount, loaded.files.count)
    var table: [UInt64] = []
    table.reserveCapacity(range.count * CollectionLedger.rowLength / 8)
    var (records, keys) = (ByteWriter(), ByteWriter())
    let areAllOld = loaded.loader.survey?.hasSameNames == true && range.allSatisfy { loaded.files[$0].row == $0 }
    if areAllOld, let past {
      records.raw(past.records(ofChunk: number))
      keys.raw(past.keys(ofChunk: number))
    } else {
      records.reserve(range.count * 128)
      keys.reserve(range.count * 96)
    }
    for position in range {
      let file = loaded.files[position]
      let item = file.item < 0 ? nil : Int(file.item)
      file.stamp.append(to: &table)
      (item.map { pages[$0] } ?? .none).append(to: &table)
      table.append(Self.row(of: item.flatMap { plan.neighbours.previous(of: $0) }, in: loaded))
      table.append(Self.row(of: item.flatMap { plan.neighbours.next(of: $0) }, in: loaded))
      if areAllOld, let past {
        table.append(UInt64(past.recordEnd(of: position)))
        table.append(UInt64(past.keyEnd(of: position)))
        continue
      }
      if let past, file.row >= 0 {
        records.raw(past.recordBytes(of: Int(file.row)))
      } else {
        let findings = loaded.findings.isEmpty ? nil : loaded.findings[position]
        ItemRecord.write(item.map { loaded.collection.items[$0] }, findings ?? FileFindings(), to: &records)
      }
      table.append(UInt64(records.bytes.count))
      if let past, let row = loaded.pastRow(ofFile: position) {
        keys.raw(past.keyBytes(of: row))
      } else if let item {
        plan.keys?.forEachKey(of: item) {
          keys.number($0.count)
          keys.raw($0)
        }
      }
      table.append(UInt64(keys.bytes.count))
    }
    var writer = ByteWriter()
    writer.reserve(table.count * 8 + records.bytes.count + keys.bytes.count)
    writer.words(table)
    writer.raw(records.bytes)
    writer.raw(keys.bytes)
    bytes = writer.bytes
    sum = Checksum.of(bytes[...])
  }

  /// The row of a neighbour as a table has it.
  private static func row(of item: Int?, in loaded: LoadedCollection) -> UInt64 {
    UInt64(bitPattern: item.map { Int64(loaded.positions[$0]) } ?? -1)
  }
}

import Catalogue
import Files
import Language

/// What a ledger says of a collection: for each file of the folder, in the order of the names, a row, a record and the sort keys of the item.
struct CollectionLedger: Sendable {
  let id: String
  /// The stamp of the folder that has these names.
  let folder: SourceStamp
  /// The names of items' files, without `.md`.
  let stems: NameList
  /// The other files.
  let others: NameList
  /// The sum of the program that its items' pages were printed with.
  let program: UInt64
  /// How many items there are, the deleted ones aside, and how many are deleted.
  let (count, deletedCount): (Int, Int)
  private let bytes: [UInt8]
  /// Where in the bytes each chunk stands: rows, then the records of the same files, then the keys.
  private let chunks: [Range<Int>]
  private let sums: [UInt64]

  /// How many bytes a row has: the stamps of the file and its page, the neighbours, and where the record and the keys end.
  static let rowLength = SourceStamp.length + PageStamp.length + 32

  /// - Parameters:
  ///   - reader: of the ledger's head.
  ///   - bytes: the whole ledger.
  ///   - end: where the chunks of the collection begin, and then where they end.
  init(from reader: inout ByteReader, bytes: [UInt8], upTo end: inout Int) {
    self.bytes = bytes
    id = reader.text()
    folder = SourceStamp(from: &reader)
    program = reader.fixed()
    (count, deletedCount) = (reader.number(), reader.number())
    stems = reader.names()
    others = reader.names()
    var chunks: [Range<Int>] = []
    let sums = reader.list { (length: $0.number(), sum: $0.fixed() as UInt64) }
    for (length, sum) in sums where reader.isSound {
      guard length >= 0, length <= bytes.count - end, Checksum.of(bytes[end..<end + length]) == sum else {
        reader.fail()
        break
      }
      chunks.append(end..<end + length)
      end += length
    }
    if chunks.count != (stems.count + LedgerChunk.rowCount - 1) / LedgerChunk.rowCount { reader.fail() }
    self.chunks = chunks
    self.sums = sums.map(\.sum)
    if reader.isSound, !chunks.indices.allSatisfy(isWhole) { reader.fail() }
  }

  /// Whether a chunk has its rows, and its last record ends with it.
  private func isWhole(_ chunk: Int) -> Bool {
    let rows = rows(ofChunk: chunk)
    return chunks[chunk].count >= rows.count * Self.rowLength
      && keyStart(ofChunk: chunk) + keyEnd(of: rows.upperBound - 1) == chunks[chunk].upperBound
  }

  /// The stamp of an item's file; `none` if it has to be read.
  func source(of row: Int) -> SourceStamp {
    var reader = ByteReader(bytes, at: start(of: row))
    return SourceStamp(from: &reader)
  }

  /// The stamp of an item's page.
  func page(of row: Int) -> PageStamp {
    var reader = ByteReader(bytes, at: start(of: row) + SourceStamp.length)
    return PageStamp(from: &reader)
  }

  /// The rows of the items before and after one in the first sort.
  func neighbours(of row: Int) -> LedgerNeighbours {
    var reader = ByteReader(bytes, at: start(of: row) + SourceStamp.length + PageStamp.length)
    return LedgerNeighbours(previous: Int(reader.fixed() as Int64), next: Int(reader.fixed() as Int64))
  }

  /// The bytes of an item's record.
  func recordBytes(of row: Int) -> ArraySlice<UInt8> {
    bytes[recordRange(of: row)]
  }

  /// The rows, records and keys of some files.
  func chunk(_ number: Int) -> LedgerChunk {
    LedgerChunk(bytes[chunks[number]], sum: sums[number])
  }

  /// The same with other stamps of an item's file and its page.
  func entry(replacing row: Int, source: SourceStamp, page: PageStamp) -> LedgerEntry {
    var chunks = self.chunks.indices.map(chunk)
    var words: [UInt64] = []
    source.append(to: &words)
    page.append(to: &words)
    var writer = ByteWriter()
    writer.words(words)
    var bytes = Array(chunks[row / LedgerChunk.rowCount].bytes)
    let start = row % LedgerChunk.rowCount * Self.rowLength
    bytes.replaceSubrange(start..<start + writer.bytes.count, with: writer.bytes)
    chunks[row / LedgerChunk.rowCount] = LedgerChunk(bytes)
    return entry(chunks)
  }

  var entry: LedgerEntry { entry(chunks.indices.map(chunk)) }

  private func entry(_ chunks: [LedgerChunk]) -> LedgerEntry {
    LedgerEntry(
      id: id, folder: folder, program: program, count: count, deletedCount: deletedCount, stems: stems, others: others,
      chunks: chunks)
  }

  /// The bytes of an item's sort keys, each with its length before it.
  func keyBytes(of row: Int) -> ArraySlice<UInt8> {
    bytes[keyRange(of: row)]
  }

  /// Hands an item's sort keys over one after the other.
  func forEachKey(of row: Int, _ body: (ArraySlice<UInt8>) -> Void) {
    let range = keyRange(of: row)
    var reader = ByteReader(bytes, at: range.lowerBound)
    while reader.position < range.upperBound {
      let count = reader.number()
      guard let start = reader.take(count) else { return }
      body(reader.slice(start..<start + count))
    }
  }

  /// Reads the record of an item.
  ///
  /// - Parameters:
  ///   - items: gets the item, unless it is a draft that is left out.
  ///   - findings: gets what was found beside it.
  /// - Returns: false if the bytes hold no record.
  func read(
    _ row: Int, fields: Int, languages: inout [String: LanguageTag], into items: inout [Item],
    findings: inout FileFindings
  ) -> Bool {
    let range = recordRange(of: row)
    var reader = ByteReader(bytes, at: range.lowerBound)
    let item = ItemRecord.read(
      from: &reader, stem: stems[row], fields: fields, languages: &languages, findings: &findings)
    guard reader.isSound, reader.position == range.upperBound else { return false }
    if let item { items.append(item) }
    return true
  }

  /// Whether the file was an item, whether its page depends on other files, and whether it has old addresses.
  func traits(of row: Int) -> (isItem: Bool, hasReferences: Bool, hasAliases: Bool) {
    let start = recordRange(of: row).lowerBound
    return (bytes[start] != 0, bytes[start + 1] != 0, bytes[start + 2] != 0)
  }

  /// The old addresses of an item.
  func aliases(of row: Int, fields: Int) -> [String] {
    var (items, findings, languages): ([Item], FileFindings, [String: LanguageTag]) = ([], FileFindings(), [:])
    _ = read(row, fields: fields, languages: &languages, into: &items, findings: &findings)
    return items.flatMap(\.aliases).map(\.address)
  }

  /// Where a record ends, from the start of its chunk's records.
  func recordEnd(of row: Int) -> Int {
    var reader = ByteReader(bytes, at: start(of: row) + Self.rowLength - 16)
    return Int(reader.fixed() as Int64)
  }

  /// Where an item's keys end, from the start of its chunk's keys.
  func keyEnd(of row: Int) -> Int {
    var reader = ByteReader(bytes, at: start(of: row) + Self.rowLength - 8)
    return Int(reader.fixed() as Int64)
  }

  private func recordRange(of row: Int) -> Range<Int> {
    let start = recordStart(ofChunk: row / LedgerChunk.rowCount)
    return start + (row % LedgerChunk.rowCount == 0 ? 0 : recordEnd(of: row - 1))..<start + recordEnd(of: row)
  }

  private func keyRange(of row: Int) -> Range<Int> {
    let start = keyStart(ofChunk: row / LedgerChunk.rowCount)
    return start + (row % LedgerChunk.rowCount == 0 ? 0 : keyEnd(of: row - 1))..<start + keyEnd(of: row)
  }

  private func rows(ofChunk chunk: Int) -> Range<Int> {
    chunk * LedgerChunk.rowCount..<min((chunk + 1) * LedgerChunk.rowCount, stems.count)
  }

  private func recordStart(ofChunk chunk: Int) -> Int {
    chunks[chunk].lowerBound + rows(ofChunk: chunk).count * Self.rowLength
  }

  private func keyStart(ofChunk chunk: Int) -> Int {
    recordStart(ofChunk: chunk) + recordEnd(of: rows(ofChunk: chunk).upperBound - 1)
  }

  /// Where a row begins.
  private func start(of row: Int) -> Int {
    chunks[row / LedgerChunk.rowCount].lowerBound + row % LedgerChunk.rowCount * Self.rowLength
  }
}

/// The rows of an item's neighbours in a ledger; -1 for none.
struct LedgerNeighbours: Sendable, Equatable {
  var previous = -1
  var next = -1
}

extension ByteReader {
  fileprivate mutating func names() -> NameList {
    let count = number()
    guard let start = take(count) else { return NameList() }
    return NameList(joined: slice(start..<start + count))
  }
}

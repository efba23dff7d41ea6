import Catalogue
import Files
import Language

/// What a ledger says of a collection: tables with a row for each file of the folder, in the order of the names.
struct CollectionLedger: Sendable {
  let id: String
  /// The names of items' files, without `.md`.
  let stems: NameList
  /// The other files.
  let others: NameList
  /// The sum of the program that its items' pages were printed with.
  let program: UInt64
  private let bytes: [UInt8]
  /// Where in the bytes the table begins.
  private let table: Int
  private let records: Int

  /// How many bytes a row has: the stamps of the file and its page, the neighbours, and where the record ends.
  static let rowLength = SourceStamp.length + PageStamp.length + 24

  /// - Parameter reader: of the whole ledger's bytes, which the collection's are part of.
  init(from reader: inout ByteReader, bytes: [UInt8]) {
    self.bytes = bytes
    id = reader.text()
    program = reader.fixed()
    stems = reader.names()
    others = reader.names()
    let length = reader.number()
    table = reader.take(stems.count * Self.rowLength) ?? 0
    records = reader.take(length) ?? 0
    if reader.isSound, stems.count > 0, recordEnd(of: stems.count - 1) != length { reader.fail() }
  }

  /// The stamp of an item's file; `none` if it has to be read.
  func source(of row: Int) -> SourceStamp {
    var reader = ByteReader(bytes, at: table + row * Self.rowLength)
    return SourceStamp(from: &reader)
  }

  /// The stamp of an item's page.
  func page(of row: Int) -> PageStamp {
    var reader = ByteReader(bytes, at: table + row * Self.rowLength + SourceStamp.length)
    return PageStamp(from: &reader)
  }

  /// The rows of the items before and after one in the first sort.
  func neighbours(of row: Int) -> LedgerNeighbours {
    var reader = ByteReader(bytes, at: table + row * Self.rowLength + SourceStamp.length + PageStamp.length)
    return LedgerNeighbours(previous: Int(reader.fixed() as Int64), next: Int(reader.fixed() as Int64))
  }

  /// The bytes of an item's record.
  func recordBytes(of row: Int) -> ArraySlice<UInt8> {
    let start = row == 0 ? 0 : recordEnd(of: row - 1)
    return bytes[records + start..<records + recordEnd(of: row)]
  }

  /// The record of an item; nil if the bytes hold none.
  func record(of row: Int, fields: Int, languages: inout [String: Language]) -> ItemRecord? {
    var reader = ByteReader(bytes, at: records + (row == 0 ? 0 : recordEnd(of: row - 1)))
    let record = ItemRecord(from: &reader, stem: stems[row], fields: fields, languages: &languages)
    return reader.isSound && reader.position == records + recordEnd(of: row) ? record : nil
  }

  /// Whether the file was an item, and whether its page depends on other files.
  func traits(of row: Int) -> (isItem: Bool, hasReferences: Bool) {
    let start = records + (row == 0 ? 0 : recordEnd(of: row - 1))
    return (bytes[start] != 0, bytes[start + 1] != 0)
  }

  /// The old addresses of an item.
  func aliases(of row: Int, fields: Int) -> [String] {
    var languages: [String: Language] = [:]
    return record(of: row, fields: fields, languages: &languages)?.item?.aliases.map(\.address) ?? []
  }

  /// Where a record ends, from the start of all; never beyond the last one's end.
  private func recordEnd(of row: Int) -> Int {
    var reader = ByteReader(bytes, at: table + (row + 1) * Self.rowLength - 8)
    return Int(reader.fixed() as Int64)
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

package import Files

/// The position of a file in a `CachedCollection`.
package struct CacheRow: Sendable, Hashable {
  fileprivate let position: Int32

  package init(_ position: Int) {
    self.position = Int32(position)
  }

  package var index: Int { Int(position) }
}

/// What a cache stores about a collection: a row for each file of an item, in the order of the names, and a record of what was read from it.
package struct CachedCollection: Sendable {
  package let id: String
  /// The names of the items' files, without `.md`.
  package let stems: NameList
  /// The names of the other files in the folder.
  package let others: NameList
  /// The number of items.
  package let itemCount: Int
  private let rows: [Row]
  /// The records one after the other.
  private let records: [UInt8]

  /// One file of an item.
  package struct Row: Sendable {
    /// Nil if the file has to be read again.
    package var source: SourceFingerprint?
    /// The page of the item; nil if the file has none, because it is a draft or in error.
    package var page: OutputFingerprint?
    /// Identifies what the page shows of other items.
    package var context: UInt64
    /// Where the file's record ends among the records.
    var end = 0

    package init(source: SourceFingerprint?, page: OutputFingerprint?, context: UInt64) {
      self.source = source
      self.page = page
      self.context = context
    }
  }

  /// Rows and records of files that follow one another.
  package struct Run: Sendable {
    fileprivate var rows: [Row] = []
    fileprivate var records = ByteWriter()

    package init() {}

    package mutating func reserve(_ count: Int) {
      rows.reserveCapacity(count)
      records.reserve(count * 128)
    }

    /// Adds the row and the record of a file.
    package mutating func append(_ row: Row, write: (inout ByteWriter) -> Void) {
      write(&records)
      rows.append(row)
      rows[rows.count - 1].end = records.bytes.count
    }
  }

  /// - Parameter files: A row and a record for each name of `stems`, in runs of any length.
  package init(id: String, stems: NameList, others: NameList, itemCount: Int, files: [Run]) {
    self.id = id
    self.stems = stems
    self.others = others
    self.itemCount = itemCount
    var (rows, records): ([Row], [UInt8]) = ([], [])
    rows.reserveCapacity(stems.count)
    records.reserveCapacity(files.reduce(0) { $0 + $1.records.bytes.count })
    for run in files {
      for row in run.rows {
        rows.append(row)
        rows[rows.count - 1].end += records.count
      }
      records += run.records.bytes
    }
    self.rows = rows
    self.records = records
  }

  package subscript(row: CacheRow) -> Row { rows[row.index] }

  /// All rows, in the order of the names.
  package var indices: some RandomAccessCollection<CacheRow> { rows.indices.lazy.map(CacheRow.init) }

  /// The row of the file with a name.
  package func row(of stem: String) -> CacheRow? { stems.position(of: stem).map(CacheRow.init) }

  /// What was read from a file, as it was encoded.
  package func record(of row: CacheRow) -> ArraySlice<UInt8> {
    records[(row.index == 0 ? 0 : rows[row.index - 1].end)..<rows[row.index].end]
  }

  /// A reader at the start of a file's record.
  package func reader(of row: CacheRow) -> ByteReader {
    ByteReader(records, at: row.index == 0 ? 0 : rows[row.index - 1].end)
  }

  /// About how many bytes the collection takes in the cache.
  var byteCount: Int { records.count + rows.count * 96 }
}

extension CachedCollection {
  init(from reader: inout ByteReader) {
    id = reader.text()
    stems = reader.names()
    others = reader.names()
    itemCount = reader.number()
    rows = reader.list { Row(from: &$0) }
    records = Array(reader.block())
    let ends = rows.map(\.end)
    let areSound =
      rows.count == stems.count && zip(ends, ends.dropFirst()).allSatisfy(<=) && ends.last ?? 0 == records.count
    if !areSound { reader.fail() }
  }

  func write(to writer: inout ByteWriter) {
    writer.text(id)
    writer.names(stems)
    writer.names(others)
    writer.number(itemCount)
    writer.list(rows) { $1.write(to: &$0) }
    writer.block(records)
  }
}

extension CachedCollection.Row {
  fileprivate init(from reader: inout ByteReader) {
    source = reader.optional { SourceFingerprint(from: &$0) }
    page = reader.optional { OutputFingerprint(from: &$0) }
    context = reader.fixed()
    end = Int(reader.fixed() as Int64)
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.optional(source) { $1.write(to: &$0) }
    writer.optional(page) { $1.write(to: &$0) }
    writer.fixed(context)
    writer.fixed(Int64(end))
  }
}

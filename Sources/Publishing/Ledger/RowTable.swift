/// Where in a file of the output the rows stand that are about one item each, and were printed from nothing else.
struct RowTable: Sendable {
  private var writer = ByteWriter()
  private var end = 0
  private var program: UInt64 = 0

  struct Entry {
    /// The row of the item's file in the ledger.
    let row: Int
    /// The sum of what printed it.
    let program: UInt64
    /// Its bytes in the file.
    let range: Range<Int>
  }

  init() {}

  init(from reader: inout ByteReader) {
    let count = reader.number()
    if let start = reader.take(count) { writer.raw(reader.slice(start..<start + count)) }
  }

  var isEmpty: Bool { writer.bytes.isEmpty }

  func write(to writer: inout ByteWriter) {
    writer.number(self.writer.bytes.count)
    writer.raw(self.writer.bytes)
  }

  /// Adds a row, which stands behind those before.
  mutating func append(row: Int, program: UInt64, range: Range<Int>) {
    if program != self.program {
      self.program = program
      writer.number(-1)
      writer.fixed(program)
    }
    writer.number(row)
    writer.number(range.lowerBound - end)
    writer.number(range.count)
    end = range.upperBound
  }
}

extension RowTable {
  var entries: Entries { Entries(reader: ByteReader(writer.bytes)) }

  /// The rows, in the order in which they stand.
  struct Entries: IteratorProtocol {
    fileprivate var reader: ByteReader
    private var end = 0
    private var program: UInt64 = 0

    fileprivate init(reader: ByteReader) {
      self.reader = reader
    }

    mutating func next() -> Entry? {
      guard !reader.isAtEnd else { return nil }
      var row = reader.number()
      if row < 0 {
        program = reader.fixed()
        row = reader.number()
      }
      let start = end + reader.number()
      let count = reader.number()
      guard reader.isSound, row >= 0, start >= end, count >= 0 else { return nil }
      end = start + count
      return Entry(row: row, program: program, range: start..<end)
    }
  }
}

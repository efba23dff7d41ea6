/// The rows, records and sort keys of some files of a collection that follow one another, as a ledger has them.
struct LedgerChunk: Sendable {
  /// How many files a chunk is about; the last one of a collection is about fewer.
  static let rowCount = 512

  let bytes: ArraySlice<UInt8>
  let sum: UInt64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    sum = Checksum.of(bytes[...])
  }

  /// A chunk of a ledger that was read.
  init(_ bytes: ArraySlice<UInt8>, sum: UInt64) {
    self.bytes = bytes
    self.sum = sum
  }
}

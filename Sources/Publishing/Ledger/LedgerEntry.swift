import Files

/// What is written to a ledger about a collection.
struct LedgerEntry: Sendable {
  let id: String
  /// The sum of the program that its items' pages were printed with.
  let program: UInt64
  /// How many items there are, the deleted ones aside, and how many are deleted.
  let (count, deletedCount): (Int, Int)
  /// The names of items' files, without `.md`.
  let stems: NameList
  /// The other files.
  let others: NameList
  let chunks: [LedgerChunk]

  init(
    id: String, program: UInt64, count: Int, deletedCount: Int, stems: NameList, others: NameList,
    chunks: [LedgerChunk]
  ) {
    self.id = id
    self.program = program
    (self.count, self.deletedCount) = (count, deletedCount)
    self.stems = stems
    self.others = others
    self.chunks = chunks
  }

  /// Writes what the head says of the collection; the chunks stand behind it.
  func write(to writer: inout ByteWriter) {
    writer.text(id)
    writer.fixed(program)
    writer.number(count)
    writer.number(deletedCount)
    for names in [stems, others] {
      let joined = names.joined
      writer.number(joined.count)
      writer.raw(joined)
    }
    writer.list(chunks) {
      $0.number($1.bytes.count)
      $0.fixed($1.sum)
    }
  }
}

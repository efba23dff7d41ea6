import Files

/// What is written to a ledger about a collection.
struct LedgerEntry: Sendable {
  let id: String
  /// The stamp of its folder.
  let folder: SourceStamp
  /// The sum of the program that its items' pages were printed with.
  let program: UInt64
  /// How many items there are, the deleted ones aside.
  let count: Int
  /// How many items are deleted.
  let deletedCount: Int
  /// The names of items' files, without `.md`.
  let stems: NameList
  /// The other files.
  let others: NameList
  let chunks: [LedgerChunk]

  /// Writes what the head says of the collection; the chunks stand behind it.
  func write(to writer: inout ByteWriter) {
    writer.text(id)
    folder.write(to: &writer)
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

/// What a ledger says of a folder of the output, and of the same folder in the output before, which is kept as the beginning of the next one.
struct LedgerFolder: Sendable {
  /// From the output's folder; "" is the output itself.
  let path: String
  /// The stamp with which it holds the files of the output's list, its folders, and nothing else.
  let shown: FolderStamp
  /// The stamp with which the folder of the output before holds second names of the same files, the missing ones aside, and nothing else.
  let spare: FolderStamp
  /// The names of files that the folder of the output before does not have.
  let missing: [String]
}

extension LedgerFolder {
  init(from reader: inout ByteReader) {
    path = reader.text()
    shown = FolderStamp(from: &reader)
    spare = FolderStamp(from: &reader)
    missing = reader.list { $0.text() }
  }

  func write(to writer: inout ByteWriter) {
    writer.text(path)
    shown.write(to: &writer)
    spare.write(to: &writer)
    writer.list(missing) { $0.text($1) }
  }
}

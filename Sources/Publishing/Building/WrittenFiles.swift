import Files

/// The files of the output that a job wrote or left as they were.
struct WrittenFiles: Sendable {
  /// Whose they are, as a ledger has it.
  var owner = LedgerFile.site
  /// The lines that items' pages have in the output's list.
  private(set) var pages: [UInt8] = []
  /// By what the stamps of the items' pages can be asked for.
  var pagesTicket: OutputTicket?
  /// The other files.
  private(set) var others: [Other] = []
  /// The file that the only one of them is a copy of.
  var source: LedgerFile.Source?

  struct Other {
    /// In the output.
    let path: String
    /// By what its stamp can be asked for.
    let ticket: OutputTicket
    let rows: RowTable
  }

  init(owner: String = LedgerFile.site) {
    self.owner = owner
  }

  mutating func add(folder: String, name: String, ticket: OutputTicket, rows: RowTable = RowTable()) {
    others.append(Other(path: folder.isEmpty ? name : "\(folder)/\(name)", ticket: ticket, rows: rows))
  }

  /// Adds the pages of items.
  mutating func addPages(folder: String, _ names: NameList) {
    for position in names.indices {
      names.withBytes(at: position) { OutputManifest.appendLine(folder: folder, name: $0, to: &pages) }
    }
  }
}

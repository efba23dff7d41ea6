/// The files of the output that a job wrote or left as they were.
struct WrittenFiles: Sendable {
  /// Whose they are, as a ledger has it.
  var owner = LedgerFile.site
  /// The lines that items' pages have in the output's list.
  private(set) var pages: [UInt8] = []
  /// By what the stamps of the items' pages can be asked for.
  var pagesTicket: OutputTicket?
  /// The paths of other files in the output, and by what their stamps can be asked for.
  private(set) var paths: [(path: String, ticket: OutputTicket)] = []
  /// The file that the only one of them is a copy of.
  var source: LedgerFile.Source?

  init(owner: String = LedgerFile.site) {
    self.owner = owner
  }

  mutating func add(folder: String, name: String, ticket: OutputTicket) {
    paths.append((folder.isEmpty ? name : "\(folder)/\(name)", ticket))
  }

  /// Adds the page of an item.
  mutating func addPage(folder: String, name: String) {
    pages += OutputManifest.line(folder: folder, name: name)
  }
}

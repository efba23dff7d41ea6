import Files
private import Glibc
import Synchronization

/// A new output as it grows beside the one that stands.
///
/// A file that is the same as before is not written again: it gets a second name, and keeps its time of change. The tree may begin as the output before the
/// one that stands, most of whose files have their second names already.
final class OutputTree: Sendable {
  private let stage: Folder
  private let old: Folder?
  /// The folders of the tree, by their paths, "" being the tree itself.
  private let folders: [String: OutputFolder]
  private let change: OutputChange
  private let tickets = Atomic<Int>(0)
  private let waiting: OutputBacklog
  /// The names of the folders that stand directly in each.
  private let children: [String: Set<String>]
  /// What the ledger says of the folders.
  private let known: [LedgerFolder]
  /// The stamps of the folders that were counted, where no change since then could be hidden.
  private let counted = Mutex<[String: FileStamp]>([:])

  /// - Parameters:
  ///   - stage: a folder that nobody else looks into.
  ///   - old: the output that stands.
  ///   - paths: the folders that files will be written to.
  ///   - known: what the ledger says of the folders.
  init(
    in stage: Folder, over old: Folder?, folders paths: [String], known: [LedgerFolder] = []
  ) throws(FileFailure) {
    self.stage = stage
    self.old = old
    self.known = known
    let change = OutputChange()
    let waiting = OutputBacklog()
    self.waiting = waiting
    self.change = change
    if old == nil { try change.note() }
    var places: [String: (new: Folder, old: Folder?)] = ["": (stage, old)]
    var children: [String: Set<String>] = [:]
    for path in paths where !path.isEmpty {
      var parent = ""
      for part in path.split(separator: "/").map(String.init) {
        let path = parent.isEmpty ? part : "\(parent)/\(part)"
        if places[path] == nil, let above = places[parent] {
          places[path] = (try above.new.makeFolder(part), try? above.old?.folder(part))
          children[parent, default: []].insert(part)
        }
        parent = path
      }
    }
    self.children = children
    let time = FolderTime.now()
    var folders: [String: OutputFolder] = [:]
    for (path, place) in places {
      folders[path] = try OutputFolder(
        new: place.new, old: place.old, children: children[path] ?? [], known: known.first { $0.path == path },
        time: time, change: change, backlog: waiting)
    }
    self.folders = folders
    counted.withLock { $0 = folders.compactMapValues(\.settledStamp) }
  }

  var counts: OutputCounts {
    folders.values.reduce(into: OutputCounts()) { $0.add($1.counts) }
  }

  /// Whether so much waits to be written that no more pages need be made for now.
  var isBehind: Bool { waiting.isLong }

  /// Adds files to one of the folders that the tree was made with.
  ///
  /// - Returns: a number by which the stamps of the files can be asked for when all is written.
  @discardableResult
  func add(_ batch: FileBatch, folder: String) throws(FileFailure) -> OutputTicket {
    guard let place = folders[folder] else { throw FileFailure("write", folder, code: ENOENT) }
    let ticket = OutputTicket(folder: folder, number: tickets.add(1, ordering: .relaxed).newValue)
    try place.add(batch, ticket: ticket.number)
    return ticket
  }

  /// Adds a file that is made piece by piece.
  ///
  /// - Parameter write: hands pieces over and returns the rest; it is called again if the file that stands turns out to be unreadable.
  func add(
    _ name: String, folder: String, write: (FilePieces) -> [UInt8]
  ) throws(FileFailure) -> OutputTicket {
    guard let place = folders[folder] else { throw FileFailure("write", folder, code: ENOENT) }
    let ticket = OutputTicket(folder: folder, number: tickets.add(1, ordering: .relaxed).newValue)
    try place.add(name, ticket: ticket.number, write: write)
    return ticket
  }

  /// Writes files that other threads have added and not yet written.
  func help() throws(FileFailure) {
    for folder in folders.values { try folder.help() }
  }

  /// The stamps of files that were added, in their order.
  func stamps(of ticket: OutputTicket) -> [PageStamp] {
    folders[ticket.folder]?.stamps(of: ticket.number) ?? []
  }

  /// Notes that more than one file will differ from the output that stands.
  func noteChange() throws(FileFailure) {
    try change.note()
  }

  /// The only file of the tree that differs from the output that stands, if there is no more than one.
  var onlyChange: ChangedFile? { change.held }

  /// Completes the tree with the files that are as they were.
  ///
  /// - Parameters:
  ///   - manifest: all files of the tree.
  ///   - hasSameFiles: whether the output that stands has the same ones, if other bytes in them.
  func finish(as manifest: OutputManifest, hasSameFiles: Bool) throws(FileFailure) {
    try change.note()
    let needsIndex = !hasSameFiles && folders.values.contains(where: \.hasKnownLeftovers)
    let index = needsIndex ? ManifestIndex(manifest) : nil
    for (path, folder) in folders {
      var files = index?[path].files
      if path.isEmpty { files?.insert(OutputManifest.file) }
      try folder.finish(besides: files)
    }
  }

  /// What the next build is to know of the folders when this tree has taken the place of the output that stands.
  ///
  /// - Parameter hasSameFiles: whether the output that stands has the same files.
  func folders(hasSameFiles: Bool) throws(FileFailure) -> [LedgerFolder] {
    var known: [LedgerFolder] = []
    for (path, folder) in folders { known.append(try folder.exchanged(path, hasSameFiles: hasSameFiles)) }
    return known.sorted { $0.path < $1.path }
  }

  /// What the next build is to know of the folders when the only file that differs has been put in its place.
  func folders(replacing file: ChangedFile) throws(FileFailure) -> [LedgerFolder] {
    var known: [LedgerFolder] = []
    for folder in self.known { known.append(try folders[folder.path]?.replaced(file, folder) ?? folder) }
    return known
  }

  /// Gives the folders of the output that stood the time by which the next build knows them.
  func settleReplaced() {
    for folder in folders.values { folder.settleReplaced() }
  }

  /// Gives the folders the rights of those that they take the places of.
  func takeRights() throws(FileFailure) {
    for folder in folders.values { try folder.takeRights() }
  }

  /// Removes from the output that stood what this one has replaced, so that it can be the beginning of the next.
  func discardReplaced() throws(FileFailure) {
    for folder in folders.values { try folder.discardReplaced() }
  }

  /// Whether the output that stands holds files that no build is known to have written, as far as counting them tells.
  func mayHoldForeignFiles() throws(FileFailure) -> Bool {
    guard let old else { return false }
    let settled = SettledTime.now()
    for (path, folder) in folders {
      guard let place = try path.isEmpty ? old : old.folder(at: path) else { return true }
      let stamp = try place.stamp()
      if counted.withLock({ $0[path] }) == stamp { continue }
      if settled.isSettled(stamp) { counted.withLock { $0[path] = stamp } }
      if try place.entryCount() != folder.knownCount + (children[path]?.count ?? 0) { return true }
    }
    return false
  }
}

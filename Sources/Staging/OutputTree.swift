package import Files
private import Glibc
import Synchronization

/// A new output as it grows beside the existing one.
///
/// A file that stays the same isn't written again: it gets a second name, and keeps its modification time. The tree may begin as the previous output, which
/// already has second names for most files of the existing one.
package final class OutputTree: Sendable {
  private let old: Folder?
  /// The folders of the tree; the empty path is the tree itself.
  private let folders: [RelativePath: OutputFolder]
  /// The names of the folders directly inside each folder.
  private let children: [RelativePath: Set<RelativePath>]
  private let difference: DifferenceFlag
  private let backlog = OutputBacklog()
  private let tickets = Atomic<Int>(0)

  /// - Parameters:
  ///   - stage: A folder that nobody else uses.
  ///   - old: The existing output.
  ///   - paths: The folders that files will be added to.
  package init(in stage: Folder, over old: Folder?, folders paths: [RelativePath]) throws(FileFailure) {
    self.old = old
    difference = DifferenceFlag(old == nil)
    var places: [RelativePath: (new: Folder, old: Folder?)] = ["": (stage, old)]
    var children: [RelativePath: Set<RelativePath>] = [:]
    for path in paths {
      var parent: RelativePath = ""
      for name in path.components {
        let path = parent.appending(name)
        if places[path] == nil, let above = places[parent] {
          places[path] = (try above.new.makeFolder(name), try Self.folder(name, of: above.old))
          children[parent, default: []].insert(RelativePath(name))
        }
        parent = path
      }
    }
    self.children = children
    var folders: [RelativePath: OutputFolder] = [:]
    for (path, place) in places {
      folders[path] = try OutputFolder(
        new: place.new, old: place.old, in: old, children: children[path] ?? [], difference: difference,
        backlog: backlog)
    }
    self.folders = folders
  }

  /// A folder of the existing output; nil if there is none that can be read, but not because the system lacks something.
  private static func folder(_ name: String, of old: Folder?) throws(FileFailure) -> Folder? {
    do {
      return try old?.folder(name)
    } catch {
      if error.isShortage { throw error }
      return nil
    }
  }

  package var counts: OutputCounts {
    folders.values.reduce(into: OutputCounts()) { $0.add($1.counts) }
  }

  /// Whether so much waits to be written that no more pages need to be made for now.
  package var isBehind: Bool { backlog.isLong }

  /// Notes that the output will differ from the existing one, so that files that stay the same can get their places at once.
  package func noteDifference() { difference.set() }

  /// Adds files to one of the folders that the tree was made with.
  ///
  /// - Returns: A claim to the fingerprints of the files once everything is written.
  @discardableResult
  package func add(_ batch: FileBatch, folder: RelativePath) throws(FileFailure) -> OutputTicket {
    let ticket = OutputTicket(folder: folder, number: tickets.add(1, ordering: .relaxed).newValue)
    try self.folder(folder).add(batch, ticket: ticket.number)
    return ticket
  }

  /// Adds a file that is made in pieces.
  ///
  /// - Parameter write: Hands pieces over and returns the rest. It is called again if the existing file turns out to be unreadable.
  package func add(
    _ name: String, folder: RelativePath, write: (FilePieces) throws -> [UInt8]
  ) throws -> OutputTicket {
    let ticket = OutputTicket(folder: folder, number: tickets.add(1, ordering: .relaxed).newValue)
    try self.folder(folder).add(name, ticket: ticket.number, write: write)
    return ticket
  }

  /// Writes files that other threads have added and not written yet.
  package func help() throws(FileFailure) {
    for folder in folders.values { try folder.help() }
  }

  /// The fingerprints of files that were added, in their order.
  package func fingerprints(of ticket: OutputTicket) -> [OutputFingerprint] {
    folders[ticket.folder]?.fingerprints(of: ticket.number) ?? []
  }

  private func folder(_ path: RelativePath) throws(FileFailure) -> OutputFolder {
    guard let folder = folders[path] else { throw FileFailure.missing(path) }
    return folder
  }
}

// MARK: - Replacing the existing output

extension OutputTree {
  /// Gives the files that stay the same their places.
  package func finish() throws(FileFailure) {
    difference.set()
    for folder in folders.values { try folder.finish() }
  }

  /// Gives the folders the permissions of those that they replace.
  func takeRights() throws(FileFailure) {
    for folder in folders.values { try folder.takeRights() }
  }

  /// Removes the files that this output has replaced from the previous one, so that the next output can begin as that.
  func discardReplaced() throws(FileFailure) {
    for folder in folders.values { try folder.discardReplaced() }
  }

  /// Whether the existing output holds entries that no build is known to have written, or something is mounted in it.
  func mayHoldForeignFiles() throws(FileFailure) -> Bool {
    guard let old else { return false }
    for (path, folder) in folders {
      guard let place = path.isEmpty ? old : try old.folder(at: path) else { return true }
      for child in children[path] ?? [] where (try? place.isMountPoint(child.text)) != false { return true }
      if try place.entryCount() != folder.knownCount + (children[path]?.count ?? 0) { return true }
    }
    return false
  }
}

extension FileFailure {
  fileprivate static func missing(_ path: RelativePath) -> FileFailure {
    FileFailure("write", path.text, code: ENOENT)
  }
}

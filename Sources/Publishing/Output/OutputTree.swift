import Files
private import Glibc

/// A new output as it grows beside the one that stands.
///
/// A file that is the same as before is not written again: it gets a second name, and keeps its time of change.
final class OutputTree: Sendable {
  /// The folders of the tree, by their paths, "" being the tree itself.
  private let folders: [String: OutputFolder]

  /// - Parameters:
  ///   - stage: an empty folder.
  ///   - old: the output that stands.
  ///   - paths: the folders that files will be written to.
  init(in stage: Folder, over old: Folder?, folders paths: [String]) throws(FileFailure) {
    var folders = ["": OutputFolder(new: stage, old: old)]
    for path in paths where !path.isEmpty {
      var (new, before) = (stage, old)
      for part in path.split(separator: "/").map(String.init) {
        new = try new.makeFolder(part)
        before = try? before?.folder(part)
      }
      folders[path] = OutputFolder(new: new, old: before)
    }
    self.folders = folders
  }

  var counts: OutputCounts {
    folders.values.reduce(into: OutputCounts()) { $0.add($1.counts) }
  }

  /// Adds files to one of the folders that the tree was made with.
  func add(_ batch: FileBatch, folder: String) throws(FileFailure) {
    guard let place = folders[folder] else { throw FileFailure("write", folder, code: ENOENT) }
    try place.add(batch)
  }
}

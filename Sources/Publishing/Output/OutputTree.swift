import Files
import Synchronization

/// A new output as it grows beside the one that stands, file by file.
///
/// A file that is the same as before is not written again: it gets a second name here, and keeps its time of change.
final class OutputTree: Sendable {
  /// The folders of the tree, by their paths, "" being the tree itself.
  private let folders: [String: (new: Folder, old: Folder?)]
  private let manifest: OutputManifest
  private let state = Mutex(State())

  private struct State {
    var files: Set<String> = []
    var counts = OutputCounts()
  }

  /// - Parameters:
  ///   - stage: an empty folder.
  ///   - old: the output that stands, and what builds wrote there.
  ///   - paths: the folders that files will be written to.
  init(in stage: Folder, over old: Folder?, manifest: OutputManifest, folders paths: [String]) throws(FileFailure) {
    self.manifest = manifest
    var folders: [String: (new: Folder, old: Folder?)] = ["": (stage, old)]
    for path in paths {
      var place = (new: stage, old: old)
      for part in path.split(separator: "/").map(String.init) {
        place.new = try place.new.makeFolder(part)
        place.old = try? place.old?.folder(part)
      }
      folders[path] = place
    }
    self.folders = folders
  }

  /// The files written so far, as a list for the next build.
  var written: OutputManifest { OutputManifest(files: state.withLock { $0.files }) }

  var counts: OutputCounts { state.withLock { $0.counts } }

  /// Adds a file.
  ///
  /// - Parameter folder: one of the paths that the tree was made with.
  func add(_ bytes: [UInt8], folder: String, name: String) throws(FileFailure) {
    guard let place = folders[folder] else { throw FileFailure("write", "\(folder)/\(name)", code: ENOENT) }
    let path = folder.isEmpty ? name : "\(folder)/\(name)"
    let isKept = try keep(bytes, path: path, name: name, in: place)
    if !isKept {
      try place.new.write(bytes, toNewFile: name)
    }
    state.withLock { state in
      state.files.insert(path)
      if isKept { state.counts.unchanged += 1 } else { state.counts.written += 1 }
    }
  }

  private func keep(_ bytes: [UInt8], path: String, name: String, in place: (new: Folder, old: Folder?)) throws(FileFailure) -> Bool {
    guard let old = place.old, manifest.files.contains(path), let stamp = try old.stamp(of: name), stamp.kind == .file,
      stamp.size == bytes.count, try old.read(name).bytes == bytes
    else { return false }
    try place.new.link(name, from: old)
    return true
  }
}

/// What a build did to the output.
package struct OutputCounts: Sendable, Hashable {
  package var written = 0
  package var unchanged = 0
  package var removed = 0
}

private import Glibc

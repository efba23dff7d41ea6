import Files
private import Glibc

/// Puts a new output in the place of the old one, all of it or nothing.
///
/// The new tree is made in a folder beside the output, `.output.vitrine`, and exchanged with the old one in a single step. Where the file system cannot do
/// that (the output is a mount point, say), its entries are exchanged one after the other.
package final class Publisher {
  private let place: OutputPlace
  private let workshop: Workshop
  private let old: Folder?
  private let manifest: OutputManifest

  /// Takes hold of an output.
  ///
  /// - Parameter adopts: whether a folder that holds other things already may become the output. They stay.
  package init(_ place: OutputPlace, adopts: Bool) throws(PublishFailure) {
    let old = try Self.open(place)
    manifest = try Self.manifest(in: old, place, adopts: adopts)
    workshop = try Workshop(for: place)
    self.place = place
    self.old = old
  }

  /// Whether the output that stands is a folder that was opened before.
  func stands(_ output: Folder) -> Bool {
    old.map { output.isSame(as: $0) } ?? false
  }

  /// Writes an output and puts it in place.
  ///
  /// - Parameters:
  ///   - folders: the folders that `write` will add files to.
  ///   - write: adds the files, and lists them; if it throws, the old output stands.
  ///   - record: makes the ledger for the next build, of the output that will stand and the stamp of its list.
  func publish(
    folders: [String], write: (OutputTree) throws -> OutputManifest,
    record: (Folder, FileStamp) throws -> [UInt8]?
  ) throws -> OutputCounts {
    let stage = try workshop.makeStage(reusing: old != nil)
    do {
      let tree = try OutputTree(in: stage, over: old, folders: folders)
      let written = try write(tree)
      var counts = tree.counts
      counts.pages = written.pageCount
      if counts.written == 0, written == manifest, let old {
        try leave(record, of: old)
        try workshop.keepStage()
        return counts
      }
      try tree.add(FileBatch(written.bytes, name: OutputManifest.file), folder: "")
      try tree.finish()
      try leave(record, of: stage)
      var keepsOld = false
      if let old {
        keepsOld = counts.unchanged > counts.written
        if try written != manifest || tree.mayHoldForeignFiles() {
          let (before, now) = (manifest.files, written.files)
          counts.removed = before.subtracting(now).count
          try ForeignFiles(before: before, now: now).carry(from: old, to: stage)
          keepsOld = false
        }
      }
      try workshop.putInPlace(over: old != nil, keepsOld: keepsOld)
      if keepsOld { try tree.discardReplaced() }
      return counts
    } catch {
      try? workshop.removeStage()
      throw error
    }
  }

  /// Writes the ledger. It may go wrong: the next build does without, as after any ledger that is not for its output.
  private func leave(_ record: (Folder, FileStamp) throws -> [UInt8]?, of output: Folder) throws {
    guard let stamp = try output.stamp(of: OutputManifest.file), let ledger = try record(output, stamp) else { return }
    try? workshop.leave(ledger, as: Ledger.file)
  }

  private static func open(_ place: OutputPlace) throws(PublishFailure) -> Folder? {
    do {
      return try Folder(at: place.path)
    } catch {
      if error.code == ENOENT { return nil }
      throw .file(error)
    }
  }

  /// What builds wrote into `old`; a folder with other things in it is refused, unless it is to be adopted.
  private static func manifest(
    in old: Folder?, _ place: OutputPlace, adopts: Bool
  ) throws(PublishFailure) -> OutputManifest {
    guard let old else { return OutputManifest() }
    do {
      if try old.stamp(of: OutputManifest.file) != nil,
        let manifest = OutputManifest(try old.read(OutputManifest.file).bytes)
      {
        return manifest
      }
      if adopts { return OutputManifest() }
      if try old.entries().allSatisfy({ $0.name.hasPrefix(".") }) { return OutputManifest() }
    } catch {
      throw .file(error)
    }
    throw .refused(
      place.path, "it holds files that Vitrine did not write; --adopt takes it over and leaves them where they are")
  }
}

import Files

/// Puts a new output in the place of the old one, all of it or nothing.
///
/// The new tree is made in a workshop beside the output and exchanged with the old one in a single step. Where that cannot be (the output is a mount point, say),
/// its entries are exchanged one after the other, with a journal by which the next build finishes what one that was killed had begun.
package final class Publisher: Sendable {
  private let place: OutputPlace
  private let adopts: Bool
  private let workshop: Workshop
  private let old: Folder?
  private let manifest: OutputManifest
  /// What the ledger of the output that stands says of its folders.
  private let known: [LedgerFolder]

  /// Takes hold of an output.
  ///
  /// - Parameters:
  ///   - adopts: whether a folder that holds other things already may become the output. They stay.
  ///   - past: what the build before left.
  package init(_ place: OutputPlace, adopts: Bool, past: PastBuild? = nil) throws(PublishFailure) {
    self.place = place
    self.adopts = adopts
    workshop = try Workshop(for: place)
    do {
      old = try Folder(ifAt: place.path)
    } catch {
      throw .file(error)
    }
    manifest = try OutputManifest.read(from: old, place, adopts: adopts)
    if let past, let old, old.isSame(as: past.output) { known = past.ledger.head.folders } else { known = [] }
  }

  /// Makes a ledger of a tree that is written, of what each job wrote and of what the output will be known by.
  typealias Record = (OutputTree, [WrittenFiles], OutputStamps) throws -> [ArraySlice<UInt8>]

  /// Whether the output that stands is a folder that was opened before.
  func stands(_ output: Folder) -> Bool {
    old.map { output.isSame(as: $0) } ?? false
  }

  /// Writes an output and puts it in place.
  ///
  /// - Parameters:
  ///   - folders: the folders that `write` will add files to.
  ///   - write: adds the files, and says what each job wrote; if it throws, the old output stands.
  ///   - record: makes the ledger for the next build.
  func publish(
    folders: [String], write: (OutputTree) throws -> [WrittenFiles], record: Record
  ) throws -> OutputCounts {
    var counts = OutputCounts()
    let clearUp: @Sendable () throws -> Void
    do {
      let stage = try workshop.makeStage(reusing: old != nil)
      let tree = try OutputTree(in: stage, over: old, folders: folders, known: known)
      let files = try write(tree)
      let written = OutputManifest(files)
      counts = tree.counts
      counts.pages = written.pageCount
      if counts.written == 0, written == manifest, let old {
        try leave(Self.ledger(in: old, known) { try record(tree, files, $0) })
        try workshop.keepStage()
        return counts
      }
      if let old, written == manifest, let file = tree.onlyChange,
        try replace(file, of: old, tree, record: { try record(tree, files, $0) })
      {
        clearUp = { [workshop] in try workshop.keepStage() }
      } else {
        clearUp = try complete(stage, tree, written, &counts) { try record(tree, files, $0) }
      }
    } catch {
      try? workshop.removeStage()
      throw error
    }
    // The new output stands: what goes wrong from here on is no failure of the build.
    do {
      try clearUp()
      try workshop.removeStage()
    } catch {
      counts.leftover = error as? FileFailure
    }
    return counts
  }

  /// Puts a page in its place, where the rest of the output is known to be as it was.
  ///
  /// - Parameters:
  ///   - folder: the folder of the output that the page stands in.
  ///   - record: makes the ledger for the next build, of what the output will be known by and the stamp of the page.
  /// - Returns: nil if that cannot be done by itself; the output is as it was.
  func publish(
    _ page: FileBatch, to folder: String, record: (OutputStamps, PageStamp) throws -> [ArraySlice<UInt8>]
  ) throws -> OutputCounts? {
    guard let old else { return nil }
    do {
      let tree = try OutputTree(in: workshop.makeStage(reusing: true), over: old, folders: [folder], known: known)
      let ticket = try tree.add(page, folder: folder)
      let recordPage = { try record($0, tree.stamps(of: ticket).first ?? .none) }
      var counts = tree.counts
      if counts.written == 0 {
        leave(try Self.ledger(in: old, known, record: recordPage))
      } else {
        guard let file = tree.onlyChange, try replace(file, of: old, tree, record: recordPage) else {
          try workshop.removeStage()
          return nil
        }
      }
      do throws(FileFailure) {
        try workshop.keepStage()
      } catch {
        counts.leftover = error
      }
      return counts
    } catch {
      try? workshop.removeStage()
      throw error
    }
  }

  /// Makes a stage whole and puts it in place.
  ///
  /// - Returns: what clears up behind it.
  private func complete(
    _ stage: Folder, _ tree: OutputTree, _ written: OutputManifest, _ counts: inout OutputCounts,
    record: (OutputStamps) throws -> [ArraySlice<UInt8>]
  ) throws -> @Sendable () throws -> Void {
    let hasSameFiles = written == manifest
    try tree.add(FileBatch(written.bytes, name: OutputManifest.file), folder: "")
    try tree.finish(as: written, hasSameFiles: hasSameFiles)
    let folders = try tree.folders(hasSameFiles: hasSameFiles)
    guard let old else {
      leave(try Self.ledger(in: stage, folders, record: record))
      stage.setAttribute(OutputPlace.siteAttribute, to: place.site)
      try Interruption.check()
      try workshop.putInPlace(stage, over: nil)
      return {}
    }
    let ledger = try Self.ledger(in: stage, folders, record: record)
    let mayHoldForeignFiles = try !hasSameFiles || tree.mayHoldForeignFiles()
    stage.setAttribute(OutputPlace.siteAttribute, to: place.site)
    let replacement = OutputReplacement(
      place: place, adopts: adopts, workshop: workshop, old: old, before: manifest, now: written)
    let clearUp = try replacement.putInPlace(stage, tree, mayHoldForeignFiles: mayHoldForeignFiles, &counts)
    return { [self] in _ = try Parallel.both({ leave(ledger) }, and: clearUp) }
  }

  /// Puts the only file that differs in its place: a single step, which needs no exchange of all.
  ///
  /// - Returns: whether that was possible; if not, the output is as it was.
  private func replace(
    _ file: ChangedFile, of old: Folder, _ tree: OutputTree, record: (OutputStamps) throws -> [ArraySlice<UInt8>]
  ) throws -> Bool {
    guard workshop.isBeside else { return false }
    try file.stage()
    leave(try Self.ledger(in: old, tree.folders(replacing: file), record: record))
    try Interruption.check()
    return try workshop.isStanding(old) && file.putInPlace()
  }

  /// Makes the ledger of an output in a folder.
  private static func ledger(
    in output: Folder, _ folders: [LedgerFolder], record: (OutputStamps) throws -> [ArraySlice<UInt8>]
  ) throws -> [ArraySlice<UInt8>] {
    guard let stamp = try output.stamp(of: OutputManifest.file) else { return [] }
    return try record(OutputStamps(manifest: PageStamp(stamp), folders: folders))
  }

  /// Writes the ledger. It may go wrong: the next build does without, as after any ledger that is not for its output.
  private func leave(_ ledger: [ArraySlice<UInt8>]) {
    if ledger.isEmpty { return }
    try? workshop.leave(ledger, as: Ledger.file)
  }
}

import Files

/// Puts a new output in the place of the old one, all of it or nothing.
///
/// The new tree is made in a workshop beside the output and exchanged with the old one in a single step. Where that cannot be (the output is a mount point, say),
/// its entries are exchanged one after the other, with a journal by which the next build finishes what one that was killed had begun.
package final class Publisher: Sendable {
  /// The extended attribute of an output that tells the site it was built from.
  private static let siteAttribute = "user.vitrine.site"

  private let place: OutputPlace
  private let adopts: Bool
  private let workshop: Workshop
  private let old: Folder?
  private let manifest: OutputManifest

  /// Takes hold of an output.
  ///
  /// - Parameter adopts: whether a folder that holds other things already may become the output. They stay.
  package init(_ place: OutputPlace, adopts: Bool) throws(PublishFailure) {
    self.place = place
    self.adopts = adopts
    workshop = try Workshop(for: place)
    do {
      old = try Folder(ifAt: place.path)
    } catch {
      throw .file(error)
    }
    manifest = try Self.manifest(in: old, place, adopts: adopts)
  }

  /// Makes a ledger of a tree that is written, of what each job wrote and of the stamp of the output's list.
  typealias Record = @Sendable (OutputTree, [WrittenFiles], FileStamp) throws -> [ArraySlice<UInt8>]

  /// Whether the output that stands is a folder that was opened before.
  func stands(_ output: Folder) -> Bool {
    old.map { output.isSame(as: $0) } ?? false
  }

  /// Writes an output and puts it in place.
  ///
  /// - Parameters:
  ///   - folders: the folders that `write` will add files to.
  ///   - write: adds the files, and says what each job wrote; if it throws, the old output stands.
  ///   - record: makes the ledger for the next build, of the output that will stand and the stamp of its list.
  func publish(
    folders: [String], write: (OutputTree) throws -> [WrittenFiles], record: Record
  ) throws -> OutputCounts {
    var counts = OutputCounts()
    let clearUp: () throws -> Void
    do {
      let stage = try workshop.makeStage(reusing: old != nil)
      let tree = try OutputTree(in: stage, over: old, folders: folders)
      let files = try write(tree)
      let written = OutputManifest(files)
      counts = tree.counts
      counts.pages = written.pageCount
      if counts.written == 0, written == manifest, let old {
        try leave(Self.ledger(in: old) { try record(tree, files, $0) })
        try workshop.keepStage()
        return counts
      }
      if let old, written == manifest, let file = tree.onlyChange,
        try replace(file, of: old, record: { try record(tree, files, $0) })
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
  ///   - record: makes the ledger for the next build, of the stamps of the output's list and of the page.
  /// - Returns: nil if that cannot be done by itself; the output is as it was.
  func publish(
    _ page: FileBatch, to folder: String, record: (FileStamp, PageStamp) throws -> [ArraySlice<UInt8>]
  ) throws -> OutputCounts? {
    guard let old else { return nil }
    do {
      let tree = try OutputTree(in: workshop.makeStage(reusing: true), over: old, folders: [folder])
      let ticket = try tree.add(page, folder: folder)
      let recordPage = { try record($0, tree.stamps(of: ticket).first ?? .none) }
      var counts = tree.counts
      if counts.written == 0 {
        leave(try Self.ledger(in: old, record: recordPage))
      } else {
        guard let file = tree.onlyChange, try replace(file, of: old, record: recordPage) else {
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
    record: @Sendable (FileStamp) throws -> [ArraySlice<UInt8>]
  ) throws -> () throws -> Void {
    try tree.add(FileBatch(written.bytes, name: OutputManifest.file), folder: "")
    try tree.finish()
    guard let old else {
      leave(try Self.ledger(in: stage, record: record))
      stage.setAttribute(Self.siteAttribute, to: place.site)
      try Interruption.check()
      try workshop.putInPlace(stage, over: nil)
      return {}
    }
    let hasSameFiles = written == manifest
    // What runs beside something else has one core for itself: that is enough for a ledger most of which stands.
    let (_, mayHoldForeignFiles) = try Parallel.both {
      leave(try Self.ledger(in: stage, record: record))
    } and: {
      try !hasSameFiles || tree.mayHoldForeignFiles()
    }
    stage.setAttribute(Self.siteAttribute, to: place.site)
    return try putInPlace(stage, tree, over: old, written, mayHoldForeignFiles: mayHoldForeignFiles, &counts)
  }

  /// Puts the only file that differs in its place: a single step, which needs no exchange of all.
  ///
  /// - Returns: whether that was possible; if not, the output is as it was.
  private func replace(
    _ file: ChangedFile, of old: Folder, record: (FileStamp) throws -> [ArraySlice<UInt8>]
  ) throws -> Bool {
    guard workshop.isBeside else { return false }
    try file.stage()
    leave(try Self.ledger(in: old, record: record))
    try Interruption.check()
    return try workshop.isStanding(old) && file.putInPlace()
  }

  /// Puts a stage in the place of an output, with what others put there.
  ///
  /// - Parameter mayHoldForeignFiles: whether the output that stands has to be searched for them.
  /// - Returns: what moves to the output whatever somebody put into the old one in the meantime, and keeps the old one if that is of use.
  private func putInPlace(
    _ stage: Folder, _ tree: OutputTree, over old: Folder, _ written: OutputManifest, mayHoldForeignFiles: Bool,
    _ counts: inout OutputCounts
  ) throws -> () throws -> Void {
    let makeFiles = { [manifest] in ForeignFiles(before: ManifestIndex(manifest), now: ManifestIndex(written)) }
    if workshop.isBeside, !mayHoldForeignFiles, try stage.takeRights(of: old) {
      let keepsOld = counts.unchanged > counts.written
      try tree.takeRights()
      try Interruption.check()
      try workshop.putInPlace(stage, over: old)
      return { [workshop] in
        if try tree.mayHoldForeignFiles() {
          try makeFiles().find(in: old, beside: stage).tree.rescue(from: old, to: stage)
        } else if keepsOld {
          try tree.discardReplaced()
          try workshop.keepStage()
        }
      }
    }
    let files = makeFiles()
    let found = try files.find(in: old, beside: stage)
    guard found.clashes.isEmpty else { throw PublishFailure.occupied(place.path, found.clashes) }
    try checkSite(of: old, files)
    if let mount = found.mounts.first(where: { $0.contains("/") || files.now[""].folders.contains($0) }) {
      throw PublishFailure.refused(place.path, "something is mounted on \(mount), among its pages")
    }
    counts.removed = files.before.count(missingIn: files.now)
    // An output that belongs to somebody else stays in place, since a new folder cannot be given to them.
    let isWhole = try workshop.isBeside && found.mounts.isEmpty && stage.takeRights(of: old)
    try found.tree.carry(from: old, to: stage, isWhole: isWhole)
    try tree.takeRights()
    try Interruption.check()
    if isWhole {
      try workshop.putInPlace(stage, over: old)
      return { try files.find(in: old, beside: stage).tree.rescue(from: old, to: stage) }
    }
    try workshop.putInPlace(stage, into: old, without: found.gone)
    old.setAttribute(Self.siteAttribute, to: place.site)
    return { try files.find(in: stage, beside: old).tree.rescue(from: stage, to: old) }
  }

  /// Makes the ledger of an output in a folder.
  private static func ledger(
    in output: Folder, record: (FileStamp) throws -> [ArraySlice<UInt8>]
  ) throws -> [ArraySlice<UInt8>] {
    guard let stamp = try output.stamp(of: OutputManifest.file) else { return [] }
    return try record(stamp)
  }

  /// Writes the ledger. It may go wrong: the next build does without, as after any ledger that is not for its output.
  private func leave(_ ledger: [ArraySlice<UInt8>]) {
    if ledger.isEmpty { return }
    try? workshop.leave(ledger, as: Ledger.file)
  }

  /// Refuses an output that another site was built into, unless most of its pages stay.
  private func checkSite(of old: Folder, _ files: ForeignFiles) throws(PublishFailure) {
    guard !adopts, let site = old.attribute(Self.siteAttribute), site != place.site else { return }
    let (count, shared) = (files.before.pageCount, files.before.pageCount(sharedWith: files.now))
    if shared * 2 >= count { return }
    throw .refused(
      place.path,
      "it holds the pages of another site\(site == "." ? "" : ", \(site)"); --adopt takes it over and removes them")
  }
}

extension Publisher {
  /// What a folder may hold that is taken for an empty one: what git and new file systems have in theirs.
  private static let harmless: Set<String> = [
    ".git", ".gitattributes", ".gitignore", ".gitkeep", ".keep", "lost+found", WorkshopSite.innerName,
  ]

  /// What builds wrote into `old`; a folder with other things in it is refused, unless it is to be adopted.
  private static func manifest(
    in old: Folder?, _ place: OutputPlace, adopts: Bool
  ) throws(PublishFailure) -> OutputManifest {
    guard let old else { return OutputManifest() }
    do {
      if try old.stamp(of: OutputManifest.file) != nil {
        if let manifest = OutputManifest(try old.read(OutputManifest.file).bytes) { return manifest }
        throw PublishFailure.refused(
          place.path, "its \(OutputManifest.file) is not the list of files that Vitrine keeps there; move it away")
      }
      if try adopts || old.entries().allSatisfy({ harmless.contains($0.name) }) { return OutputManifest() }
    } catch {
      throw error as? PublishFailure ?? .file(error as? FileFailure ?? FileFailure("read", place.path))
    }
    throw .refused(
      place.path, "it holds files that Vitrine did not write; --adopt takes it over and leaves them where they are")
  }
}

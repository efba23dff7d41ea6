import Files

/// Puts a new output in the place of the old one, all of it or nothing.
///
/// The new tree is made in a workshop beside the output and exchanged with the old one in a single step. Where that cannot be (the output is a mount point, say),
/// its entries are exchanged one after the other, with a journal by which the next build finishes what one that was killed had begun.
package final class Publisher {
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

  /// Writes an output and puts it in place.
  ///
  /// - Parameters:
  ///   - folders: the folders that `write` will add files to.
  ///   - write: adds the files, and lists them; if it throws, the old output stands.
  func publish(folders: [String], write: (OutputTree) throws -> OutputManifest) throws -> OutputCounts {
    var counts = OutputCounts()
    let clearUp: () throws -> Void
    do {
      let stage = try workshop.makeStage()
      let tree = try OutputTree(in: stage, over: old, folders: folders)
      let written = try write(tree)
      counts = tree.counts
      if counts.written == 0, written == manifest {
        clearUp = {}
      } else {
        try stage.write(written.bytes[...], toNewFile: OutputManifest.file)
        stage.setAttribute(Self.siteAttribute, to: place.site)
        let files = ForeignFiles(before: ManifestIndex(manifest), now: ManifestIndex(written))
        counts.removed = files.before.count(missingIn: files.now)
        clearUp = try putInPlace(stage, files)
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

  /// Puts a stage in the output's place.
  ///
  /// - Returns: what moves to the output whatever somebody put into the old one in the meantime.
  private func putInPlace(_ stage: Folder, _ files: ForeignFiles) throws -> () throws -> Void {
    guard let old else {
      try Interruption.check()
      try workshop.putInPlace(stage, over: nil)
      return {}
    }
    let found = try files.find(in: old, beside: stage)
    guard found.clashes.isEmpty else { throw PublishFailure.occupied(place.path, found.clashes) }
    try checkSite(of: old, files)
    if let mount = found.mounts.first(where: { $0.contains("/") || files.now[""].folders.contains($0) }) {
      throw PublishFailure.refused(place.path, "something is mounted on \(mount), among its pages")
    }
    // An output that belongs to somebody else stays in place, since a new folder cannot be given to them.
    let isWhole = try workshop.isBeside && found.mounts.isEmpty && stage.takeRights(of: old)
    try found.tree.carry(from: old, to: stage, isWhole: isWhole)
    try Interruption.check()
    if isWhole {
      try workshop.putInPlace(stage, over: old)
      return { try files.find(in: old, beside: stage).tree.rescue(from: old, to: stage) }
    }
    try workshop.putInPlace(stage, into: old, without: found.gone)
    old.setAttribute(Self.siteAttribute, to: place.site)
    return { try files.find(in: stage, beside: old).tree.rescue(from: stage, to: old) }
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

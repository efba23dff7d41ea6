import Concurrency
import Files

/// Replaces an existing output by a new one, and carries over what others put there.
struct OutputReplacement {
  let place: OutputPlace
  let adopts: Bool
  let staging: StagingFolder
  /// The existing output.
  let old: Folder
  /// The files that builds wrote to it, and those of the new one.
  let before: OutputManifest
  let now: OutputManifest

  /// Puts the stage in the place of the output.
  ///
  /// - Parameter mayHoldForeignFiles: Whether the existing output has to be searched for files that no build wrote.
  /// - Returns: What moves files that somebody put into the old output in the meantime to the new one, and keeps the old one if it is of use.
  func putInPlace(
    _ stage: Folder, _ tree: OutputTree, mayHoldForeignFiles: Bool, _ counts: inout OutputCounts
  ) throws -> @Sendable () throws -> Void {
    let makeFiles = { @Sendable [before, now] in ForeignFiles(before: ManifestIndex(before), now: ManifestIndex(now)) }
    let mounts = place.mounts.filter(isMounted)
    if staging.isBeside, !mayHoldForeignFiles, mounts.isEmpty, try stage.takeRights(of: old) {
      let keepsOld = counts.unchanged > counts.written
      try tree.takeRights()
      try Interruption.check()
      guard try staging.putInPlace(stage, over: old) else { return {} }
      return { [staging, old] in
        if try tree.mayHoldForeignFiles() {
          try makeFiles().find(in: old, beside: stage).tree.rescue(from: old, to: stage, besides: CarriedFiles())
        } else if keepsOld {
          // What can't be removed is given up with the rest of the old output.
          guard (try? tree.discardReplaced()) != nil else { return }
          try staging.keepStage()
        }
      }
    }
    let files = makeFiles()
    let found = try files.find(in: old, beside: stage)
    guard found.clashes.isEmpty else { throw PublishFailure.occupied(place.path, found.clashes.map(\.text)) }
    try checkSite(files)
    let fixed = found.mounts + mounts
    let outer = (before: files.before[""], now: files.now[""])
    if let mount = fixed.first(where: { mount in
      !mount.folder.isEmpty || outer.now.folders.contains(mount) || outer.before.files.contains(mount.text)
        || outer.now.files.contains(mount.text)
    }) {
      throw PublishFailure.refused(
        place.path, "\(mount), among its pages, cannot be moved: something is mounted on it, or it cannot be opened")
    }
    counts.removed = files.before.count(missingIn: files.now)
    let beside = fixed.isEmpty ? try carryBesidePages(of: found, to: stage) : nil
    var carried = try found.tree.carry(.amongPages, from: old, to: stage)
    if let beside {
      carried.files = beside.files
      carried.folders.merge(beside.folders) { own, _ in own }
    }
    try carried.removeGone(from: old, in: stage)
    try tree.takeRights()
    try Interruption.check()
    if beside != nil {
      guard try staging.putInPlace(stage, over: old) else { return {} }
      return { [old, carried] in try bringOver(from: old, to: stage, files, carried) }
    }
    try staging.putInPlace(stage, into: old, without: found.gone)
    old.setAttribute(OutputPlace.siteAttribute, to: place.site)
    return { [old, carried] in try bringOver(from: stage, to: old, files, carried) }
  }

  /// Whether something is mounted in the old output, where nothing else hides it.
  private func isMounted(_ path: RelativePath) -> Bool {
    guard let (folder, name) = try? old.resolve(path) else { return false }
    return (try? folder.isMountPoint(name)) ?? false
  }

  /// Carries what others have in the output beside folders of pages.
  ///
  /// - Returns: What was carried; nil if the output has to stay in place, and only what is in it can be exchanged.
  private func carryBesidePages(of found: ForeignFiles.Findings, to stage: Folder) throws(FileFailure) -> CarriedFiles?
  {
    // An output that belongs to somebody else stays in place, since a new folder cannot be given to them.
    guard staging.isBeside, try stage.takeRights(of: old) else { return nil }
    do {
      return try found.tree.carry(.besidePages, from: old, to: stage)
    } catch {
      // A file of somebody else's that can neither get a second name nor be copied as theirs.
      guard error.isRefusal else { throw error }
      return nil
    }
  }

  /// Brings over what others have put into the old output since it was searched.
  private func bringOver(
    from old: Folder, to new: Folder, _ files: ForeignFiles, _ carried: CarriedFiles
  ) throws(FileFailure) {
    try carried.followReplaced(in: old, to: new)
    try files.find(in: old, beside: new).tree.rescue(from: old, to: new, besides: carried)
  }

  /// Refuses an output that another site was built into, unless most of its pages stay.
  private func checkSite(_ files: ForeignFiles) throws(PublishFailure) {
    guard !adopts, let site = old.attribute(OutputPlace.siteAttribute), site != place.site else { return }
    let (count, shared) = (files.before.pageCount, files.before.pageCount(sharedWith: files.now))
    if shared * 2 >= count { return }
    throw .refused(
      place.path,
      "it holds the pages of another site\(site == "." ? "" : ", \(site)"); --adopt takes it over and removes them")
  }
}

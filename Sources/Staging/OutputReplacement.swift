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
    if staging.isBeside, !mayHoldForeignFiles, try stage.takeRights(of: old) {
      let keepsOld = counts.unchanged > counts.written
      try tree.takeRights()
      try Interruption.check()
      try staging.putInPlace(stage, over: old)
      return { [staging, old] in
        if try tree.mayHoldForeignFiles() {
          try makeFiles().find(in: old, beside: stage).tree.rescue(from: old, to: stage)
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
    if let mount = found.mounts.first(where: { !$0.folder.isEmpty || files.now[""].folders.contains($0) }) {
      throw PublishFailure.refused(
        place.path, "\(mount), among its pages, cannot be moved: something is mounted on it, or it cannot be opened")
    }
    counts.removed = files.before.count(missingIn: files.now)
    // An output that belongs to somebody else stays in place, since a new folder cannot be given to them.
    let isWhole = try staging.isBeside && found.mounts.isEmpty && stage.takeRights(of: old)
    try found.tree.carry(from: old, to: stage, isWhole: isWhole)
    try tree.takeRights()
    try Interruption.check()
    if isWhole {
      try staging.putInPlace(stage, over: old)
      return { [old] in try files.find(in: old, beside: stage).tree.rescue(from: old, to: stage) }
    }
    try staging.putInPlace(stage, into: old, without: found.gone)
    old.setAttribute(OutputPlace.siteAttribute, to: place.site)
    return { [old] in try files.find(in: stage, beside: old).tree.rescue(from: stage, to: old) }
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

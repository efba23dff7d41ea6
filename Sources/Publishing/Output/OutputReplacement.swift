import Files

/// Puts a new output in the place of one that stands, with what others put there.
struct OutputReplacement {
  let place: OutputPlace
  let adopts: Bool
  let workshop: Workshop
  /// The output that stands.
  let old: Folder
  /// What it holds of builds, and what the new one holds.
  let before: OutputManifest
  let now: OutputManifest

  /// Puts a stage in the place of the output.
  ///
  /// - Parameter mayHoldForeignFiles: whether the output that stands has to be searched for them.
  /// - Returns: what moves to the output whatever somebody put into the old one in the meantime, and keeps the old one if that is of use.
  func putInPlace(
    _ stage: Folder, _ tree: OutputTree, mayHoldForeignFiles: Bool, _ counts: inout OutputCounts
  ) throws -> @Sendable () throws -> Void {
    let makeFiles = { @Sendable [before, now] in ForeignFiles(before: ManifestIndex(before), now: ManifestIndex(now)) }
    if workshop.isBeside, !mayHoldForeignFiles, try stage.takeRights(of: old) {
      let keepsOld = counts.unchanged > counts.written
      try tree.takeRights()
      try Interruption.check()
      try workshop.putInPlace(stage, over: old)
      return { [workshop, old] in
        if try tree.mayHoldForeignFiles() {
          try makeFiles().find(in: old, beside: stage).tree.rescue(from: old, to: stage)
        } else if keepsOld {
          try tree.discardReplaced()
          tree.settleReplaced()
          try workshop.keepStage()
        }
      }
    }
    let files = makeFiles()
    let found = try files.find(in: old, beside: stage)
    guard found.clashes.isEmpty else { throw PublishFailure.occupied(place.path, found.clashes) }
    try checkSite(files)
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
      return { [old] in try files.find(in: old, beside: stage).tree.rescue(from: old, to: stage) }
    }
    try workshop.putInPlace(stage, into: old, without: found.gone)
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

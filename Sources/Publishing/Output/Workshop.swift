import Files

/// The folder in which the next output is made, and the lock that keeps builds apart.
///
/// It stands beside the output, `.output.vitrine`. Where it cannot, because the output is a mount point or the folder around it may not be written to, it stands
/// in the output, `.vitrine.work`.
final class Workshop: Sendable {
  /// The name of the folder in which the next output grows.
  static let stage = "next"
  /// What goes before a build ends.
  static let passing = [stage, aside, lock]
  /// The name of the output before the one that stands: with the files that both have in common, no more than folders and names.
  private static let spare = "spare"
  private static let (aside, journal, lock) = ("aside", "journal", "lock")
  /// How long to wait for another build, in milliseconds.
  private static let wait = 2000

  private let place: OutputPlace
  private let site: WorkshopSite
  private let lock: FileLock
  private var folder: Folder { site.folder }
  /// The workshop in the other place, which another user may have made who may do more, or less.
  private let other: (site: WorkshopSite, lock: FileLock)?

  init(for place: OutputPlace) throws(PublishFailure) {
    let (site, other) = try WorkshopSite.choose(for: place)
    self.place = place
    self.site = site
    lock = try Self.takeLock(site, place)
    self.other = try other.flatMap { site throws(PublishFailure) in try Self.takeOtherLock(site, place) }
    do {
      try Self.recover(site.folder, place)
      if let other = self.other?.site.folder { try Self.recoverOther(other, place) }
    } catch {
      throw .file(error)
    }
  }

  deinit {
    // A workshop goes unless something of use is in it.
    lock.removeFile()
    _ = site.home.removeEmptyFolder(site.name)
    guard let other else { return }
    other.lock.removeFile()
    _ = other.site.home.removeEmptyFolder(other.site.name)
  }

  /// Whether the output can be exchanged as a whole: it can from beside.
  var isBeside: Bool { site.isBeside }

  /// A folder to write to, which is empty or holds an output of before; what a build that was killed left there goes first.
  ///
  /// - Parameter isReused: whether the output before the one that stands may be the beginning.
  func makeStage(reusing isReused: Bool) throws(FileFailure) -> Folder {
    try removeStage()
    if isReused, try folder.stamp(of: Self.spare)?.kind == .folder {
      try folder.move(Self.spare, from: folder, as: Self.stage)
    } else {
      try folder.removeAll(Self.spare)
    }
    return try folder.makeFolder(Self.stage)
  }

  /// Keeps a stage that was not needed, or the output that it was exchanged with, for the next build.
  func keepStage() throws(FileFailure) {
    guard isBeside, try folder.stamp(of: Self.journal) == nil else { return try removeStage() }
    try folder.move(Self.stage, from: folder, as: Self.spare)
    try folder.removeAll(Self.aside)
  }

  /// Leaves a file for the next build. In the output nothing is left, since it may be shown to everybody.
  func leave(_ pieces: [ArraySlice<UInt8>], as name: String) throws(FileFailure) {
    guard isBeside else { return }
    try folder.removeAll(name + ".next")
    try folder.write(pieces, toNewFile: name + ".next")
    try folder.move(name + ".next", from: folder, as: name)
  }

  /// Removes the new output, or what it was exchanged with. One that is needed to finish an exchange stays.
  func removeStage() throws(FileFailure) {
    if try folder.stamp(of: Self.journal) != nil { return }
    try folder.removeAll(Self.stage)
    try folder.removeAll(Self.aside)
  }

  /// Whether the output is still `old`.
  func isStanding(_ old: Folder?) throws(FileFailure) -> Bool {
    try Folder(at: place.parent).stamp(of: place.name)?.inode == old?.stamp().inode
  }

  /// Puts the stage in the place of the output, which must still be `old`.
  func putInPlace(_ stage: Folder, over old: Folder?) throws(PublishFailure) {
    do {
      guard try isStanding(old) else {
        throw PublishFailure.refused(place.path, "somebody has put something else there since this build began")
      }
      let parent = try Folder(at: place.parent)
      let step = Exchange.Step(source: Self.stage, name: place.name, inode: try stage.stamp().inode)
      try run(Exchange(isWhole: true, steps: [step]), shown: parent, new: folder)
    } catch {
      throw Self.failure(error)
    }
  }

  /// Puts each entry of the stage in its place in the output, folders first, and takes `gone` away.
  func putInPlace(_ stage: Folder, into output: Folder, without gone: [String]) throws(PublishFailure) {
    do {
      var (folders, files): ([Exchange.Step], [Exchange.Step]) = ([], [])
      for entry in try stage.entries() {
        guard let stamp = try stage.stamp(of: entry.name) else { continue }
        let step = Exchange.Step(source: entry.name, name: entry.name, inode: stamp.inode)
        if stamp.kind == .folder { folders.append(step) } else { files.append(step) }
      }
      let steps = folders + files + gone.map { Exchange.Step(source: $0, name: $0, inode: nil) }
      try run(Exchange(isWhole: false, steps: steps), shown: output, new: stage)
    } catch {
      throw Self.failure(error)
    }
  }
}

extension Workshop {
  /// The journal that cannot be removed afterwards does no harm: the next build sees that nothing is left to do.
  private func run(_ exchange: Exchange, shown: Folder, new: Folder) throws {
    let folders = Exchange.Folders(shown: shown, new: new, aside: try folder.makeFolder(Self.aside))
    do {
      try folder.write(exchange.journal[...], toNewFile: Self.journal)
      try Interruption.hold { () throws(PublishFailure) in try exchange.run(in: folders) }
    } catch {
      if case .unfinished? = error as? PublishFailure { throw error }
      try? folder.removeFile(Self.journal)
      throw error
    }
    try? folder.removeFile(Self.journal)
  }

  private static func failure(_ error: any Error) -> PublishFailure {
    error as? PublishFailure ?? .file(error as? FileFailure ?? FileFailure("exchange", "the output"))
  }

  /// Finishes an exchange that a build which was killed had begun, and removes what it left.
  private static func recover(_ folder: Folder, _ place: OutputPlace) throws(FileFailure) {
    if try folder.stamp(of: journal) != nil {
      if let exchange = Exchange(journal: try folder.read(journal).bytes) {
        let shown = try Folder(at: exchange.isWhole ? place.parent : place.path)
        let new = try exchange.isWhole ? folder : folder.makeFolder(stage)
        try exchange.finish(in: Exchange.Folders(shown: shown, new: new, aside: try folder.makeFolder(aside)))
      }
      try folder.removeFile(journal)
    }
    try folder.removeAll(stage)
    try folder.removeAll(aside)
  }

  /// What another user left may be beyond this one's rights; it matters only where an exchange was begun.
  private static func recoverOther(_ folder: Folder, _ place: OutputPlace) throws(FileFailure) {
    do {
      try recover(folder, place)
    } catch {
      if try folder.stamp(of: journal) != nil { throw error }
    }
  }

  private static func takeLock(_ site: WorkshopSite, _ place: OutputPlace) throws(PublishFailure) -> FileLock {
    do {
      return try FileLock(lock, in: site.folder, wait: wait)
    } catch {
      switch error {
      case .held(let holder):
        throw .busy("another build (\(holder)) is writing \(place.path); try again when it has ended")
      case .failed(let failure):
        throw .file(failure)
      }
    }
  }

  private static func takeOtherLock(
    _ site: WorkshopSite, _ place: OutputPlace
  ) throws(PublishFailure) -> (WorkshopSite, FileLock)? {
    do {
      return (site, try takeLock(site, place))
    } catch {
      if case .file = error { return nil }
      throw error
    }
  }
}

import Concurrency
import Files
private import Glibc
import Synchronization

/// The folder in which the next output is made, and the lock that keeps builds apart.
///
/// It is beside the output: `.output.vitrine`. Where that isn't possible, because the output is a mount point or its parent isn't writable, it is inside the
/// output: `.vitrine.work`.
final class StagingFolder: Sendable {
  /// The name of the folder in which the next output grows.
  static let stage = "next"
  /// What is removed before a build ends.
  static let passing = [stage, aside, lock, stuck]
  /// The name of the previous output, which shares most of its files with the current one.
  private static let spare = "spare"
  private static let (aside, journal) = ("aside", "journal")
  static let lock = "lock"
  /// The name of the folder for what could not be removed: an immutable file, a folder of another user's.
  private static let stuck = "stuck"
  /// The name of the file that a build leaves for the next one.
  package static let cache = "cache"

  private let place: OutputPlace
  private let location: StagingLocation
  private let lock: FileLock
  /// Those of the outputs that this one is in, which would move it while it is written.
  private let outer: [OuterLock]
  private var folder: Folder { location.folder }
  /// The staging folder in the other location, which another user with other permissions may have made.
  private let other: (location: StagingLocation, lock: FileLock)?
  private let failure = Mutex<FileFailure?>(nil)

  /// Why something in the folder could not be removed. It is out of the way, and the next build tries again.
  var leftover: FileFailure? { failure.withLock { $0 } }

  init(for place: OutputPlace) throws(PublishFailure) {
    outer = try OuterLock.all(around: place)
    let (location, other, lock) = try Self.chooseLocked(for: place)
    self.place = place
    self.location = location
    self.lock = lock
    self.other = try other.flatMap { other throws(PublishFailure) in try Self.takeOtherLock(other, place) }
    do {
      let stuck = try Self.recover(location.folder, place)
      failure.withLock { $0 = stuck }
      if let other = self.other?.location.folder { try Self.recoverOther(other, place) }
    } catch {
      throw .file(error)
    }
  }

  deinit {
    // A staging folder is removed unless something of use is in it.
    lock.removeFile()
    _ = location.home.removeEmptyFolder(location.name)
    guard let other else { return }
    other.lock.removeFile()
    _ = other.location.home.removeEmptyFolder(other.location.name)
  }

  /// Whether the staging folder is beside the output, which can then be exchanged as a whole.
  var isBeside: Bool { location.isBeside }

  /// A folder to write to, which is empty or holds the previous output. What a killed build left there is removed first.
  ///
  /// - Parameter reuses: Whether the previous output is to be the beginning, if it can be.
  /// - Returns: The folder, and whether it begins as the previous output.
  func makeStage(reusing reuses: Bool) throws(FileFailure) -> (folder: Folder, isReused: Bool) {
    try removeStage()
    let spare = try reuses ? folder.status(of: Self.spare) : nil
    let mayReuse = try spare?.kind == .folder ? folder.mayChangeRights(of: Self.spare) : false
    let isReused = try mayReuse ? reuse() : false
    if !isReused { try discard(Self.spare) }
    return (try folder.makeFolder(Self.stage), isReused)
  }

  /// Makes the previous output the beginning of the next.
  ///
  /// - Returns: Whether that can be: not in a folder of layers of which a lower one has it.
  private func reuse() throws(FileFailure) -> Bool {
    do {
      try folder.move(Self.spare, from: folder, as: Self.stage)
      return true
    } catch {
      guard error.code == EXDEV else { throw error }
      return false
    }
  }

  /// Keeps a stage that wasn't needed, or the output that it was exchanged with, for the next build.
  func keepStage() throws(FileFailure) {
    guard isBeside, try folder.status(of: Self.journal) == nil else { return try removeStage() }
    try folder.move(Self.stage, from: folder, as: Self.spare)
    try discard(Self.aside)
  }

  /// Leaves the cache for the next build. Inside the output nothing is left, since it may be public.
  func leave(_ pieces: [ArraySlice<UInt8>]) throws(FileFailure) {
    guard isBeside else { return }
    let name = Self.cache
    try folder.removeAll(name + ".next")
    do {
      try folder.write(pieces, toNewFile: name + ".next")
    } catch {
      try? folder.removeFile(name + ".next")
      throw error
    }
    try folder.move(name + ".next", from: folder, as: name)
  }

  /// Removes the stage, or the output that it was exchanged with. One that is needed to finish an exchange stays.
  func removeStage() throws(FileFailure) {
    if try folder.status(of: Self.journal) != nil { return }
    try discard(Self.stage)
    try discard(Self.aside)
  }

  private func discard(_ name: String) throws(FileFailure) {
    let stuck = try Self.discard(name, in: folder)
    failure.withLock { $0 = $0 ?? stuck }
  }

  /// Removes an entry, or gets what can't be removed out of the way.
  ///
  /// - Returns: Why it could not be removed.
  private static func discard(_ name: String, in folder: Folder) throws(FileFailure) -> FileFailure? {
    do {
      try folder.removeAll(name)
      return nil
    } catch {
      do {
        let stuck = try folder.makeFolder(stuck)
        var number = 1
        while try stuck.status(of: "\(number)") != nil { number += 1 }
        try stuck.move(name, from: folder, as: "\(number)")
      } catch _ {
        throw error
      }
      return error
    }
  }

  /// Whether the output is still `old`.
  func isCurrent(_ old: Folder?) throws(FileFailure) -> Bool {
    try Folder(at: place.parent).status(of: place.name)?.inode == old?.status().inode
  }

  /// Puts the stage in the place of the output, which must still be `old`.
  ///
  /// - Returns: Whether the old output is in the place of the stage now.
  @discardableResult
  func putInPlace(_ stage: Folder, over old: Folder?) throws(PublishFailure) -> Bool {
    do {
      guard try isCurrent(old) else {
        throw PublishFailure.refused(place.path, "somebody has put something else there since this build began")
      }
      let parent = try Folder(at: place.parent)
      let step = Exchange.Step(source: Self.stage, name: place.name, inode: try stage.status().inode)
      do {
        try run(Exchange(kind: .whole, steps: [step]), shown: parent, new: folder)
        return old != nil
      } catch PublishFailure.file(let failure) where failure.code == EXDEV && old?.isLayered == true && stage.isLayered
      {
        try run(Exchange(kind: .removal, steps: [step]), shown: parent, new: folder)
        return false
      }
    } catch {
      throw Self.failure(error)
    }
  }

  /// Puts each entry of the stage in its place in the output, folders first, and removes `gone`.
  func putInPlace(_ stage: Folder, into output: Folder, without gone: [String]) throws(PublishFailure) {
    do {
      var (folders, files): ([Exchange.Step], [Exchange.Step]) = ([], [])
      for entry in try stage.entries() {
        guard let status = try stage.status(of: entry.name) else { continue }
        let step = Exchange.Step(source: entry.name, name: entry.name, inode: status.inode)
        if status.kind == .folder { folders.append(step) } else { files.append(step) }
      }
      let steps = folders + files + gone.map { Exchange.Step(source: $0, name: $0, inode: nil) }
      try run(Exchange(kind: .entries, steps: steps), shown: output, new: stage)
    } catch {
      throw Self.failure(error)
    }
  }
}

extension StagingFolder {
  /// A journal that can't be removed afterwards does no harm: the next build sees that nothing is left to do.
  private func run(_ exchange: Exchange, shown: Folder, new: Folder) throws {
    let folders = Exchange.Folders(shown: shown, new: new, aside: try folder.makeFolder(Self.aside))
    do {
      try folder.write(ExchangeJournal(exchange, in: folders).bytes[...], toNewFile: Self.journal)
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

  /// Finishes an exchange that a killed build had begun, and removes what it left.
  ///
  /// - Returns: Why something could not be removed.
  private static func recover(_ folder: Folder, _ place: OutputPlace) throws(FileFailure) -> FileFailure? {
    if try folder.status(of: journal) != nil {
      if let journal = ExchangeJournal(try folder.read(journal).bytes) { try finish(journal, in: folder, place) }
      try folder.removeFile(journal)
    }
    var stuck: FileFailure?
    do { try folder.removeAll(Self.stuck) } catch { stuck = error }
    let (staged, moved) = (try discard(stage, in: folder), try discard(aside, in: folder))
    return stuck ?? staged ?? moved
  }

  private static func finish(
    _ journal: ExchangeJournal, in folder: Folder, _ place: OutputPlace
  ) throws(FileFailure) {
    let isOfEntries = journal.exchange.kind == .entries
    let shown = try Folder(at: isOfEntries ? place.path : place.parent)
    let folders = Exchange.Folders(
      shown: shown, new: try !isOfEntries ? folder : folder.makeFolder(stage), aside: try folder.makeFolder(aside))
    if try journal.isOf(folders) { try journal.exchange.finish(in: folders) }
  }

  /// This user may lack the permissions for what another one left; that matters only if an exchange was begun.
  private static func recoverOther(_ folder: Folder, _ place: OutputPlace) throws(FileFailure) {
    do {
      _ = try recover(folder, place)
    } catch {
      if try folder.status(of: journal) != nil { throw error }
    }
  }
}

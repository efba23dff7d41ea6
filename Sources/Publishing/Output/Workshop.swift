import Files

/// The folder beside an output in which the next one is made, and the lock that keeps builds apart.
final class Workshop {
  private let place: OutputPlace
  private let folder: Folder
  private let parent: Folder
  private let lock: FileLock
  /// The name of the folder in which the next output grows.
  static let stage = "next"
  /// The name of the output before the one that stands: with the files that both have in common, no more than folders and names.
  private static let spare = "spare"

  init(for place: OutputPlace) throws(PublishFailure) {
    self.place = place
    do {
      parent = try Folder(at: place.parent)
      folder = try parent.makeFolder(Self.name(for: place))
    } catch {
      throw .file(error)
    }
    do {
      lock = try FileLock("lock", in: folder)
    } catch {
      switch error {
      case .held(let process):
        throw .busy("another build (process \(process)) is writing \(place.path); wait until it ends")
      case .failed(let failure):
        throw .file(failure)
      }
    }
  }

  /// The name of an output's workshop, which stands in the same folder.
  static func name(for place: OutputPlace) -> String { ".\(place.name).vitrine" }

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

  /// Keeps a stage that was not needed for the next build.
  func keepStage() throws(FileFailure) {
    try folder.move(Self.stage, from: folder, as: Self.spare)
  }

  func removeStage() throws(FileFailure) {
    try folder.removeAll(Self.stage)
  }

  /// Leaves a file for the next build.
  func leave(_ bytes: [UInt8], as name: String) throws(FileFailure) {
    try folder.removeAll(name + ".next")
    try folder.write(bytes[...], toNewFile: name + ".next")
    try folder.move(name + ".next", from: folder, as: name)
  }

  /// Puts the stage in the output's place.
  ///
  /// - Parameter keepsOld: whether the output that stood stays, as the beginning of the next one.
  func putInPlace(over isOld: Bool, keepsOld: Bool) throws(FileFailure) {
    guard isOld else { return try parent.move(Self.stage, from: folder, as: place.name) }
    try parent.exchange(place.name, with: Self.stage, of: folder)
    if keepsOld { try folder.move(Self.stage, from: folder, as: Self.spare) } else { try removeStage() }
  }
}

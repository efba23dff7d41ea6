import Files

/// The folder beside an output in which the next one is made, and the lock that keeps builds apart.
final class Workshop {
  private let place: OutputPlace
  private let folder: Folder
  private let parent: Folder
  private let lock: FileLock
  private static let stage = "next"

  init(for place: OutputPlace) throws(PublishFailure) {
    self.place = place
    do {
      parent = try Folder(at: place.parent)
      folder = try parent.makeFolder(".\(place.name).vitrine")
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

  /// An empty folder to write to; what a build that was killed left there goes first.
  func makeStage() throws(FileFailure) -> Folder {
    try removeStage()
    return try folder.makeFolder(Self.stage)
  }

  func removeStage() throws(FileFailure) {
    try folder.removeAll(Self.stage)
  }

  /// Puts the stage in the output's place.
  func putInPlace(over isOld: Bool) throws(FileFailure) {
    guard isOld else { return try parent.move(Self.stage, from: folder, as: place.name) }
    try parent.exchange(place.name, with: Self.stage, of: folder)
    try removeStage()
  }
}

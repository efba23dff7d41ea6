import Files
private import Glibc

extension StagingFolder {
  /// The locations, of which the first is locked.
  ///
  /// - Parameter isShared: Whether others that share the lock may have it, too.
  static func chooseLocked(
    for place: OutputPlace, isShared: Bool = false
  ) throws(PublishFailure) -> (StagingLocation, StagingLocation?, FileLock) {
    var attempts = 0
    while true {
      let (location, other) = try StagingLocation.choose(for: place)
      do {
        return (location, other, try takeLock(location, place, isShared: isShared))
      } catch {
        // A build that ended just now may have removed the folder with it.
        guard case .file(let failure) = error, failure.code == ENOENT, attempts < attemptLimit else { throw error }
        attempts += 1
      }
    }
  }

  private static let attemptLimit = 100
  /// How long to wait for another build, in milliseconds.
  private static let wait = 2000

  private static func takeLock(
    _ location: StagingLocation, _ place: OutputPlace, isShared: Bool = false
  ) throws(PublishFailure) -> FileLock {
    do {
      return try FileLock(lock, in: location.folder, wait: wait, isShared: isShared)
    } catch {
      switch error {
      case .held(let holder):
        throw .busy("another build (\(holder)) is writing \(place.path); try again when it has ended")
      case .failed(let failure):
        throw .file(failure)
      }
    }
  }

  static func takeOtherLock(
    _ location: StagingLocation, _ place: OutputPlace
  ) throws(PublishFailure) -> (StagingLocation, FileLock)? {
    do {
      return (location, try takeLock(location, place))
    } catch {
      if case .file = error { return nil }
      throw error
    }
  }
}

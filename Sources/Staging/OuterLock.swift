import Files

/// A lock of an output that another one is in. Builds of such inner outputs share it, so that the outer one is not exchanged meanwhile, with all that is in it.
final class OuterLock: Sendable {
  private let location: StagingLocation
  private let lock: FileLock

  private init(_ place: OutputPlace) throws(PublishFailure) {
    (location, _, lock) = try StagingFolder.chooseLocked(for: place, isShared: true)
  }

  deinit {
    lock.removeFile()
    _ = location.home.removeEmptyFolder(location.name)
  }

  /// Locks the outputs that an output is in, the outermost first, as far as this user may.
  ///
  /// - Throws: `PublishFailure.busy` where a build of one of them is running.
  static func all(around place: OutputPlace) throws(PublishFailure) -> [OuterLock] {
    var locks: [OuterLock] = []
    for outer in place.outerPlaces {
      do {
        locks.append(try OuterLock(outer))
      } catch {
        if case .busy = error { throw error }
      }
    }
    return locks
  }
}

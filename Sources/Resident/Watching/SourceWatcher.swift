import Concurrency
package import Files
import Glibc

/// Follows the changes of a site's source files as the system reports them (inotify).
package final class SourceWatcher: Sendable {
  private let queue: Int32
  /// The ends of a pipe that tells the thread to stop.
  private let stopping: (reader: Int32, writer: Int32)
  private let folders: WatchedFolders

  /// Begins to note changes, which are reported from `start` on.
  ///
  /// - Parameter root: The folder that holds `content/`.
  package init(root: String) throws(FileFailure) {
    queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    // The system gives the error of too many open files where a user has too many queues.
    guard queue >= 0 else { throw FileFailure("watch", root, code: errno == EMFILE ? ENOSPC : errno) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw FileFailure("watch", root) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopping = (ends[0], ends[1])
    var folders = WatchedFolders(root: root, queue: queue)
    try folders.watchAll()
    self.folders = folders
  }

  /// Reports changes from now on, including those that were noted before.
  ///
  /// - Parameters:
  ///   - report: Called on a thread of the watcher. What changes meanwhile is reported by the next call. Returns whether the changes were
  ///     read; if not, it is called again after a while.
  ///   - noteFailure: Called on that thread when some folders can't be watched, with the reason, and with nil when all are again.
  package func start(
    _ report: @escaping @Sendable (SourceChanges) -> Bool,
    noteFailure: @escaping @Sendable (FileFailure?) -> Void = { _ in }
  ) {
    let (queue, reader) = (queue, stopping.reader)
    _ = WorkerThread { [folders] in
      var folders = folders
      var isUpToDate = true
      var isWatching = true
      while Self.wait(for: queue, or: reader, Self.pause) {
        var changes = folders.readChanges()
        changes.formUnion(folders.followPaths())
        // Some editors put a file aside before they write it anew.
        if folders.missesFile(among: changes), Self.wait(for: queue, or: reader, Self.patience) {
          changes.formUnion(folders.readChanges())
        }
        if !isUpToDate { changes.addEverything() }
        if !changes.isEmpty { isUpToDate = report(changes) }
        if isWatching != (folders.failure == nil) { noteFailure(folders.failure) }
        isWatching = folders.failure == nil
      }
      close(queue)
      close(reader)
    }
  }

  /// Ends the reports; one that has begun may go on.
  package func stop() {
    var byte: UInt8 = 0
    write(stopping.writer, &byte, 1)
    close(stopping.writer)
  }

  /// Milliseconds in which a file that went away may come back.
  private static let patience: Int32 = 25
  /// Milliseconds until changes that could not be read are reported again, and until paths are looked at again.
  private static let pause: Int32 = 1000

  /// Waits until changes can be read; false when watching is to stop.
  ///
  /// - Parameter milliseconds: How long to wait at most.
  private static func wait(for queue: Int32, or reader: Int32, _ milliseconds: Int32) -> Bool {
    var descriptors = [
      pollfd(fd: queue, events: Int16(POLLIN), revents: 0), pollfd(fd: reader, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&descriptors, 2, milliseconds) < 0 {
      guard errno == EINTR else { return false }
    }
    return descriptors[1].revents == 0
  }
}

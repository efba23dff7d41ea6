import Concurrency
import Glibc

/// A lock that the system takes back from a process that ends, however it ends.
package final class FileLock: Sendable {
  private let descriptor: Int32
  private let name: String
  private let folder: Folder
  private let isShared: Bool

  package enum Failure: Error, Sendable {
    case held(Holder)
    case failed(FileFailure)
  }

  /// Takes the lock, and waits for it if need be, though not past a signal that ends the program.
  ///
  /// - Parameters:
  ///   - wait: how many milliseconds to wait at most.
  ///   - isShared: whether others that share it may have it, too.
  package init(_ name: String, in folder: Folder, wait: Int, isShared: Bool = false) throws(Failure) {
    self.name = name
    self.folder = folder
    self.isShared = isShared
    var attempt = 0
    while true {
      let descriptor = try Self.open(name, in: folder)
      do {
        if try Self.lock(descriptor, isShared: isShared, at: folder.path(of: name)),
          try Self.isFile(name, of: folder, descriptor)
        {
          self.descriptor = descriptor
          Holder.current.write(to: descriptor)
          return
        }
      } catch {
        close(descriptor)
        throw .failed(error)
      }
      let holder = Holder(of: descriptor)
      close(descriptor)
      guard attempt * Self.pause < wait, Interruption.noted == nil else { throw .held(holder) }
      attempt += 1
      usleep(UInt32(Self.pause * 1000))
    }
  }

  deinit { close(descriptor) }

  /// Removes the lock's file, which whoever waits for it notices. It stays while others share the lock.
  package func removeFile() {
    if isShared, flock(descriptor, LOCK_EX | LOCK_NB) != 0 { return }
    _ = unlinkat(folder.descriptor, name, 0)
  }

  /// Milliseconds between two attempts.
  private static let pause = 25

  /// Opens the lock's file. One that belongs to somebody else can be locked, too; its holder is then not written down.
  ///
  /// Whoever can read the file can lock it, so only those can who may write into the folder.
  private static func open(_ name: String, in folder: Folder) throws(Failure) -> Int32 {
    let common = O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    let mode: UInt32
    do { mode = FileRights.mode(forWritersOf: try folder.rights().mode) } catch { throw .failed(error) }
    var descriptor = openat(folder.descriptor, name, O_RDWR | O_CREAT | common, mode)
    if descriptor < 0, errno == EACCES { descriptor = openat(folder.descriptor, name, O_RDONLY | common) }
    guard descriptor >= 0 else { throw .failed(FileFailure("lock", folder.path(of: name))) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_nlink > 1, unlinkat(folder.descriptor, name, 0) == 0 {
      // A second name of somebody's file, which is not to be written to.
      close(descriptor)
      return try open(name, in: folder)
    }
    if fstat(descriptor, &status) == 0, status.st_mode & 0o777 & ~mode != 0 {
      _ = fchmod(descriptor, status.st_mode & 0o777 & mode)
    }
    return descriptor
  }

  private static func lock(_ descriptor: Int32, isShared: Bool, at path: String) throws(FileFailure) -> Bool {
    if flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw FileFailure("lock", path) }
    return false
  }

  /// Whether the open file is still the one that has the name: the holder before may have removed it.
  private static func isFile(_ name: String, of folder: Folder, _ descriptor: Int32) throws(FileFailure) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure("lock", folder.path(of: name)) }
    let open = FileStatus(status)
    guard let named = try folder.status(of: name) else { return false }
    return named.inode == open.inode && named.device == open.device
  }
}

extension FileLock {
  /// Who holds a lock, as far as it was written down.
  package struct Holder: Sendable, Hashable {
    package let process: Int?
    /// Seconds since 1970.
    package let since: Int?

    static var current: Holder { Holder(process: Int(getpid()), since: time(nil)) }

    private init(process: Int?, since: Int?) {
      self.process = process
      self.since = since
    }

    init(of descriptor: Int32) {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = pread(descriptor, &bytes, bytes.count, 0)
      let parts = bytes.prefix(max(0, count)).split(separator: UInt8(ascii: "\n")).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
      process = parts.first ?? nil
      since = parts.dropFirst().first ?? nil
    }

    func write(to descriptor: Int32) {
      let text = Array("\(process ?? 0)\n\(since ?? 0)\n".utf8)
      _ = ftruncate(descriptor, 0)
      _ = pwrite(descriptor, text, text.count, 0)
    }
  }
}

extension FileLock.Holder: CustomStringConvertible {
  /// `process 123, since 2026-11-21 09:25:15 UTC`.
  package var description: String {
    guard let process else { return "process unknown" }
    guard var seconds = since, let parts = gmtime(&seconds)?.pointee else { return "process \(process)" }
    var time = parts
    let text = [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) {
        strftime($0.baseAddress!, $0.count, "%Y-%m-%d %H:%M:%S", &time)
      }
    }
    return "process \(process), since \(String(decoding: text, as: UTF8.self)) UTC"
  }
}

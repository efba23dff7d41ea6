import Glibc

/// A call to the file system that failed.
package struct FileFailure: Error, Sendable, Hashable {
  /// The most bytes that a file of text in a site may have: 4 MB, a few hundred of which cmark may need for each.
  package static let textLimit = 4_000_000

  /// What was being done: `read`, `write`, `list`.
  package let action: String
  package let path: String
  /// The error number of the C library.
  package let code: Int32

  package init(_ action: String, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// Whether the process or the system has run out of something, such as open files or memory, so that the failure says nothing about the file.
  package var isShortage: Bool { [EMFILE, ENFILE, ENOMEM, ENOBUFS, EAGAIN].contains(code) }

  /// Whether the system forbids what was being done.
  package var isRefusal: Bool { [EACCES, EPERM].contains(code) }

  /// What the system says about the failure: `Permission denied`.
  package var reason: String {
    // The system's text, 'No such device or address', is about the other end of a pipe or socket.
    if code == ENXIO { return "Not a regular file" }
    if code == ESTALE { return "Changed meanwhile" }
    return String(cString: strerror(code)) + (code == EMFILE ? " (raise the limit with ulimit -n)" : "")
  }
}

extension FileFailure: CustomStringConvertible {
  package var description: String { "cannot \(action) \(path): \(reason)" }
}

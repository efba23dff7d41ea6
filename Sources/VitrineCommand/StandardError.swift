import Characters
import Glibc
import Synchronization

/// The stream for diagnostics and progress.
enum StandardError {
  /// Whether a progress line is shown, which the next text replaces.
  private static let hasPassingLine = Mutex(false)

  static var isTerminal: Bool { isatty(2) == 1 }

  static func write(_ text: String) {
    hasPassingLine.withLock { hasLine in
      _ = writeAll(Array(((hasLine ? eraseLine : "") + text).utf8), to: 2)
      hasLine = false
    }
  }

  /// Shows a progress line on a terminal, in place of the one before.
  static func show(passing line: String) {
    hasPassingLine.withLock { hasLine in
      _ = writeAll(Array("\(eraseLine)\(line)".utf8), to: 2)
      hasLine = true
    }
  }

  private static let eraseLine = "\r\u{1B}[K"
}

/// The stream for results.
enum StandardOutput {
  static var isTerminal: Bool { isatty(1) == 1 }

  static func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Writes lines that have words of the content in them. On a terminal, control characters of the content are shown instead of obeyed.
  static func write(lines text: String) throws {
    guard isTerminal else { return try write(text) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try write(lines.map { printable(String($0)) }.joined(separator: "\n"))
  }

  /// - Throws: exit status 74 if not everything could be written.
  static func write(_ bytes: [UInt8]) throws {
    let code = writeAll(bytes, to: 1)
    guard code == 0 || code == EPIPE else {
      throw Exit.inputOutput("standard output cannot be written: \(String(cString: strerror(code)))")
    }
  }
}

/// Writes until everything is written, or else returns the number of the error that ended it.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written) }
    if count < 0 && errno != EINTR { return errno }
    written += max(0, count)
  }
  return 0
}

/// The three files that every program begins with.
package enum StandardFiles {
  /// Opens those that are closed: else the next file that is opened would take the place of one, and get the text that is meant for it.
  ///
  /// Input can then only be written and output only be read, so that it is an error to use them.
  package static func open() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = Glibc.open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

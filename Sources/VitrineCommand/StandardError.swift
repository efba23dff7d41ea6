import Glibc

/// Where diagnostics and progress go.
enum StandardError {
  static var isTerminal: Bool { isatty(2) == 1 }

  static func write(_ text: String) {
    writeAll(Array(text.utf8), to: 2)
  }
}

/// Where results go.
enum StandardOutput {
  static var isTerminal: Bool { isatty(1) == 1 }

  static func write(_ text: String) {
    write(Array(text.utf8))
  }

  static func write(_ bytes: [UInt8]) {
    writeAll(bytes, to: 1)
  }
}

/// Writes until everything is written or nobody reads any more.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written) }
    if count < 0 && errno != EINTR { return }
    written += max(0, count)
  }
}

/// The three files that every program begins with.
package enum StandardFiles {
  /// Opens those that are closed, on nothing: else the next file that is opened would take the place of one, and get the text that is meant for it.
  package static func open() {
    while case let descriptor = Glibc.open("/dev/null", O_RDWR), descriptor >= 0 {
      if descriptor <= 2 { continue }
      close(descriptor)
      return
    }
  }
}

import ArgumentParser
import Glibc

/// What is piped into a command.
enum StandardInput {
  /// The bytes up to the end of the input, or as many as show that there are more than `limit`.
  ///
  /// - Throws: An exit with status 74 if the input is closed or cannot be read.
  static func read(limit: Int = .max) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw Exit.inputOutput("standard input cannot be read: \(String(cString: strerror(errno)))")
      }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}

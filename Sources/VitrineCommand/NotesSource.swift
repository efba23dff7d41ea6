import ArgumentParser
import Files
import Glibc

/// Where `--notes` takes an item's notes from.
enum NotesSource {
  /// The text of the file at a path, or of standard input for `-`, without a byte order mark.
  static func read(_ path: String) throws -> [UInt8] {
    let bytes = try bytes(at: path)
    return bytes.starts(with: "\u{FEFF}".utf8) ? Array(bytes.dropFirst(3)) : bytes
  }

  private static func bytes(at path: String) throws -> [UInt8] {
    if path == "-" { return try StandardInput.read(limit: FileFailure.textLimit) }
    do {
      return try NamedFile.read(path, limit: FileFailure.textLimit)
    } catch {
      throw Exit.failure("\(path) cannot be read: \(error.reason)", after: error, otherwise: Exit.noInput)
    }
  }
}

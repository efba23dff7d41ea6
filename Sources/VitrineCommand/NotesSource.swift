import ArgumentParser
import Files
import Glibc

/// Where `--notes` takes an item's notes from.
enum NotesSource {
  /// The bytes of the file at a path, or of standard input for `-`.
  static func read(_ path: String) throws -> [UInt8] {
    if path == "-" { return try StandardInput.read(limit: FileFailure.textLimit) }
    do {
      return try NamedFile.read(path, limit: FileFailure.textLimit)
    } catch {
      throw Exit.failure("\(path) cannot be read: \(error.reason)", after: error, otherwise: Exit.noInput)
    }
  }
}

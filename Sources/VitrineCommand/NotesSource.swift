import ArgumentParser
import Files
import Glibc

/// Where `--notes` takes an item's notes from.
enum NotesSource {
  /// The bytes of the file at a path, or of standard input for `-`.
  static func read(_ path: String) throws -> [UInt8] {
    if path == "-" { return try StandardInput.read(limit: FileFailure.textLimit) }
    do {
      let (folder, name) = try Folder.holding(path)
      return try folder.read(name, limit: FileFailure.textLimit).bytes
    } catch {
      throw Exit.noInput("\(path) cannot be read: \(error.reason)")
    }
  }
}

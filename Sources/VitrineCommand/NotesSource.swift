import ArgumentParser
import Files
import Glibc

/// Where `--notes` takes an item's notes from.
enum NotesSource {
  /// The bytes of the file at a path, or of standard input for `-`.
  static func read(_ path: String) throws -> [UInt8] {
    if path == "-" { return try StandardInput.read(limit: FileFailure.textLimit) }
    let slash = path.lastIndex(of: "/")
    let parent = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    do {
      return try Folder(at: parent).read(name, limit: FileFailure.textLimit).bytes
    } catch {
      throw Exit.noInput("\(path) cannot be read: \(error.reason)")
    }
  }
}

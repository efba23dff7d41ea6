import ArgumentParser
import Files
import Glibc

/// A file that a command writes where the person says: it is whole, or as it was.
struct OutputFile {
  private let path: String
  private let folder: Folder
  private let name: String

  init(_ path: String, makesFolder: Bool = false) throws {
    self.path = path
    let slash = path.lastIndex(of: "/")
    let parent = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    if makesFolder { mkdir(parent, 0o777) }
    do {
      folder = try Folder(at: parent)
    } catch {
      throw Exit.cannotCreate("\(error)")
    }
  }

  func replace(with pieces: [[UInt8]]) throws {
    try replace { _ in try folder.write(pieces, toNewFile: temporary, like: nil, isDurable: true) }
  }

  /// Lets `body` write a file at a path, which then takes the place of this one.
  func replace(_ body: (String) throws -> Void) throws {
    do {
      try folder.removeFile(temporary)
      do {
        try body(folder.path(of: temporary))
      } catch {
        try? folder.removeFile(temporary)
        throw error
      }
      try folder.move(temporary, from: folder, as: name)
    } catch let failure as FileFailure {
      throw [EACCES, EROFS, EPERM, ENOENT, ENOTDIR, EISDIR].contains(failure.code)
        ? Exit.cannotCreate("\(failure)") : Exit.inputOutput("\(failure)")
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Exit.inputOutput("\(path) cannot be written: \(error)")
    }
  }

  private var temporary: String { ".\(name.prefix(200)).vitrine" }
}

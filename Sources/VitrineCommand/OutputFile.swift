import ArgumentParser
import Concurrency
import Files
import Glibc

/// A file that a command writes where the person says.
///
/// A regular file is replaced in one step and keeps its permissions and its owner: it is whole, or as it was. Symbolic links are followed. Pipes and
/// devices are written to.
struct OutputFile {
  private let path: String
  private let place: Place

  private enum Place {
    /// A regular file, or one that is yet to be made.
    case file(String, Folder)
    /// A pipe or a device.
    case stream
    case standardOutput
  }

  /// - Parameter isNamed: Whether the person names this very file. Where the name is the program's own, a link may be somebody else's.
  init(_ path: String, isNamed: Bool = true, makesFolder: Bool = false) throws {
    self.path = path
    if !isNamed { try Self.refuseLink(at: path) }
    do {
      place = try Self.place(of: path, makesFolder: makesFolder)
    } catch {
      throw Exit.failure("\(error)", after: error, otherwise: Exit.cannotCreate)
    }
  }

  static func refuseLink(at path: String) throws {
    guard Folder.isLink(at: path) else { return }
    throw Exit.cannotCreate("\(path) is a symbolic link; only a file that --output names may be one")
  }

  private static func place(of path: String, makesFolder: Bool) throws(FileFailure) -> Place {
    let status = try FileStatus.following(path)
    if let status {
      if status.kind == .folder { throw FileFailure("write", path, code: EISDIR) }
      if let output = FileStatus.ofStandardOutput, output.isOfSameFile(as: status) { return .standardOutput }
      if status.kind != .file { return .stream }
    }
    let target = try Folder.followingLinks(at: path)
    if makesFolder { mkdir(RelativePath(target).folder.text, 0o777) }
    let (folder, name) = try Folder.holding(target)
    if status != nil, !folder.isWritable(name) { throw FileFailure("write", path, code: EACCES) }
    return .file(name, folder)
  }

  func write(_ pieces: [[UInt8]]) throws {
    try reported {
      switch place {
      case .file(let name, let folder):
        try replace(name, in: folder) { file in
          for piece in pieces { try file.write(piece[...]) }
        }
      case .stream:
        let stream = try OpenFile(writingTo: path)
        for piece in pieces { try stream.write(piece[...]) }
        _ = try stream.close()
      case .standardOutput:
        for piece in pieces { try StandardOutput.write(piece) }
      }
    }
  }

  /// Lets `body` write to an empty file at a path, which then takes the place of this one.
  func writeFile(_ body: (String) throws -> Void) throws {
    guard case .file(let name, let folder) = place else {
      throw Exit.cannotCreate("\(path) is a pipe or a device; a database needs a file")
    }
    try reported { try replace(name, in: folder) { try body($0.path) } }
  }

  /// - Parameter write: Writes the new file.
  private func replace(_ name: String, in folder: Folder, write: (ReplacementFile) throws -> Void) throws {
    Interruption.watch()
    // The new file is gone by then, unless it is in its place.
    defer { Interruption.noted?.endProgram() }
    try Self.replace(name, in: folder, write)
  }

  private static func replace(_ name: String, in folder: Folder, _ write: (ReplacementFile) throws -> Void) throws {
    let file = try ReplacementFile(for: name, in: folder)
    try write(file)
    try Interruption.check()
    try file.putInPlace()
  }

  private func reported(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let cause as FileFailure {
      // The file that the person knows of, which has no temporary name.
      let failure = FileFailure("write", path, code: cause.code)
      throw Exit.unwritten("\(failure)", after: failure)
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Exit.inputOutput("\(path) cannot be written: \(error)")
    }
  }
}

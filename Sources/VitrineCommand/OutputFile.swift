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

  init(_ path: String, makesFolder: Bool = false) throws {
    self.path = path
    do {
      place = try Self.place(of: path, makesFolder: makesFolder)
    } catch {
      throw Exit.cannotCreate("\(error)")
    }
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
        try replace(name, in: folder) { rights throws(FileFailure) in
          try folder.writeTemporaryFile(pieces, rights: rights, isDurable: true)
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
    try reported {
      try replace(name, in: folder) { rights in
        let temporary = try folder.writeTemporaryFile([], rights: rights, isDurable: false)
        do {
          try body(folder.path(of: temporary))
          try folder.sync(temporary)
        } catch {
          try? folder.removeFile(temporary)
          throw error
        }
        return temporary
      }
    }
  }

  /// - Parameter write: writes a temporary file with the rights of the one that is there, and returns its name.
  private func replace(_ name: String, in folder: Folder, write: (FileRights?) throws -> String) throws {
    Interruption.watch()
    defer { Interruption.noted?.endProgram() }
    let temporary = try write(try folder.rights(of: name))
    do {
      try Interruption.check()
      try folder.move(temporary, from: folder, as: name)
    } catch {
      try? folder.removeFile(temporary)
      throw error
    }
  }

  private func reported(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let cause as FileFailure {
      // The file that the person knows of, which has no temporary name.
      let failure = FileFailure("write", path, code: cause.code)
      throw [EACCES, EROFS, EPERM, ENOENT, ENOTDIR, EISDIR].contains(failure.code)
        ? Exit.cannotCreate("\(failure)") : Exit.inputOutput("\(failure)")
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Exit.inputOutput("\(path) cannot be written: \(error)")
    }
  }
}

import Glibc

extension Folder {
  /// Replaces the bytes of a file in this folder or one below it in one step: whoever reads it sees the old or the new bytes.
  ///
  /// The file keeps its rights and its owner. No part of the path may be a symbolic link.
  ///
  /// - Throws: a failure after which the file is as it was; with `ESTALE` if it has changed since `known`.
  package func replace(
    fileAt path: RelativePath, with bytes: [UInt8], ifStill known: FileStatus
  ) throws(FileFailure) {
    var folder = self
    for component in path.folder.components { folder = try folder.folder(component) }
    try folder.replace(path.name, with: bytes, ifStill: known)
  }

  private func replace(_ name: String, with bytes: [UInt8], ifStill known: FileStatus) throws(FileFailure) {
    let file: ReplacementFile
    do throws(FileFailure) {
      file = try ReplacementFile(for: name, in: self)
      try file.write(bytes[...])
    } catch {
      // The file that a person knows of.
      throw FileFailure("write", self.path(of: name), code: error.code)
    }
    guard try status(of: name) == known else { throw FileFailure("replace", self.path(of: name), code: ESTALE) }
    try file.putInPlace()
  }
}

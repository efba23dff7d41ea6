import Files

/// A file of the output that differs from the one in its place, and is not written yet.
struct ChangedFile: Sendable {
  let folder: OutputFolder
  let name: String
  let bytes: [UInt8]
  /// The batch that it is in, and its place there.
  let ticket: Int
  let position: Int

  /// Writes the file to its place in the output that is being made.
  func write() throws(FileFailure) {
    try folder.write(self)
  }

  /// Writes the file to the output that is being made, to be put in place from there. If that is not done after all, it has to be written again.
  func stage() throws(FileFailure) {
    try folder.stage(self)
  }

  /// Puts a file that was staged in its place in the output that stands.
  ///
  /// - Returns: whether that was possible.
  func putInPlace() -> Bool {
    folder.putInPlace(name)
  }
}

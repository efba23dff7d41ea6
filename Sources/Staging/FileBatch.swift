package import Files

/// Files for one folder of the output, one after the other in one piece of memory.
package struct FileBatch: Sendable {
  private(set) var bytes: [UInt8] = []
  package private(set) var names = NameList()
  /// In the order of the names.
  private(set) var files: [File] = []

  struct File: Sendable {
    /// Where its bytes end.
    let end: Int
    /// The fingerprint of the existing file, if that is known to be the same; the batch then has no bytes for it.
    var kept: OutputFingerprint?
  }

  package init() {}

  /// A batch of one file.
  package init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    names.append(name)
    files = [File(end: bytes.count)]
  }

  /// A batch of one file that is the same as in the existing output.
  package init(keeping file: OutputFingerprint, name: String) {
    names.append(name)
    files = [File(end: 0, kept: file)]
  }

  /// Adds a file.
  ///
  /// - Parameter write: Appends the file's contents to the bytes that it is given.
  package mutating func add(_ name: String, ending: StaticString = "", write: (inout [UInt8]) throws -> Void) rethrows {
    try write(&bytes)
    names.append(name, ending: ending)
    files.append(File(end: bytes.count))
  }

  /// Adds a file that is the same as in the existing output.
  package mutating func keep(_ name: String, ending: StaticString = "", _ file: OutputFingerprint) {
    names.append(name, ending: ending)
    files.append(File(end: bytes.count, kept: file))
  }

  package mutating func reserve(_ capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// The files of the batch, if all of them are the same as in the existing output.
  var kept: KeptFiles? {
    let kept = files.compactMap(\.kept)
    return kept.count == files.count ? KeptFiles(names: names, files: kept) : nil
  }

  /// The bytes of the file at a position.
  func range(of file: Int) -> Range<Int> {
    (file == 0 ? 0 : files[file - 1].end)..<files[file].end
  }
}

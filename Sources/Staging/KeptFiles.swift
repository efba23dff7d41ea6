import Files

/// Files of a folder that stay the same.
struct KeptFiles: Sendable {
  private var names: NameList
  private(set) var files: [OutputFingerprint]

  init(names: NameList = NameList(), files: [OutputFingerprint] = []) {
    self.names = names
    self.files = files
  }

  mutating func append(_ name: UnsafePointer<CChar>, _ file: OutputFingerprint) {
    names.append(name)
    files.append(file)
  }

  func forEach(
    _ body: (UnsafePointer<CChar>, OutputFingerprint) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    for position in names.indices {
      try names.withFileName(at: position, ending: "") { name throws(FileFailure) in try body(name, files[position]) }
    }
  }
}

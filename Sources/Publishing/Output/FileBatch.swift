import Templates

/// Files for one folder of the output, one after the other in one piece of memory.
struct FileBatch: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var files: [File] = []

  struct File: Sendable {
    let name: String
    /// Where its bytes end.
    let end: Int
    /// The stamp of the file of the output that stands, where that is known to be the same; the batch then has no bytes for it.
    var kept: PageStamp?
  }

  init() {}

  /// A batch of one file.
  init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    files = [File(name: name, end: bytes.count)]
  }

  /// Adds a file that a template prints.
  mutating func add(_ name: String, print: (inout TemplateOutput) -> Void) {
    var output = TemplateOutput(continuing: bytes)
    bytes = []
    print(&output)
    bytes = output.bytes
    files.append(File(name: name, end: bytes.count))
  }

  /// Adds a file that is the same as in the output that stands.
  mutating func keep(_ name: String, _ page: PageStamp) {
    files.append(File(name: name, end: bytes.count, kept: page))
  }

  mutating func reserve(_ capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// The bytes of the file at a position.
  func range(of file: Int) -> Range<Int> {
    (file == 0 ? 0 : files[file - 1].end)..<files[file].end
  }
}

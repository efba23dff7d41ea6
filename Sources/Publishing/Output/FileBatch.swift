import Templates

/// Files for one folder of the output, one after the other in one piece of memory.
struct FileBatch: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var files: [(name: String, end: Int)] = []

  init() {}

  /// A batch of one file.
  init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    files = [(name, bytes.count)]
  }

  /// Adds a file that a template prints.
  mutating func add(_ name: String, print: (inout TemplateOutput) -> Void) {
    var output = TemplateOutput(continuing: bytes)
    bytes = []
    print(&output)
    bytes = output.bytes
    files.append((name, bytes.count))
  }

  mutating func reserve(_ capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// The bytes of the file at a position.
  func range(of file: Int) -> Range<Int> {
    (file == 0 ? 0 : files[file - 1].end)..<files[file].end
  }
}

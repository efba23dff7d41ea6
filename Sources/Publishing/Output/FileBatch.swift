import Files
import Templates

/// Files for one folder of the output, one after the other in one piece of memory.
struct FileBatch: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var names = NameList()
  /// In the order of the names.
  private(set) var files: [File] = []

  struct File: Sendable {
    /// Where its bytes end.
    let end: Int
    /// The stamp of the file of the output that stands, where that is known to be the same; the batch then has no bytes for it.
    var kept: PageStamp?
  }

  init() {}

  /// A batch of one file.
  init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    names.append(name)
    files = [File(end: bytes.count)]
  }

  /// A batch of one file that is the same as in the output that stands.
  init(keeping page: PageStamp, name: String) {
    names.append(name)
    files = [File(end: 0, kept: page)]
  }

  /// Adds the page of an item, which a template prints.
  mutating func addPage(of id: String, print: (inout TemplateOutput) -> Void) {
    var output = TemplateOutput(continuing: bytes)
    bytes = []
    print(&output)
    bytes = output.bytes
    names.append(id, ending: ".html")
    files.append(File(end: bytes.count))
  }

  /// Adds the page of an item that is the same as in the output that stands.
  mutating func keepPage(of id: String, _ page: PageStamp) {
    names.append(id, ending: ".html")
    files.append(File(end: bytes.count, kept: page))
  }

  mutating func reserve(_ capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// All files of the batch, if they are all the same as in the output that stands.
  var kept: KeptFiles? {
    let pages = files.compactMap(\.kept)
    return pages.count == files.count ? KeptFiles(names: names, pages: pages) : nil
  }

  /// The bytes of the file at a position.
  func range(of file: Int) -> Range<Int> {
    (file == 0 ? 0 : files[file - 1].end)..<files[file].end
  }
}

import Files

/// Files of a folder that are as they were.
struct KeptFiles: Sendable {
  private var names: NameList
  private(set) var pages: [PageStamp]

  init(names: NameList = NameList(), pages: [PageStamp] = []) {
    self.names = names
    self.pages = pages
  }

  mutating func append(_ name: UnsafePointer<CChar>, _ page: PageStamp) {
    names.append(name)
    pages.append(page)
  }

  func forEach(_ body: (UnsafePointer<CChar>, PageStamp) throws(FileFailure) -> Void) throws(FileFailure) {
    for position in names.indices {
      try names.withFileName(at: position, ending: "") { name throws(FileFailure) in try body(name, pages[position]) }
    }
  }
}

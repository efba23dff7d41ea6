/// What became of the files of a batch.
struct BatchResult: Sendable {
  var counts = OutputCounts()
  /// In the order of the files.
  var stamps: [PageStamp] = []
  var waiting = KeptFiles()
  var replaced: [String] = []

  init() {}

  /// All files are as they were.
  init(waiting kept: KeptFiles) {
    counts.unchanged = kept.pages.count
    stamps = kept.pages
    waiting = kept
  }

  mutating func addWritten(_ page: PageStamp) {
    counts.written += 1
    stamps.append(page)
  }
}

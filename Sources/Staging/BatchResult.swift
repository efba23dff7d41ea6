import Files

/// What became of the files of a batch.
struct BatchResult: Sendable {
  var counts = OutputCounts()
  /// In the order of the files.
  var fingerprints: [OutputFingerprint] = []
  /// Files that stay the same, and get their places if others don't.
  var waiting = KeptFiles()
  /// The names of existing files that new ones replace.
  var replaced: [String] = []

  init() {}

  /// All files stay the same.
  init(waiting kept: KeptFiles) {
    counts.unchanged = kept.files.count
    fingerprints = kept.files
    waiting = kept
  }

  mutating func addWritten(_ file: OutputFingerprint) {
    counts.written += 1
    fingerprints.append(file)
  }
}

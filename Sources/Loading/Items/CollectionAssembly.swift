import Catalogue
import Files

/// A collection while its runs of items are put together.
struct CollectionAssembly {
  private(set) var items: [Item] = []
  private(set) var notes: [NotesChunk] = []
  private(set) var files: [LoadedFile] = []
  private(set) var itemFiles: [FileIndex] = []
  private(set) var findings: [FileIndex: FileFindings] = [:]
  /// The positions of items whose addresses aren't their own keys.
  private(set) var special: [Int] = []
  /// The positions of items that have old addresses.
  private(set) var aliased: [Int] = []
  var pictures: Set<RelativePath> = []

  /// - Parameter count: The number of files.
  init(count: Int) {
    items.reserveCapacity(count)
    files.reserveCapacity(count)
    itemFiles.reserveCapacity(count)
  }

  /// Adds the run that follows.
  ///
  /// - Parameter loaded: Gets what was found besides.
  mutating func append(_ run: consuming ItemRun, into loaded: inout LoadedItems) {
    let start = items.count
    for file in run.findings.keys.sorted(by: { $0.position < $1.position }) {
      guard let found = run.findings[file] else { continue }
      loaded.diagnostics += found.diagnostics
      pictures.formUnion(found.pictures.map { RelativePath($0) })
      findings[file] = found
    }
    for var file in run.files {
      if let item = file.item {
        itemFiles.append(FileIndex(files.count))
        file.item = item + start
      }
      files.append(file)
    }
    notes.append(NotesChunk(items: start..<start + run.items.count, notes: run.notes, ends: run.ends))
    special += run.special.map { $0 + start }
    aliased += run.aliased.map { $0 + start }
    items += run.items
    loaded.drafts += run.drafts
    loaded.links += run.links
    loaded.unknownPages.formUnion(run.unknownPages)
  }
}

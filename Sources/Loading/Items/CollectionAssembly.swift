import Catalogue
import Files

/// A collection while its runs of items are put together.
struct CollectionAssembly {
  private(set) var items: ItemArray<Item> = []
  private(set) var notes: [NotesChunk] = []
  private(set) var files: [LoadedFile] = []
  private(set) var itemFiles: ItemArray<FileIndex> = []
  private(set) var findings: [FileIndex: FileFindings] = [:]
  /// The positions of items whose addresses aren't their own keys.
  private(set) var special: [ItemIndex] = []
  /// The positions of items that have old addresses.
  private(set) var aliased: [ItemIndex] = []
  /// The files in error whose items stay as they were.
  private(set) var outdated: [FileIndex] = []
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
    let start = items.endIndex
    for file in run.findings.keys.sorted(by: { $0.position < $1.position }) {
      guard let found = run.findings[file] else { continue }
      loaded.diagnostics += found.diagnostics
      pictures.formUnion(found.pictures.map { RelativePath($0) })
      findings[file] = found
    }
    files += run.files
    items.append(contentsOf: run.items)
    itemFiles.append(contentsOf: run.itemFiles)
    for (item, file) in zip(start..<items.endIndex, run.itemFiles) { files[file.position].item = item }
    notes.append(NotesChunk(items: start..<items.endIndex, notes: run.notes, ends: run.ends))
    special += run.special.map { start.advanced(by: $0) }
    aliased += run.aliased.map { start.advanced(by: $0) }
    outdated += run.outdated
    loaded.drafts += run.drafts
    loaded.links += run.links
    loaded.unknownPages.formUnion(run.unknownPages)
  }
}

import Catalogue
import Files

/// What became of some files that follow one another.
struct ItemRun: Sendable {
  var items: [Item] = []
  /// One for each file.
  var files: [LoadedFile] = []
  /// For each item, its file.
  var itemFiles: [FileIndex] = []
  /// What was found in files besides the items.
  var findings: [FileIndex: FileFindings] = [:]
  /// The HTML of the items' notes, until it is put away.
  var html: [UInt8] = []
  var notes = KeptNotes.inMemory([])
  /// Where the HTML of each item's notes ends. That of an item from the cache is empty.
  var ends: [Int] = []
  /// The positions in `items` of those whose addresses aren't their own keys.
  var special: [Int] = []
  /// The positions in `items` of those that have old addresses.
  var aliased: [Int] = []
  /// The pictures that exist, as the folder has them, by their paths as items have them.
  var pictures: [RelativePath: RelativePath] = [:]
  var drafts: [ItemPlace] = []
  /// The files in error whose items stay as they were.
  var outdated: [FileIndex] = []
  var links: [ItemLink] = []
  var unknownPages: Set<UnknownPage> = []
}

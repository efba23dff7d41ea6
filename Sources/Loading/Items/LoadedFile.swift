package import BuildCache
package import Catalogue
package import Files

/// What became of a file that may hold an item.
package struct LoadedFile: Sendable {
  /// The file's row in the cache, if the file wasn't read because the cache describes it.
  package var row: CacheRow?
  /// The item that the file holds; nil until the collection is put together.
  package var item: ItemIndex?
  /// Identifies the contents for the next build; nil if that has to read the file again.
  package var fingerprint: SourceFingerprint?
  /// Whether the file holds the item that the cache describes, whatever its notes are.
  package var isSame = false
}

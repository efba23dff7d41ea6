package import BuildCache
package import Files
package import Staging

/// The output that the previous build left, and its cache.
package struct ExistingOutput: Sendable {
  package let folder: Folder
  package let cache: BuildCache

  /// Nil if there is no output with a cache that was left for it, or if a build left something that the next one has to clear up.
  package init?(at place: OutputPlace) {
    guard let folder = try? Folder(at: place.path), let bytes = place.cache, let cache = BuildCache(bytes),
      cache.manifest.matches(try? folder.status(of: OutputManifest.file))
    else { return nil }
    self.folder = folder
    self.cache = cache
  }
}

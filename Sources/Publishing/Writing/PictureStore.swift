import Catalogue
import Concurrency
import Files
private import Glibc
import Loading
import Pictures
import Staging

/// Makes the pictures of a build, and keeps them for the next ones.
struct PictureStore: Sendable {
  private let library: PictureLibrary
  /// Nil if there is no place for one, or nothing to put into it.
  private let cache: PictureCache?

  /// - Parameter place: The output, beside which pictures are kept; nil if they are not to be.
  init(_ library: PictureLibrary, _ place: OutputPlace?, _ plan: BuildPlan) {
    self.library = library
    let folder = plan.makesPictures ? place?.pictureFolder() : place?.existingPictureFolder
    cache = folder.map { PictureCache(folder: $0) }
  }

  /// Identifies how pictures are published.
  var recipe: String { library.recipe }

  /// Makes all pictures of a plan that are not kept from an earlier build, on all cores. Thus damaged ones are found before anything is written.
  ///
  /// - Returns: Whether a picture turned out to be damaged.
  func make(_ plan: BuildPlan, _ content: SiteContent) throws -> Bool {
    var sources: [(collection: Int, path: RelativePath, hasOriginal: Bool)] = []
    for file in plan.files {
      switch file.action {
      case .make(.picture(let collection, let path, _), _):
        if let last = sources.last, last.collection == collection, last.path == path { continue }
        sources.append((collection, path, false))
      case .make(.original(let collection, let path), _):
        if let last = sources.last, last.collection == collection, last.path == path { sources.removeLast() }
        sources.append((collection, path, true))
      case .make, .keep: continue
      }
    }
    let made = sources
    return try Parallel.map(
      made.count, makeWorker: {},
      body: { _, number in
        let (collection, path, hasOriginal) = made[number]
        return try make(path, content.collections[collection], hasOriginal: hasOriginal)
      }
    ).contains(true)
  }

  /// Makes the pictures of one file; true if it is damaged.
  private func make(_ path: RelativePath, _ content: CollectionContent, hasOriginal: Bool) throws -> Bool {
    guard let entry = content.pictures[path], let key = entry.key, entry.published?.isDrawing == false,
      hasOriginal || cache?.has(key) != true
    else { return false }
    let bytes = try content.listing.folder.read(at: path).bytes
    // What has changed since is found when it is written.
    guard PictureKey(bytes, library.settings) == key else { return false }
    do throws(PictureFailure) {
      // What has no end can have all its pixels.
      if hasOriginal { _ = try Picture.strip(bytes) }
      _ = try rendered(bytes)
      return false
    } catch {
      // The picture may have nothing wrong with it, and no page may go because of it.
      if error == .noMemory { throw shortage(path, content) }
      library.note(error, about: PictureSource(collection: content.collection.id, path: path))
      return true
    }
  }

  /// The pictures that are published for a file, from the smallest up.
  ///
  /// - Throws: `PublishFailure.sourceChanged` if the file is not what the pages and the cache take it for.
  func pictures(of path: RelativePath, _ content: CollectionContent) throws -> [RenderedPicture] {
    if let key = content.pictures[path]?.key, let made = cache?.pictures(for: key) { return made }
    let bytes = try bytes(of: path, content)
    do throws(PictureFailure) {
      return try rendered(bytes)
    } catch .noMemory {
      throw shortage(path, content)
    }
  }

  private func shortage(_ path: RelativePath, _ content: CollectionContent) -> FileFailure {
    FileFailure("read", content.listing.folder.path(of: path.text), code: ENOMEM)
  }

  /// The original without metadata.
  ///
  /// - Throws: As `pictures(of:_:)`.
  func original(of path: RelativePath, _ content: CollectionContent) throws -> [UInt8] {
    try Picture.strip(bytes(of: path, content))
  }

  private func bytes(of path: RelativePath, _ content: CollectionContent) throws -> [UInt8] {
    let changed = PublishFailure.sourceChanged(content.listing.folder.path(of: path.text))
    let bytes: [UInt8]
    do {
      bytes = try content.listing.folder.read(at: path).bytes
    } catch {
      // It was there when the site was read.
      throw [ENOENT, ENOTDIR].contains(error.code) ? changed : error
    }
    guard PictureKey(bytes, library.settings) == content.pictures[path]?.key else { throw changed }
    return bytes
  }

  private func rendered(_ bytes: [UInt8]) throws(PictureFailure) -> [RenderedPicture] {
    // Drawings are written anew faster than they are read from a cache.
    if let cache, PictureFormat.of(bytes) != .svg { return try cache.pictures(of: bytes, library.settings) }
    return try Picture.render(bytes, library.settings)
  }

  /// Removes pictures that the site no longer has. If that fails, they stay.
  func prune(_ content: SiteContent) {
    guard let cache else { return }
    for collection in content.collections {
      for entry in collection.pictures.values { entry.key.map(cache.keep) }
    }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    try? cache.prune(now: Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec))
  }
}

extension BuildPlan {
  /// Whether any picture with pixels is made.
  fileprivate var makesPictures: Bool {
    files.contains { file in
      guard case .make(.picture, _) = file.action else { return false }
      return !file.path.text.utf8.suffix(4).elementsEqual(".svg".utf8)
    }
  }
}

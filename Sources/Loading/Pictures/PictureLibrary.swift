package import BuildCache
import Catalogue
import Files
private import Glibc
package import Pictures
import Synchronization

/// The files that the pages of a site show or link to. Each is looked at once, and none is read that is as the cache describes it.
package final class PictureLibrary: Sendable {
  private struct State {
    var entries: [PictureSource: PictureEntry] = [:]
    /// What was known before of files that may have changed since.
    var earlier: [PictureSource: PictureEntry] = [:]
    /// Pictures whose pixels turned out to be damaged, wherever they are.
    var damaged: [PictureKey: PictureFailure] = [:]
  }

  /// How pictures are published.
  package let settings: PictureSettings
  private let publishesOriginals: Bool
  private let clock: FingerprintClock
  private let state = Mutex(State())

  init(_ settings: SitePictureSettings, clock: FingerprintClock) {
    self.settings = PictureSettings(sizes: settings.sizes, quality: settings.quality)
    publishesOriginals = settings.publishesOriginals
    self.clock = clock
  }

  /// Identifies how pictures are published. What a cache says of pictures holds if it has the same text.
  package var recipe: String { "\(settings.recipe) originals \(publishesOriginals)" }

  /// Takes from a cache what it says of files that have not changed since.
  package func learn(from cache: BuildCache) {
    guard cache.pictureRecipe == recipe else { return }
    state.withLock { state in
      for picture in cache.pictures {
        let source = PictureSource(collection: picture.collection, path: picture.file.path)
        state.earlier[source] = PictureEntry(picture)
      }
    }
  }

  /// Takes from a library of the same site what it knows of files that have not changed since.
  package func learn(from other: PictureLibrary) {
    guard other.recipe == recipe else { return }
    let (entries, damaged) = other.state.withLock { ($0.entries, $0.damaged) }
    state.withLock { state in
      state.earlier.merge(entries) { _, new in new }
      state.damaged = damaged
    }
  }

  /// Notes that the pixels of a picture are damaged, which its beginning does not tell.
  package func note(_ failure: PictureFailure, about source: PictureSource) {
    state.withLock { state in
      if let key = state.entries[source]?.key { state.damaged[key] = failure }
      state.entries[source]?.content = .invalid(failure)
    }
  }

  /// What is known of a file.
  ///
  /// - Parameters:
  ///   - path: The file's path in the collection's folder, as the folder has it.
  ///   - folder: That folder.
  /// - Throws: A failure that says nothing about the file.
  func entry(
    _ path: RelativePath, ofCollection collection: String, in folder: Folder
  ) throws(FileFailure) -> PictureEntry {
    let source = PictureSource(collection: collection, path: path)
    let (known, earlier) = state.withLock { ($0.entries[source], $0.earlier[source]) }
    if let known { return known }
    var entry = try look(at: path, in: folder, earlier)
    state.withLock { state in
      if let failure = entry.key.flatMap({ state.damaged[$0] }) { entry.content = .invalid(failure) }
      state.entries[source] = entry
    }
    return entry
  }

  /// Looks at a file again, which may have changed.
  func renewedEntry(
    _ path: RelativePath, ofCollection collection: String, in folder: Folder
  ) throws(FileFailure) -> PictureEntry {
    let source = PictureSource(collection: collection, path: path)
    state.withLock { state in
      state.earlier[source] = state.entries[source]
      state.entries[source] = nil
    }
    return try entry(path, ofCollection: collection, in: folder)
  }

  /// What is known of a file that has been looked at; nil if it has not.
  package func entry(of source: PictureSource) -> PictureEntry? {
    state.withLock { $0.entries[source] }
  }

  private func look(
    at path: RelativePath, in folder: Folder, _ known: PictureEntry?
  ) throws(FileFailure) -> PictureEntry {
    if let known, let fingerprint = known.fingerprint,
      (try? folder.status(at: path)).flatMap({ $0 }).map(SourceFingerprint.init) == fingerprint
    {
      return known
    }
    do throws(FileFailure) {
      if let large = try largeFile(at: path, in: folder, known) { return large }
      let (bytes, status) = try folder.read(at: path)
      let content = try content(of: bytes, at: path, in: folder)
      return PictureEntry(content, fingerprint: clock.fingerprint(of: status), known: known)
    } catch {
      if error.isShortage { throw error }
      return PictureEntry(.unreadable(error), fingerprint: nil, known: nil)
    }
  }

  /// What is known of a file that is larger than any picture; nil of one that is not. It is not read.
  private func largeFile(
    at path: RelativePath, in folder: Folder, _ known: PictureEntry?
  ) throws(FileFailure) -> PictureEntry? {
    guard let status = try folder.status(at: path), status.size > PictureLimits.fileBytes else { return nil }
    let (folder, name) = try folder.resolve(path)
    let beginning = try folder.openFile(name)?.bytes(0..<4096) ?? []
    let failure = PictureFailure.tooManyBytes(status.size, limit: PictureLimits.fileBytes)
    return PictureEntry(
      PictureFormat.of(beginning) == nil && !PictureFormat.isEnding(of: path.name) ? .other : .invalid(failure),
      fingerprint: clock.fingerprint(of: status),
      known: known)
  }

  private func content(
    of bytes: [UInt8], at path: RelativePath, in folder: Folder
  ) throws(FileFailure) -> PictureEntry.Content {
    do throws(PictureFailure) {
      let info = try Picture.info(of: bytes)
      guard let picture = PublishedPicture(path, info, settings, publishesOriginals: publishesOriginals) else {
        return .invalid(.notAPicture)
      }
      return .picture(picture, key: PictureKey(bytes, settings))
    } catch {
      if error == .noMemory { throw FileFailure("read", folder.path(of: path.text), code: ENOMEM) }
      // What is called a picture is not copied as something else: no metadata or script goes out with it.
      return error == .notAPicture && !PictureFormat.isEnding(of: path.name) ? .other : .invalid(error)
    }
  }
}

extension PictureLibrary {
  /// Why a file cannot be shown as a picture, after the words "the picture"; nil if it can.
  func finding(about path: RelativePath, in listing: CollectionListing) throws(FileFailure) -> ValueFinding? {
    let place = "content/\(listing.id)/\(path)"
    return switch try entry(path, ofCollection: listing.id, in: listing.folder).content {
    case .picture: nil
    case .other: PictureFailure.notAPicture.finding(at: place)
    case .invalid(let failure): failure.finding(at: place)
    case .unreadable(let failure): PictureFile.unreadable(failure.reason).finding(path.text, in: listing)
    }
  }
}

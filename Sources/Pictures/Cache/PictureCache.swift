package import Files
private import Glibc
private import Synchronization

/// Keeps published pictures in a folder, so that each is made once.
///
/// Files are named for what they were made of and never change; a new one is written under another name and moved to its
/// own when it is whole. Several threads and processes can use one folder: what one of them removes, another makes again.
package final class PictureCache: Sendable {
  private let folder: Folder
  private let used = Mutex<Set<String>>([])
  /// Held while a large picture is made.
  private let large = Mutex(())
  private let nextTemporary = Atomic<Int>(0)

  private static let fileEnding = ".pictures"
  private static let temporaryEnding = ".new"
  /// How old a file that nobody finished must be before it is removed, in nanoseconds.
  private static let abandonedAfter: Int64 = 3600 * 1_000_000_000

  package init(folder: Folder) {
    self.folder = folder
  }

  /// The pictures that are published for `bytes`, from the cache if they are there.
  ///
  /// A cache that cannot be written makes a build slower and does not end it.
  package func pictures(of bytes: [UInt8], _ settings: PictureSettings) throws(PictureFailure) -> [RenderedPicture] {
    let key = PictureKey(bytes, settings)
    if let pictures = pictures(for: key) { return pictures }
    let pictures = try render(bytes, settings)
    try? keep(pictures, for: key)
    return pictures
  }

  private func render(_ bytes: [UInt8], _ settings: PictureSettings) throws(PictureFailure) -> [RenderedPicture] {
    guard try Picture.info(of: bytes).size.count > PictureLimits.pixelsAtATime else {
      return try Picture.render(bytes, settings)
    }
    return try large.withLock { _ throws(PictureFailure) in try Picture.render(bytes, settings) }
  }

  /// The pictures that are kept under a key; nil if there are none. They count as used.
  package func pictures(for key: PictureKey) -> [RenderedPicture]? {
    keep(key)
    guard let file = try? folder.read(key.text + Self.fileEnding), let pictures = CachedPictures.decode(file.bytes),
      pictures.allSatisfy(\.isPublishable)
    else { return nil }
    return pictures
  }

  /// Whether there are pictures under a key, which are not read. They count as used.
  package func has(_ key: PictureKey) -> Bool {
    keep(key)
    return (try? folder.status(of: key.text + Self.fileEnding)).flatMap { $0 } != nil
  }

  /// Has the pictures of a key count as used, without reading them.
  package func keep(_ key: PictureKey) {
    used.withLock { _ = $0.insert(key.text + Self.fileEnding) }
  }

  /// Removes what was not used since this cache was opened, and what nobody finished.
  ///
  /// - Parameter now: nanoseconds since 1970.
  package func prune(now: Int64) throws(FileFailure) {
    let used = used.withLock { $0 }
    for (name, _) in try folder.names() {
      let text = name.text
      if text.hasSuffix(Self.fileEnding), !used.contains(text) {
        try folder.removeFile(name.bytes)
      } else if text.hasSuffix(Self.temporaryEnding), let status = try folder.status(of: name.bytes),
        now &- status.modified > Self.abandonedAfter
      {
        try folder.removeFile(name.bytes)
      }
    }
  }

  private func keep(_ pictures: [RenderedPicture], for key: PictureKey) throws(FileFailure) {
    let number = nextTemporary.add(1, ordering: .relaxed).newValue
    let temporary = "\(key.text)-\(getpid())-\(number)\(Self.temporaryEnding)"
    do {
      try folder.write(CachedPictures.encode(pictures)[...], toNewFile: temporary)
      try folder.move(temporary, from: folder, as: key.text + Self.fileEnding)
    } catch {
      try? folder.removeFile(temporary)
      throw error
    }
  }
}

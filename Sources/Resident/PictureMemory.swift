import Files
private import Glibc
import Loading
import Pictures
import Synchronization

/// Makes published pictures when they are asked for, and keeps the latest ones.
final class PictureMemory: Sendable {
  private struct Entry: Sendable {
    let key: PictureKey
    let pictures: [RenderedPicture]

    var byteCount: Int { pictures.reduce(0) { $0 + $1.bytes.count } }
  }

  /// In the order in which they were asked for.
  private let entries = Mutex<[Entry]>([])
  /// Held while a picture is made, so that its sizes are made once, and one picture at a time takes memory for its pixels.
  private let making = Mutex(())
  private static let mostBytes = 48 << 20

  /// The pictures that are published for a file in a collection's folder, from the smallest up.
  func pictures(
    of path: RelativePath, in content: CollectionContent, _ settings: PictureSettings
  ) throws -> [RenderedPicture] {
    guard let entry = content.pictures[path], let key = entry.key else { throw PictureFailure.notAPicture }
    if let kept = kept(key) { return kept }
    return try making.withLock { _ in
      if let kept = kept(key) { return kept }
      let bytes = try content.listing.folder.read(at: path).bytes
      // The file may have changed since the site was read, which will be read again.
      guard PictureKey(bytes, settings) == key else {
        throw FileFailure("read", content.listing.folder.path(of: path.text), code: ESTALE)
      }
      let pictures = try Picture.render(bytes, settings)
      keep(Entry(key: key, pictures: pictures))
      return pictures
    }
  }

  private func kept(_ key: PictureKey) -> [RenderedPicture]? {
    entries.withLock { entries in
      guard let position = entries.firstIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: position)
      entries.append(entry)
      return entry.pictures
    }
  }

  private func keep(_ entry: Entry) {
    entries.withLock { entries in
      entries.append(entry)
      var size = entries.reduce(0) { $0 + $1.byteCount }
      while size > Self.mostBytes, entries.count > 1 { size -= entries.removeFirst().byteCount }
    }
  }
}

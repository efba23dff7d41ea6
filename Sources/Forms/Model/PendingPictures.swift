import Pictures
private import Synchronization

/// Keeps the pictures that were sent with forms which could not be saved, so that nobody has to choose them again.
final class PendingPictures: Sendable {
  private let pictures = Mutex<[PendingPicture]>([])
  private static let mostBytes = 128 << 20

  /// Keeps a picture; where there are too many, the oldest are forgotten.
  ///
  /// - Throws: `PictureFailure` for bytes that are no picture, whatever the file is called, or one that could not be published.
  func keep(_ bytes: [UInt8]) throws(PictureFailure) -> PendingPicture {
    let format = try Picture.info(of: bytes).format
    // The header may be whole where the pixels are not.
    _ = try Picture.render(bytes, PictureSettings(sizes: [1]))
    let picture = PendingPicture(id: RandomID.make(), format: format, bytes: bytes)
    pictures.withLock { pictures in
      pictures.append(picture)
      var size = pictures.reduce(0) { $0 + $1.bytes.count }
      while size > Self.mostBytes, pictures.count > 1 { size -= pictures.removeFirst().bytes.count }
    }
    return picture
  }

  subscript(id: String) -> PendingPicture? {
    pictures.withLock { $0.first { $0.id == id } }
  }

  func forget(_ ids: [String]) {
    pictures.withLock { $0.removeAll { ids.contains($0.id) } }
  }
}

private import Addresses
import Concurrency
package import Files
private import Glibc
import PaperLayout
import PaperShim
import Pictures
import Synchronization

/// A picture that is scaled down, as JPEG.
struct Thumbnail: Sendable {
  let bytes: [UInt8]
  let width: Int32
  let height: Int32
}

extension Thumbnail {
  init(_ jpeg: RenderedPicture) {
    let size = jpeg.variant.size
    self.init(bytes: jpeg.bytes, width: Int32(size.width), height: Int32(size.height))
  }
}

/// Why a picture cannot be shown.
struct ThumbnailFailure: Error, Sendable {
  let reason: String

  /// A reason that C wrote, without a point at its end.
  static func reason(_ text: [CChar]) -> String {
    let reason = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return reason.hasSuffix(".") ? String(reason.dropLast()) : reason
  }
}

/// Scales pictures down, and keeps what it made on disk for the next time.
package final class ThumbnailCache: Sendable {
  private let folder: Folder?
  /// Held while a large picture is made.
  private let large = Mutex(())
  /// The quality of the JPEGs, of 100.
  private static let quality = 72
  /// Changes when the same file gives another thumbnail.
  private static let version = 3

  /// - Parameter folder: where thumbnails are kept; nil to keep none.
  package init(folder: Folder?) {
    self.folder = folder
  }

  /// The cache in the user's folder for such things.
  package static func ofUser() -> ThumbnailCache {
    let home = getenv("HOME").map { String(cString: $0) }
    let cache = getenv("XDG_CACHE_HOME").map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let base = cache ?? home.map({ "\($0)/.cache" }), base.hasPrefix("/") else {
      return ThumbnailCache(folder: nil)
    }
    mkdir(base, 0o700)
    let folder = try? Folder(at: base).makeFolder("vitrine", mode: 0o700).makeFolder("thumbnails")
    return ThumbnailCache(folder: folder)
  }

  /// - Throws: A failure that says nothing about the picture.
  func thumbnail(
    of picture: PictureReference, in collection: Folder
  ) throws(FileFailure) -> Result<Thumbnail, ThumbnailFailure> {
    do {
      let name = try Self.name(of: picture, Self.status(of: picture, in: collection))
      if let known = kept(name) { return .success(known) }
      let made = try make(picture, collection.read(at: collection.spelling(of: picture.path)).bytes)
      keep(made, as: name)
      return .success(made)
    } catch let failure as ThumbnailFailure {
      return .failure(failure)
    } catch PictureFailure.noMemory {
      throw FileFailure("read", collection.path(of: picture.path), code: ENOMEM)
    } catch let failure as FileFailure {
      if failure.isShortage { throw failure }
      return .failure(ThumbnailFailure(reason: failure.reason))
    } catch {
      return .failure(ThumbnailFailure(reason: "\(error)"))
    }
  }

  /// Makes the thumbnails that there are not yet, on all cores.
  func prepare(_ pictures: [PictureReference], in collection: Folder) throws {
    guard folder != nil else { return }
    _ = try Parallel.map(
      pictures.count, makeWorker: {},
      body: { _, position in
        try Interruption.check()
        guard let name = try? Self.name(of: pictures[position], Self.status(of: pictures[position], in: collection)),
          !has(name)
        else { return }
        _ = try thumbnail(of: pictures[position], in: collection)
      })
  }
}

extension ThumbnailCache {
  private func make(_ picture: PictureReference, _ bytes: [UInt8]) throws -> Thumbnail {
    do {
      let info = try Picture.info(of: bytes)
      if info.format == .gif { return try Self.still(Picture.firstFrame(ofGIF: bytes), picture) }
      let made = { () throws(PictureFailure) in
        try Picture.forPaper(bytes, edge: picture.pixels, quality: Self.quality)
      }
      // Large pictures take turns: some need memory for all their pixels.
      let isLarge = info.size.width * info.size.height > PictureLimits.pixelsAtATime
      let jpeg = isLarge ? try large.withLock { _ throws(PictureFailure) in try made() } : try made()
      return Thumbnail(jpeg)
    } catch let failure as PictureFailure where failure != .noMemory {
      throw ThumbnailFailure(reason: "\(failure)")
    }
  }

  /// The first frame of a GIF.
  private static func still(_ bytes: [UInt8], _ picture: PictureReference) throws(ThumbnailFailure) -> Thumbnail {
    var jpeg = PaperJPEG()
    guard paper_gif_scale(bytes, bytes.count, Int32(picture.pixels), Int32(quality), &jpeg) else {
      throw ThumbnailFailure(reason: "\(PictureFailure.damaged(.gif, reason: "it cannot be decoded"))")
    }
    defer { paper_picture_free(jpeg) }
    return Thumbnail(
      bytes: Array(UnsafeBufferPointer(start: jpeg.bytes, count: jpeg.count)), width: jpeg.width, height: jpeg.height)
  }

  private static func status(
    of picture: PictureReference, in collection: Folder
  ) throws(FileFailure) -> FileStatus {
    guard let status = try collection.status(at: collection.spelling(of: picture.path)) else {
      throw FileFailure("read", collection.path(of: picture.path), code: ENOENT)
    }
    return status
  }

  /// A name that no other state of the file, or size, has.
  private static func name(of picture: PictureReference, _ status: FileStatus) -> String {
    "\(status.device)-\(status.inode)-\(status.size)-\(status.modified)-\(status.changed)-\(picture.pixels)-\(quality)-\(version)"
  }

  private func has(_ name: String) -> Bool {
    (try? folder?.status(of: name)).flatMap { $0 } != nil
  }

  /// The thumbnail that was kept; nil if there is none that is whole.
  private func kept(_ name: String) -> Thumbnail? {
    guard let bytes = try? folder?.read(name).bytes, let picture = CachedPictures.decode(bytes)?.first else {
      return nil
    }
    return Thumbnail(picture)
  }

  private func keep(_ thumbnail: Thumbnail, as name: String) {
    guard let folder else { return }
    let size = PixelSize(width: Int(thumbnail.width), height: Int(thumbnail.height))
    let picture = RenderedPicture(variant: PictureVariant(size: size, format: .jpeg), bytes: thumbnail.bytes)
    let temporary = "\(name).\(getpid()).\(pthread_self()).tmp"
    do {
      try folder.write(CachedPictures.encode([picture])[...], toNewFile: temporary)
      try folder.move(temporary, from: folder, as: name)
    } catch {
      // Without a cache, pictures are scaled each time.
      try? folder.removeFile(temporary)
    }
  }
}

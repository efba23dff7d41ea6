import Files
import Foundation
import PaperLayout
import TestSupport
import Testing

@testable import Paper

/// The cache of pictures that were made smaller.
struct ThumbnailTests {
  /// A GIF of one pixel.
  private static let gif: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 200, 30, 30, 255, 255, 255, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0]
    + [2, 2, 0x44, 1, 0, 0x3B]

  @Test(arguments: [0, 9, 100])
  func aDamagedFileIsMadeAgain(length: Int) throws {
    let base = TestFolder.base.appending(path: "vitrine-thumbnails-\(UUID())")
    defer { try? FileManager.default.removeItem(at: base) }
    let kept = base.appending(path: "kept")
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    try Data(Self.gif).write(to: base.appending(path: "a.gif"))
    let cache = ThumbnailCache(folder: try Folder(at: kept.path))
    let picture = PictureReference(path: "a.gif", pixels: 100)
    let made = try cache.thumbnail(of: picture, in: Folder(at: base.path)).get()
    let file = kept.appending(path: try #require(FileManager.default.contentsOfDirectory(atPath: kept.path).first))
    let whole = try Data(contentsOf: file)
    try whole.prefix(length).write(to: file)
    #expect(try cache.thumbnail(of: picture, in: Folder(at: base.path)).get().bytes == made.bytes)
    #expect(try Data(contentsOf: file) == whole)
  }

  @Test(arguments: [("\u{D6}l", "O\u{308}l"), ("O\u{308}l", "\u{D6}l")])
  func `a picture is found however its name is composed`(written: String, stored: String) throws {
    let base = TestFolder.base.appending(path: "vitrine-thumbnails-\(UUID())")
    defer { try? FileManager.default.removeItem(at: base) }
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    let folder = try Folder(at: base.path)
    try folder.write(Self.gif[...], toNewFile: "\(stored).gif")
    let picture = PictureReference(path: "\(written).gif", pixels: 100)
    #expect(try ThumbnailCache(folder: nil).thumbnail(of: picture, in: folder).get().width == 1)
  }

  @Test(.timeLimit(.minutes(1))) func `only the first frame of a GIF is read`() throws {
    let base = TestFolder.base.appending(path: "vitrine-thumbnails-\(UUID())")
    defer { try? FileManager.default.removeItem(at: base) }
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    // All of them would take minutes.
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    try Data(Self.gif).write(to: base.appending(path: "one.gif"))
    try Data(Array(Self.gif.dropLast(1)) + (0..<400_000).flatMap { _ in frame } + [0x3B]).write(
      to: base.appending(path: "all.gif"))
    let cache = ThumbnailCache(folder: nil)
    let made = try ["one.gif", "all.gif"].map { name in
      try cache.thumbnail(of: PictureReference(path: name, pixels: 100), in: Folder(at: base.path)).get().bytes
    }
    #expect(made[0] == made[1])
  }
}

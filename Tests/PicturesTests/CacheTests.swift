import Concurrency
import Files
import Foundation
import Testing

@testable import Pictures

/// A folder for a cache, which goes with the test.
final class CacheFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "vitrine-pictures-\(UUID().uuidString)")
  let folder: Folder

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = try Folder(at: url.path)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var names: [String] {
    get throws { try folder.entries().map(\.name) }
  }
}

struct CacheTests {
  private let settings = PictureSettings(sizes: [8, 24])

  @Test func `pictures come from the cache as they were made`() throws {
    let place = try CacheFolder()
    let source = try SamplePicture.alphaPNG.bytes
    let made = try PictureCache(folder: place.folder).pictures(of: source, settings)
    #expect(made == (try Picture.render(source, settings)))
    let cache = PictureCache(folder: place.folder)
    #expect(cache.pictures(for: PictureKey(source, settings)) == made)
    #expect(try cache.pictures(of: source, settings) == made)
    #expect(try place.names == ["\(PictureKey(source, settings).text).pictures"])
  }

  @Test func `other bytes and other settings have other keys`() throws {
    let source = try SamplePicture.plainJPEG.bytes
    let keys = [
      PictureKey(source, settings), PictureKey(source + [0], settings),
      PictureKey(source, PictureSettings(sizes: [8, 24], quality: 81)),
      PictureKey(source, PictureSettings(sizes: [82, 4])), PictureKey([], settings),
    ]
    #expect(Set(keys).count == keys.count)
    // The hash of "abc" as the standard gives it.
    #expect(PictureKey(hashing: [Array("a".utf8)[...], Array("bc".utf8)[...]]).text.hasPrefix("ba7816bf8f01cfea"))
  }

  @Test(arguments: SamplePicture.allCases)
  func `every picture that is made can come from a cache`(sample: SamplePicture) throws {
    let place = try CacheFolder()
    let cache = PictureCache(folder: place.folder)
    let source = try sample.bytes
    guard let made = try? cache.pictures(of: source, settings) else { return }
    #expect(cache.pictures(for: PictureKey(source, settings)) == made)
  }

  @Test func `an entry of something that is not published is made again`() throws {
    let place = try CacheFolder()
    let source = try SamplePicture.plainJPEG.bytes
    let key = PictureKey(source, settings)
    let cache = PictureCache(folder: place.folder)
    let made = try cache.pictures(of: source, settings)
    let picture = try #require(made.last)
    // No picture, one of another size, one with metadata, one of another format.
    let others = try [SamplePicture.privateJPEG, .plainWebP].map { try $0.bytes }
    for bytes in [Array("<script>alert(1)</script>".utf8), made[0].bytes] + others {
      let forged = [RenderedPicture(variant: picture.variant, bytes: bytes)]
      try Data(CachedPictures.encode(forged)).write(to: place.url.appending(path: "\(key.text).pictures"))
      #expect(try cache.pictures(of: source, settings) == made)
    }
  }

  @Test func `an entry that lost bytes is made again`() throws {
    let place = try CacheFolder()
    let source = try SamplePicture.plainJPEG.bytes
    let key = PictureKey(source, settings)
    let cache = PictureCache(folder: place.folder)
    let made = try cache.pictures(of: source, settings)
    let file = place.url.appending(path: "\(key.text).pictures")
    let whole = try Data(contentsOf: file)
    for damaged in [Data(), whole.dropLast(), whole.dropLast(100) + Data(count: 100), Data(count: whole.count)] {
      try damaged.write(to: file)
      #expect(cache.pictures(for: key) == nil)
      #expect(try cache.pictures(of: source, settings) == made)
      #expect(try Data(contentsOf: file) == whole)
    }
  }

  @Test func `what is not used any more goes, and what nobody finished`() throws {
    let place = try CacheFolder()
    let sources = [try SamplePicture.plainJPEG.bytes, try SamplePicture.greyPNG.bytes]
    for source in sources { _ = try PictureCache(folder: place.folder).pictures(of: source, settings) }
    try place.folder.write([][...], toNewFile: "abandoned.new")
    try place.folder.write([][...], toNewFile: "somebody's.txt")
    let now = try #require(try place.folder.status(of: "abandoned.new")).modified
    let cache = PictureCache(folder: place.folder)
    cache.keep(PictureKey(sources[0], settings))
    try cache.prune(now: now + 60_000_000_000)
    let kept = "\(PictureKey(sources[0], settings).text).pictures"
    #expect(try place.names == [kept, "abandoned.new", "somebody's.txt"].sorted())
    try cache.prune(now: now + 7200_000_000_000)
    #expect(try place.names == [kept, "somebody's.txt"].sorted())
  }

  @Test func `a cache that cannot be written is done without`() throws {
    let place = try CacheFolder()
    let cache = PictureCache(folder: place.folder)
    try FileManager.default.removeItem(at: place.url)
    #expect(try cache.pictures(of: try SamplePicture.plainJPEG.bytes, settings).count == 2)
  }

  @Test func `many threads can share a folder`() throws {
    let place = try CacheFolder()
    let sources = try SamplePicture.allCases.map { try $0.bytes }
    let caches = [PictureCache(folder: place.folder), PictureCache(folder: place.folder)]
    let made = try Parallel.map(
      3 * sources.count, makeWorker: {},
      body: { _, index in try caches[index % 2].pictures(of: sources[index % sources.count], settings) })
    let expected = try sources.map { try Picture.render($0, settings) }
    #expect(made == expected + expected + expected)
    #expect(try place.names.count == sources.count)
  }
}

import TestSupport
import Testing

@testable import Pictures

struct BrokenPictureTests {
  private let settings = PictureSettings(sizes: [6], quality: 60)

  @Test(arguments: SamplePicture.allCases)
  func `a file that ends too early is damaged`(sample: SamplePicture) throws {
    let source = try sample.bytes
    // Cameras' files go on after their first picture.
    let whole =
      sample.rawValue.hasPrefix("private") && sample.rawValue.hasSuffix("jpg") ? source.count / 2 : source.count
    // Without the two bytes of its end marker, a JPEG picture still has all its pixels.
    for count in stride(from: whole - 3, to: 0, by: -7) {
      let bytes = Array(source[..<count])
      #expect(throws: PictureFailure.self, "\(count) bytes") { try Picture.render(bytes, settings) }
    }
  }

  @Test(arguments: SamplePicture.allCases)
  func `damaged bytes give a picture of the same size or a reason`(sample: SamplePicture) throws {
    let source = try sample.bytes
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let info = try? Picture.info(of: bytes), info.size.count < 1_000_000 else { continue }
      guard let rendered = try? Picture.render(bytes, settings) else { continue }
      #expect(rendered.map(\.variant) == settings.variants(of: info))
    }
  }

  @Test(arguments: SamplePicture.allCases)
  func `any byte of a header can be any other`(sample: SamplePicture) throws {
    let source = try sample.bytes
    for offset in 0..<min(64, source.count) {
      for byte in [0, 1, 2, 3, 4, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = source
        bytes[offset] = byte
        // What comes of it is a picture or a reason.
        guard let info = try? Picture.info(of: bytes), info.size.count < 1_000_000 else { continue }
        _ = try? Picture.strip(bytes)
        _ = try? Picture.render(bytes, settings)
      }
    }
  }

  @Test func `an animation without a frame is damaged`() {
    var webP =
      Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 2, 0, 0, 0, 39, 0, 0, 39, 0, 0]
    for size in 0...22 as ClosedRange<UInt8> {
      webP[4] = size
      #expect(throws: PictureFailure.damaged(.webP, reason: "it has no frame")) { try Picture.strip(webP) }
    }
  }

  @Test func `the size in the header is a finding before it is memory`() throws {
    let png = HandmadePNG(width: 50_000, height: 50_000).withoutPixels
    #expect(throws: PictureFailure.tooManyPixels(PixelSize(width: 50_000, height: 50_000))) {
      try Picture.info(of: png)
    }
    var jpeg = try SamplePicture.plainJPEG.bytes
    let frame = try #require(jpeg.indices.first { jpeg.has([0xFF, 0xC0], at: $0) })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xC3, 0x50, 0xC3, 0x50])
    #expect(throws: PictureFailure.tooManyPixels(PixelSize(width: 50_000, height: 50_000))) {
      try Picture.render(jpeg, settings)
    }
    #expect(
      PictureFailure.tooManyPixels(PixelSize(width: 50_000, height: 50_000)).description
        == "the picture has 50000 × 50000 pixels; 65535 an edge and 250 million in all are the limit")
  }

  @Test func `metadata that claims to be large takes no memory`() throws {
    var png = HandmadePNG(width: 3, height: 3).bytes { _, _ in [1, 2, 3] }
    var chunk: [UInt8] = []
    chunk.append(bigEndian: 0x7000_0000, length: 4)
    png.insert(contentsOf: chunk + Array("eXIf".utf8) + [1, 2, 3, 4], at: 33)
    #expect(throws: PictureFailure.damaged(.png, reason: "it ends too early")) { try Picture.render(png, settings) }
  }

  @Test func `a large picture without pixels costs no time`() throws {
    let png = HandmadePNG(width: 15_000, height: 15_000, isInterlaced: true).withoutPixels
    #expect(throws: PictureFailure.damaged(.png, reason: "Not enough image data")) { try Picture.render(png, settings) }
  }

  @Test func `a picture that is read again and again for its scans is refused`() throws {
    let source = try SamplePicture.progressiveJPEG.bytes
    let segments = JPEGSegments(source).segments
    let scan = try #require(segments.last { $0.marker == 0xDA })
    let repeated = Array(repeatElement(Array(source[scan.whole]), count: 200).joined())
    let bytes = Array(source[..<scan.whole.upperBound]) + repeated + [0xFF, 0xD9]
    #expect(throws: PictureFailure.damaged(.jpeg, reason: "More than 100 scans")) {
      try Picture.render(bytes, settings)
    }
  }

  @Test func `reasons are the libraries' own`() throws {
    let source = try SamplePicture.plainJPEG.bytes
    #expect(
      throws: PictureFailure.damaged(.jpeg, reason: "Premature end of JPEG file")
    ) { try Picture.render(Array(source.dropLast(40)), settings) }
    #expect(
      PictureFailure.damaged(.jpeg, reason: "Premature end of JPEG file").description
        == "the JPEG picture is damaged: Premature end of JPEG file")
  }
}

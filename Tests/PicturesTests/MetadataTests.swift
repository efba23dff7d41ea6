import Testing

@testable import Pictures

struct MetadataTests {
  @Test(arguments: SamplePicture.allCases)
  func `no metadata is published`(sample: SamplePicture) throws {
    let source = try sample.bytes
    let published = try Picture.render(source, PictureSettings(sizes: [5, 24])).map(\.bytes) + [Picture.strip(source)]
    for bytes in published {
      #expect(try !Picture.info(of: bytes).hasMetadata)
      for secret in ["PRIVATE", "8BIM", "xmpmeta", "GPS"] { #expect(!contains(bytes, secret), "\(secret)") }
    }
    #expect(contains(source, "PRIVATE") == (try Picture.info(of: source).hasMetadata))
  }

  /// Exif data of GPS entries in either byte order, which no byte of may be left.
  @Test(arguments: [true, false])
  func `no position is published`(isBigEndian: Bool) throws {
    let position = (0..<48).map { UInt8(($0 * 89 + 151) % 251) }
    let exif = (isBigEndian ? Array("MM\0*\0\0\0\u{8}\0\0".utf8) : Array("II*\0\u{8}\0\0\0\0\0".utf8)) + position
    let plain = try SamplePicture.plainJPEG.bytes
    let payload = Array("Exif\0\0".utf8) + exif
    let jpeg = plain[..<2] + [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload + plain[2...]
    var png = HandmadePNG(width: 3, height: 3)
    png.extra = [("eXIf", exif), ("tEXt", Array("Position\0".utf8) + position)]
    for bytes in [Array(jpeg), png.bytes { _, _ in [1, 2, 3] }] {
      #expect(try Picture.info(of: bytes).hasMetadata)
      for result in try Picture.render(bytes, PictureSettings()).map(\.bytes) + [Picture.strip(bytes)] {
        for start in 0..<position.count - 3 { #expect(!contains(result, Array(position[start..<start + 4]))) }
      }
    }
  }

  @Test(arguments: [true, false])
  func `what is in the place of a colour profile and is none is not published`(isLonger: Bool) throws {
    var secret = Array(String(repeating: "PRIVATE", count: 40).utf8)
    if isLonger {
      // A profile that says how long it is, and something behind it.
      secret.replaceSubrange(0..<4, with: [0, 0, 0, 200])
      secret.replaceSubrange(36..<40, with: Array("acsp".utf8))
    }
    let plain = try SamplePicture.plainJPEG.bytes
    let payload = Array("ICC_PROFILE\0".utf8) + [1, 1] + secret
    let length = payload.count + 2
    let jpeg = plain[..<2] + [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + payload + plain[2...]
    var png = HandmadePNG(width: 3, height: 3)
    png.extra = [("iCCP", Array("x\0\0".utf8) + HandmadePNG.stored(secret))]
    let webP = try WebPFile.adding(
      profile: secret, to: SamplePicture.plainWebP.bytes, size: Picture.info(of: SamplePicture.plainWebP.bytes).size)
    for bytes in [Array(jpeg), png.bytes { _, _ in [1, 2, 3] }, webP] {
      #expect(try Picture.info(of: bytes).hasMetadata)
      for result in try Picture.render(bytes, PictureSettings()).map(\.bytes) + [Picture.strip(bytes)] {
        #expect(!contains(result, "PRIVATE"))
      }
      #expect(try !Picture.info(of: Picture.strip(bytes)).hasMetadata)
    }
  }

  @Test(arguments: [SamplePicture.otherProfileJPEG, .otherProfilePNG])
  func `stripping leaves colour profiles`(sample: SamplePicture) throws {
    let source = try sample.bytes
    let stripped = try Picture.strip(source)
    let edge = try Picture.info(of: source).size.longestEdge
    let profiles = try [source, stripped].map { bytes in
      try PictureDecoder.decode(bytes, try Picture.info(of: bytes), into: edge).profile
    }
    #expect(profiles[0] != nil && profiles[0] == profiles[1])
  }

  @Test(arguments: SamplePicture.allCases)
  func `stripping leaves the pixels and how they are turned`(sample: SamplePicture) throws {
    let source = try sample.bytes
    let stripped = try Picture.strip(source)
    let (before, after) = (try Picture.info(of: source), try Picture.info(of: stripped))
    #expect(after.size == before.size)
    #expect(after.orientation == before.orientation)
    #expect(after.isAnimated == before.isAnimated)
    #expect(try Picture.strip(stripped) == stripped)
    guard before.isScalable else { return }
    #expect(try Picture.pixels(of: stripped).bytes == Picture.pixels(of: source).bytes)
  }

  @Test(arguments: [SamplePicture.plainJPEG, .progressiveJPEG])
  func `bytes between segments are passed over, and not published`(sample: SamplePicture) throws {
    let source = try sample.bytes
    let header = JPEGSegments(source, isHeader: true).segments
    for segment in header.dropFirst() {
      for stray in [[0], Array("private".utf8), [0xFF, 0]] as [[UInt8]] {
        var bytes = source
        bytes.insert(contentsOf: stray, at: segment.whole.lowerBound)
        let stripped = try Picture.strip(bytes)
        #expect(try Picture.info(of: bytes).hasMetadata)
        #expect(try stripped == Picture.strip(source))
      }
    }
  }

  @Test func `what the last chunk of a PNG has in it is not published`() throws {
    let source = try SamplePicture.otherProfilePNG.bytes
    let end = try #require(PNGChunks(source).chunks.last)
    let body = Array("IENDprivate".utf8)
    var bytes = Array(source[..<end.whole.lowerBound])
    for part in [body.count - 4, Int(CyclicChecksum.of(body))] {
      if part != body.count - 4 { bytes += body }
      bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: part >> $0) }
    }
    #expect(try Picture.info(of: bytes).hasMetadata)
    #expect(try Picture.strip(bytes) == Picture.strip(source))
    #expect(try !contains(Picture.strip(bytes), "private"))
  }

  private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    contains(bytes, Array(text.utf8))
  }

  private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == part[0] && bytes.has(part, at: $0) }
  }
}

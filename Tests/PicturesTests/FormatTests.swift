import Testing

@testable import Pictures

struct FormatTests {
  @Test(arguments: SamplePicture.allCases)
  func `a picture is known by its content`(sample: SamplePicture) throws {
    let info = try Picture.info(of: sample.bytes)
    let ending = sample.rawValue.split(separator: ".").last.map(String.init)
    #expect(info.format.fileExtension == ending)
    let isTurned = sample.rawValue.hasPrefix("private") || sample == .animatedWebP
    #expect(info.size == (isTurned ? PixelSize(width: 16, height: 24) : PixelSize(width: 24, height: 16)))
    #expect(info.hasMetadata == (isTurned || sample == .animatedPNG || sample == .animatedGIF))
    #expect(info.isAnimated == sample.rawValue.hasPrefix("animated"))
    #expect(info.hasAlpha == (sample.hasHole || sample == .animatedGIF))
  }

  @Test(
    arguments: [
      ("", nil), ("hello", nil), ("<html><svg></svg>", nil), ("RIFF1234WAVE", nil), ("BMW", nil),
      ("\0\0\0\u{18}ftypavif", .avif), ("\0\0\0\u{18}ftypheic", .heif), ("\0\0\0\u{18}ftypisom", nil),
      ("II*\0", .tiff), ("GIF89a", .gif), ("\u{FEFF} <?xml version='1.0'?><!-- <html> --><svg/>", .svg),
      ("<!DOCTYPE svg [<!ENTITY a '>'>]><svg>", .svg), ("<svgs/>", nil), ("<x:svg>", .svg),
    ] as [(String, PictureFormat?)])
  func `files that are no pictures are told from those that are`(content: String, format: PictureFormat?) {
    #expect(PictureFormat.of(Array(content.utf8)) == format)
  }

  @Test func `other formats are refused by name`() {
    #expect(throws: PictureFailure.unsupported(.heif)) {
      try Picture.render(Array("\0\0\0\u{18}ftypheic".utf8), PictureSettings())
    }
    #expect(
      PictureFailure.unsupported(.heif).description == "HEIF pictures are not supported; save it as JPEG, PNG or WebP")
    #expect(throws: PictureFailure.notAPicture) { try Picture.info(of: Array("<html>".utf8)) }
  }

  @Test func `pictures are made no larger than they are, and none twice`() {
    let settings = PictureSettings(sizes: [480, 160, 1600, 160, 0, -1])
    func names(_ width: Int, _ height: Int) -> [String] {
      settings.variants(of: PictureInfo(.jpeg, PixelSize(width: width, height: height))).map {
        "\($0.fileName(stem: "a")) \($0.size.width)x\($0.size.height)"
      }
    }
    #expect(names(4000, 3000) == ["a-160.jpg 160x120", "a-480.jpg 480x360", "a-1600.jpg 1600x1200"])
    #expect(names(300, 600) == ["a-160.jpg 80x160", "a-480.jpg 240x480", "a-600.jpg 300x600"])
    #expect(names(160, 1) == ["a-160.jpg 160x1"])
    #expect(names(10_000, 2) == ["a-160.jpg 160x1", "a-480.jpg 480x1", "a-1600.jpg 1600x1"])
    #expect(names(1, 1) == ["a-1.jpg 1x1"])
  }
}

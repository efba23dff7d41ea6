import Testing

@testable import Pictures

struct RenderTests {
  @Test(arguments: SamplePicture.allCases)
  func `colours stay what they are`(sample: SamplePicture) throws {
    let source = try sample.bytes
    guard try Picture.info(of: source).isScalable else { return }
    let rendered = try Picture.render(source, PictureSettings(sizes: [24], quality: 95))
    let picture = try #require(rendered.first)
    #expect(rendered.count == 1)
    #expect(picture.variant.format == (sample.hasHole ? .webP : .jpeg))
    let pixels = try Picture.pixels(of: picture.bytes)
    // Pictures that are private are turned to the right.
    let isTurned = pixels.size.width == 16
    for (index, color) in SamplePicture.colors.enumerated() {
      let (column, row) = (index % 3, index / 3)
      let found = isTurned ? pixels.pixel(12 - 8 * row, 4 + 8 * column) : pixels.pixel(4 + 8 * column, 4 + 8 * row)
      if index == 0, sample.hasHole {
        #expect(found[3] == 0)
      } else if sample.isGrey {
        let grey = (299 * color[0] + 587 * color[1] + 114 * color[2]) / 1000
        #expect(isNear(found, [grey, grey, grey, 255], by: 4), "\(found) for grey \(grey)")
      } else {
        #expect(isNear(found, color + [255]), "\(found) for \(color)")
      }
    }
  }

  /// Where the pixel of a stored column and row is shown, as Exif describes each orientation.
  @Test(arguments: Orientation.allCases)
  func `pixels are turned as the orientation says`(orientation: Orientation) throws {
    let shown = PixelSize(width: 48, height: 32)
    let stored = shown.turned(by: orientation)
    func place(_ column: Int, _ row: Int) -> (x: Int, y: Int) {
      switch orientation {
      case .asStored: (column, row)
      case .mirroredAcross: (47 - column, row)
      case .turnedOver: (47 - column, 31 - row)
      case .mirroredDown: (column, 31 - row)
      case .transposed: (row, column)
      case .turnedRight: (47 - row, column)
      case .transversed: (47 - row, 31 - column)
      case .turnedLeft: (row, 31 - column)
      }
    }
    func color(_ x: Int, _ y: Int) -> [Int] { SamplePicture.colors[x / 16 + y / 16 * 3] }
    let pixels = PixelBuffer(size: stored) { column, row in
      let (x, y) = place(column, row)
      return color(x, y)
    }
    let plain = try PictureEncoder.jpeg(pixels, isGrey: false, profile: nil, quality: 95)
    let exif = Array("Exif\0\0".utf8) + ExifOrientation.write(orientation)
    let source = plain[..<2] + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + plain[2...]
    for bytes in [Array(source), try Picture.strip(Array(source))] {
      #expect(try Picture.info(of: bytes).size == shown)
      for edge in [24, 48] {
        let rendered = try Picture.render(bytes, PictureSettings(sizes: [edge], quality: 95))
        let result = try Picture.pixels(of: try #require(rendered.first).bytes)
        #expect(result.size == PixelSize(width: edge, height: edge * 2 / 3))
        for x in stride(from: 8, to: 48, by: 16) {
          for y in stride(from: 8, to: 32, by: 16) {
            let found = result.pixel(x * edge / 48, y * edge / 48)
            #expect(isNear(found, color(x, y)), "\(found) at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test(arguments: [(8, 0, false), (8, 2, true), (16, 2, false), (16, 6, true), (8, 4, false), (16, 0, true)])
  func `all forms of PNG are read`(depth: Int, colorType: Int, isInterlaced: Bool) throws {
    let png = HandmadePNG(width: 19, height: 13, depth: depth, colorType: colorType, isInterlaced: isInterlaced)
    let factor = depth == 16 ? 257 : 1
    let hasColor = colorType & 2 != 0
    func samples(_ x: Int, _ y: Int) -> [Int] { hasColor ? [x * 13, y * 19, 200] : [x * 13] }
    let bytes = png.bytes { x, y in
      (samples(x, y) + (colorType & 4 != 0 ? [255 - y] : [])).map { $0 * factor }
    }
    let pixels = try Picture.pixels(of: bytes)
    for x in 0..<19 {
      for y in 0..<13 {
        let color = hasColor ? samples(x, y) : [x * 13, x * 13, x * 13]
        #expect(pixels.pixel(x, y) == color + [colorType & 4 != 0 ? 255 - y : 255])
      }
    }
  }

  @Test func `an even colour stays even in every size`() throws {
    let pixels = PixelBuffer(size: PixelSize(width: 97, height: 61)) { _, _ in [10, 130, 250] }
    for edge in [1, 2, 5, 31, 48, 96] {
      let small = pixels.scaled(to: pixels.size.fitted(into: edge), hasAlpha: false)
      #expect(
        Set(stride(from: 0, to: small.bytes.count, by: 4).map { Array(small.bytes[$0..<$0 + 4]) }) == [
          [10, 130, 250, 255]
        ])
    }
  }

  @Test func `fine lines become their mean`() throws {
    let pixels = PixelBuffer(size: PixelSize(width: 120, height: 120)) { x, y in
      Array(repeating: (x + y) % 2 * 255, count: 3)
    }
    let small = pixels.scaled(to: PixelSize(width: 30, height: 30), hasAlpha: false)
    #expect(isNear(small.pixel(15, 15), [128, 128, 128, 255], by: 2))
  }

  @Test func `what cannot be seen does not colour edges`() throws {
    var pixels = PixelBuffer(size: PixelSize(width: 64, height: 64)) { x, _ in x < 31 ? [255, 0, 0] : [0, 255, 0] }
    for place in 0..<64 * 64 where place % 64 < 31 { pixels.bytes[4 * place + 3] = 0 }
    let small = pixels.scaled(to: PixelSize(width: 20, height: 20), hasAlpha: true)
    for x in 0..<20 where small.pixel(x, 10)[3] > 20 { #expect(isNear(small.pixel(x, 10), [0, 255, 0], by: 3)) }
  }

  @Test func `a profile goes with its colours, unless it is what browsers take for granted`() throws {
    func profile(_ sample: SamplePicture) throws -> [UInt8]? {
      let rendered = try #require(try Picture.render(try sample.bytes, PictureSettings()).last)
      if rendered.variant.format == .webP { return WebPFile.profile(rendered.bytes) }
      return try PictureDecoder.decode(rendered.bytes, try Picture.info(of: rendered.bytes), into: 24).profile?.bytes
    }
    #expect(try profile(.plainJPEG) == nil)
    #expect(try profile(.standardProfileJPEG) == nil)
    let other = try #require(try profile(.otherProfileJPEG))
    #expect(other.has("acsp", at: 36))
    #expect(try profile(.otherProfilePNG) == other)
  }

  @Test(arguments: [SamplePicture.animatedGIF, .animatedPNG, .animatedWebP])
  func `animations are published in their own size`(sample: SamplePicture) throws {
    let source = try sample.bytes
    let rendered = try Picture.render(source, PictureSettings(sizes: [4]))
    #expect(rendered.map(\.bytes) == [try Picture.strip(source)])
    #expect(try Picture.info(of: rendered[0].bytes).isAnimated)
  }

  @Test func `of an animated WebP, the first frame is for paper`() throws {
    let source = try SamplePicture.animatedWebP.bytes
    let size = try Picture.info(of: source).size
    let printed = try Picture.forPaper(source, edge: 100, quality: 95)
    #expect(printed.variant == PictureVariant(size: size, format: .jpeg))
    #expect(try isNear(Picture.pixels(of: printed.bytes).pixel(12, 4), SamplePicture.colors[0] + [255], by: 12))
  }
}

import Foundation

@testable import Pictures

/// The pictures beside the tests: six squares of 8 by 8 pixels, three in a row.
enum SamplePicture: String, CaseIterable, Sendable {
  case plainJPEG = "plain.jpg"
  case privateJPEG = "private.jpg"
  case progressiveJPEG = "private-progressive.jpg"
  case greyJPEG = "grey.jpg"
  case cmykJPEG = "cmyk.jpg"
  case standardProfileJPEG = "standard-profile.jpg"
  case otherProfileJPEG = "other-profile.jpg"
  case privatePNG = "private.png"
  case palettePNG = "palette.png"
  case transparentPalettePNG = "palette-transparent.png"
  case greyPNG = "grey.png"
  case alphaPNG = "alpha.png"
  case otherProfilePNG = "other-profile.png"
  case plainWebP = "plain.webp"
  case privateWebP = "private.webp"
  case animatedWebP = "animated.webp"
  case animatedPNG = "animated.png"
  case animatedGIF = "animated.gif"

  static let colors: [[Int]] = [
    [220, 30, 30], [30, 180, 40], [30, 50, 210], [230, 220, 40], [128, 128, 128], [250, 250, 250],
  ]

  var bytes: [UInt8] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
      return Array(try Data(contentsOf: folder.appending(path: "Pictures/\(rawValue)")))
    }
  }

  var isGrey: Bool { self == .greyJPEG || self == .greyPNG }
  /// Whether the first square is transparent.
  var hasHole: Bool { [.transparentPalettePNG, .alphaPNG, .otherProfilePNG, .privateWebP].contains(self) }
}

extension Picture {
  /// The pixels of a picture as a viewer sees them.
  static func pixels(of bytes: [UInt8]) throws -> PixelBuffer {
    let info = try info(of: bytes)
    return try PictureDecoder.decode(bytes, info, into: info.size.longestEdge).pixels.turned(by: info.orientation)
  }
}

extension PixelBuffer {
  /// Red, green, blue and alpha.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let offset = 4 * (y * size.width + x)
    return bytes[offset..<offset + 4].map(Int.init)
  }

  init(size: PixelSize, color: (_ x: Int, _ y: Int) -> [Int]) {
    self.init(
      size: size,
      bytes: (0..<size.height).flatMap { y in
        (0..<size.width).flatMap { x in color(x, y).map { UInt8($0) } + [UInt8(255)] }
      })
  }
}

/// Whether two colours look the same; JPEG's and WebP's pixels are not quite what was written.
func isNear(_ one: [Int], _ other: [Int], by distance: Int = 14) -> Bool {
  zip(one, other).allSatisfy { abs($0 - $1) <= distance }
}

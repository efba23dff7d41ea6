extension Picture {
  /// A GIF with its first frame alone.
  package static func firstFrame(ofGIF bytes: [UInt8]) throws(PictureFailure) -> [UInt8] {
    try GIFFile.firstFrame(bytes)
  }

  /// A picture for paper, as JPEG: upright, made smaller so that its longest edge has at most `edge` pixels, and white where it is transparent. It has neither
  /// metadata nor a colour profile. Of an animated WebP, it is the first frame; of an animated PNG, the picture that programs show that know no animations.
  ///
  /// - Throws: `PictureFailure.unsupported` of GIF and SVG, among others.
  package static func forPaper(_ bytes: [UInt8], edge: Int, quality: Int) throws(PictureFailure) -> RenderedPicture {
    var (bytes, info) = (bytes, try info(of: bytes))
    let orientation = info.orientation
    switch info.format {
    case .jpeg, .png: break
    case .webP where info.isAnimated:
      guard let frame = WebPFile.firstFrame(bytes) else { throw .damaged(.webP, reason: "it has no frame") }
      (bytes, info) = (frame, try self.info(of: frame))
    case .webP: break
    case .gif, .svg, .avif, .heif, .jpegXL, .tiff, .bmp: throw .unsupported(info.format)
    }
    let decoded = try PictureDecoder.decode(bytes, info, into: min(edge, info.size.longestEdge))
    var pixels = decoded.pixels.turned(by: orientation)
    if info.hasAlpha { pixels.putOnWhite() }
    let jpeg = try PictureEncoder.jpeg(pixels, isGrey: decoded.isGrey, profile: nil, quality: quality)
    return RenderedPicture(variant: PictureVariant(size: pixels.size, format: .jpeg), bytes: jpeg)
  }
}

extension PixelBuffer {
  /// Mixes transparent pixels with white.
  mutating func putOnWhite() {
    bytes.withUnsafeMutableBufferPointer { bytes in
      for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] != 255 {
        let alpha = Int(bytes[pixel + 3])
        for channel in pixel..<pixel + 3 {
          bytes[channel] = UInt8((Int(bytes[channel]) * alpha + 255 * (255 - alpha) + 127) / 255)
        }
        bytes[pixel + 3] = 255
      }
    }
  }
}

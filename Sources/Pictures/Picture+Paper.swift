extension Picture {
  /// A picture for paper, as JPEG: upright, made smaller so that its longest edge has at most `edge` pixels, and white where it is transparent. It has neither
  /// metadata nor a colour profile. Of an animated PNG, it is the picture that programs show that know no animations.
  ///
  /// - Throws: `PictureFailure.unsupported` of GIF, SVG and animated WebP, among others.
  package static func forPaper(_ bytes: [UInt8], edge: Int, quality: Int) throws(PictureFailure) -> RenderedPicture {
    let info = try info(of: bytes)
    switch info.format {
    case .jpeg, .png: break
    case .webP where !info.isAnimated: break
    case .webP, .gif, .svg, .avif, .heif, .jpegXL, .tiff, .bmp: throw .unsupported(info.format)
    }
    let decoded = try PictureDecoder.decode(bytes, info, into: min(edge, info.size.longestEdge))
    var pixels = decoded.pixels.turned(by: info.orientation)
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

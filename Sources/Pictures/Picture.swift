/// Reads pictures, and makes those that are published of them.
///
/// What is published has no metadata: no Exif and so no position, no XMP, IPTC, comments or texts, and nothing that follows
/// the picture in its file. Pixels are turned as the orientation says, keep their colours with a colour profile where they
/// need one, and are never made larger.
package enum Picture {
  /// What the header of a picture says. The pixels are not read; SVG is read as a whole.
  package static func info(of bytes: [UInt8]) throws(PictureFailure) -> PictureInfo {
    guard bytes.count <= PictureLimits.fileBytes else {
      throw .tooManyBytes(bytes.count, limit: PictureLimits.fileBytes)
    }
    guard let format = PictureFormat.of(bytes) else { throw .notAPicture }
    let info =
      switch format {
      case .jpeg: try JPEGFile.info(bytes)
      case .png: try PNGFile.info(bytes)
      case .webP: try WebPFile.info(bytes)
      case .gif: try GIFFile.info(bytes)
      case .svg: try SVGFile.info(bytes)
      case .avif, .heif, .jpegXL, .tiff, .bmp: throw .unsupported(format)
      }
    guard info.size.longestEdge <= PictureLimits.edge, info.size.count <= PictureLimits.pixels else {
      throw .tooManyPixels(info.size)
    }
    return info
  }

  /// The pictures that are published for a picture, from the smallest up: `settings.variants(of:)`, with their bytes.
  ///
  /// JPEG stays JPEG, and what has alpha becomes WebP; other PNG and WebP pictures become JPEG. GIF, animations and SVG are
  /// published in their own size.
  package static func render(_ bytes: [UInt8], _ settings: PictureSettings) throws(PictureFailure) -> [RenderedPicture]
  {
    let info = try info(of: bytes)
    let variants = settings.variants(of: info)
    guard info.isScalable else {
      let stripped = try strip(bytes)
      return variants.map { RenderedPicture(variant: $0, bytes: stripped) }
    }
    guard let largest = variants.last else { return [] }
    let decoded = try PictureDecoder.decode(bytes, info, into: largest.size.longestEdge)
    var made = [decoded.pixels.turned(by: info.orientation)]
    var rendered: [RenderedPicture] = []
    for variant in variants.reversed() {
      // Twice the size is enough to make a good picture from.
      let source = made.last { $0.size.longestEdge >= 2 * variant.size.longestEdge } ?? made[0]
      let pixels = source.size == variant.size ? source : source.scaled(to: variant.size, hasAlpha: info.hasAlpha)
      if pixels.size != source.size { made.append(pixels) }
      rendered.append(
        RenderedPicture(variant: variant, bytes: try encode(pixels, of: decoded, as: variant.format, settings.quality)))
    }
    return rendered.reversed()
  }

  /// The file without metadata and otherwise as it was, its compressed pixels byte for byte; an orientation stays as the
  /// only Exif entry. SVG is written anew.
  package static func strip(_ bytes: [UInt8]) throws(PictureFailure) -> [UInt8] {
    let format = try info(of: bytes).format
    return switch format {
    case .jpeg: try JPEGFile.strip(bytes)
    case .png: try PNGFile.strip(bytes)
    case .webP: try WebPFile.strip(bytes)
    case .gif: try GIFFile.strip(bytes)
    case .svg: try SVGFile(bytes).bytes
    case .avif, .heif, .jpegXL, .tiff, .bmp: throw .unsupported(format)
    }
  }

  private static func encode(
    _ pixels: PixelBuffer, of picture: DecodedPicture, as format: PictureFormat, _ quality: Int
  ) throws(PictureFailure) -> [UInt8] {
    if format == .webP { return try PictureEncoder.webP(pixels, profile: picture.profile, quality: quality) }
    return try PictureEncoder.jpeg(pixels, isGrey: picture.isGrey, profile: picture.profile, quality: quality)
  }
}

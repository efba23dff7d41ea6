private import PictureShim

/// Pixels of a picture, and what belongs to them.
struct DecodedPicture: Sendable {
  let pixels: PixelBuffer
  let isGrey: Bool
  let profile: ColorProfile?
}

/// Reads JPEG, PNG and WebP pictures row by row, and makes them smaller while they are read.
enum PictureDecoder {
  /// The picture as it is stored, not yet turned, so small that its longest edge is `edge`.
  static func decode(_ bytes: [UInt8], _ info: PictureInfo, into edge: Int) throws(PictureFailure) -> DecodedPicture {
    // libpng takes as much memory for a chunk of metadata as the chunk says that it has bytes.
    let bytes = info.format == .png ? try PNGFile.strip(bytes) : bytes
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(PictureFailure) in try decode(buffer, info, into: edge) }
    }
    let (pixels, isGrey, embedded) = try result.get()
    let profile = info.format == .webP ? WebPFile.profile(bytes) : embedded
    return DecodedPicture(pixels: pixels, isGrey: isGrey, profile: profile.flatMap(ColorProfile.init))
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ info: PictureInfo, into edge: Int
  ) throws(PictureFailure) -> (PixelBuffer, isGrey: Bool, profile: [UInt8]?) {
    guard let codec = codec(of: info.format) else { throw .unsupported(info.format) }
    guard let reader = picture_open(codec, bytes.baseAddress, bytes.count, PictureLimits.memory) else {
      throw .noMemory
    }
    defer { picture_close(reader) }
    guard picture_begin(reader, Int32(edge)) else { throw failure(of: reader, info.format) }
    let full = PixelSize(width: Int(picture_full_width(reader)), height: Int(picture_full_height(reader)))
    guard full == info.storedSize else { throw .damaged(info.format, reason: "it gives its size in two ways") }
    let read = PixelSize(width: Int(picture_width(reader)), height: Int(picture_height(reader)))
    var resampler = Resampler(from: read, to: full.fitted(into: edge), hasAlpha: info.hasAlpha)
    var row = [UInt8](repeating: 0, count: 4 * read.width)
    for _ in 0..<read.height {
      let isRead = row.withUnsafeMutableBufferPointer { row in
        guard picture_read_row(reader, row.baseAddress) else { return false }
        resampler.addRow(UnsafeBufferPointer(row))
        return true
      }
      guard isRead else { throw failure(of: reader, info.format) }
    }
    var count = 0
    let profile = picture_profile(reader, &count).map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    return (resampler.result, picture_is_grey(reader), profile)
  }

  private static func codec(of format: PictureFormat) -> PictureCodec? {
    switch format {
    case .jpeg: picture_jpeg
    case .png: picture_png
    case .webP: picture_webp
    case .gif, .svg, .avif, .heif, .jpegXL, .tiff, .bmp: nil
    }
  }

  private static func failure(of reader: OpaquePointer, _ format: PictureFormat) -> PictureFailure {
    PictureFailure(format, reason: String(cString: picture_message(reader)))
  }
}

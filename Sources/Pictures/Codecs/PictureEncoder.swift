private import PictureShim

/// Writes JPEG and WebP pictures, without metadata.
enum PictureEncoder {
  static func jpeg(
    _ pixels: PixelBuffer, isGrey: Bool, profile: ColorProfile?, quality: Int
  ) throws(PictureFailure) -> [UInt8] {
    // A picture with a profile for colours is one in colour, even if all its colours are grey.
    let isGrey = isGrey && profile?.isGrey != false
    let profile = profile?.isGrey == isGrey ? profile?.bytes ?? [] : []
    return try bytes(.jpeg) { result in
      profile.withUnsafeBufferPointer { profile in
        picture_write_jpeg(
          pixels.bytes, Int32(pixels.size.width), Int32(pixels.size.height), isGrey, Int32(quality),
          profile.baseAddress, profile.count, &result)
      }
    }
  }

  static func webP(_ pixels: PixelBuffer, profile: ColorProfile?, quality: Int) throws(PictureFailure) -> [UInt8] {
    let bytes = try bytes(.webP) { result in
      picture_write_webp(
        pixels.bytes, Int32(pixels.size.width), Int32(pixels.size.height), Int32(quality), &result)
    }
    guard let profile, !profile.isGrey else { return bytes }
    return WebPFile.adding(profile: profile.bytes, to: bytes, size: pixels.size)
  }

  /// The versions of the libraries that the bytes depend on.
  static var versions: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 200) { text in
      guard let start = text.baseAddress else { return "" }
      picture_versions(start, text.count)
      return String(cString: start)
    }
  }

  private static func bytes(
    _ format: PictureFormat, _ write: (inout PictureBytes) -> Bool
  ) throws(PictureFailure) -> [UInt8] {
    var result = PictureBytes()
    guard write(&result) else {
      let reason = withUnsafeBytes(of: result.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw PictureFailure(format, reason: reason)
    }
    defer { picture_free(&result) }
    return Array(UnsafeBufferPointer(start: result.bytes, count: result.count))
  }
}

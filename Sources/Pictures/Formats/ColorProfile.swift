/// An ICC profile that goes with a picture's pixels.
///
/// Pixels keep the colours that they were written in, and their profile goes with them. Only a profile of sRGB is left out,
/// since that is what browsers take pictures for that have none.
struct ColorProfile: Sendable, Hashable {
  let bytes: [UInt8]
  /// Whether it is a profile for grey alone.
  let isGrey: Bool

  private static let headerLength = 128

  /// nil if it is no profile for screens, or says nothing that browsers do not take for granted.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headerLength + 4, bytes.count <= PictureLimits.profileBytes, bytes.has("acsp", at: 36),
      let length = bytes.bigEndian32(at: 0), length >= Self.headerLength + 4, length <= bytes.count
    else { return nil }
    // What follows the profile's own length is not part of it.
    self.bytes = Array(bytes[..<length])
    if bytes.has("GRAY", at: 16) {
      isGrey = true
    } else if bytes.has("RGB ", at: 16) {
      isGrey = false
    } else {
      return nil
    }
    if !isGrey, isStandard { return nil }
  }

  /// Whether bytes are one profile, of whatever kind, and no more than what fills it up.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.has("acsp", at: 36), let length = bytes.bigEndian32(at: 0) else { return false }
    return length >= headerLength + 4 && (length...length + 3).contains(bytes.count)
  }

  /// Whether the description names sRGB, in ASCII or UTF-16.
  private var isStandard: Bool {
    guard let count = bytes.bigEndian32(at: Self.headerLength) else { return false }
    for index in 0..<min(count, 100) {
      let entry = Self.headerLength + 4 + 12 * index
      guard bytes.has("desc", at: entry), let offset = bytes.bigEndian32(at: entry + 4),
        let length = bytes.bigEndian32(at: entry + 8), offset + length <= bytes.count
      else { continue }
      let text = bytes[offset..<offset + length].filter { $0 != 0 }
      return String(decoding: text, as: UTF8.self).contains("sRGB")
    }
    return false
  }
}

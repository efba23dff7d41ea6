private import Cnettle

/// The name under which pictures are kept: SHA-256 of all that they depend on.
package struct PictureKey: Sendable, Hashable {
  /// 64 digits.
  package let text: String

  /// The key of the pictures that are made of `bytes` by `settings`, with the libraries of this program.
  package init(_ bytes: [UInt8], _ settings: PictureSettings) {
    let parameters = settings.recipe + "\0"
    self.init(hashing: [Array(parameters.utf8)[...], bytes[...]])
  }

  /// A key that was written before.
  package init(text: String) {
    self.text = text
  }

  init(hashing parts: [ArraySlice<UInt8>]) {
    var state = sha256_ctx()
    nettle_sha256_init(&state)
    for part in parts {
      part.withUnsafeBufferPointer { nettle_sha256_update(&state, $0.count, $0.baseAddress) }
    }
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&state, digest.count, &digest)
    text = digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension PictureSettings {
  /// Changes when the same bytes and settings give other pictures.
  private static let version = 1

  /// Identifies all that published pictures depend on besides the bytes of the original.
  package var recipe: String {
    let sizes = sizes.map { "\($0)" }.joined(separator: ",")
    return "\(Self.version) \(sizes) \(quality) \(PictureEncoder.versions)"
  }
}

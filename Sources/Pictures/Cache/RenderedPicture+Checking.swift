extension RenderedPicture {
  /// Whether the bytes are a picture as its variant says, and without metadata. A cache that came with a site could hold anything.
  var isPublishable: Bool {
    guard let info = try? Picture.info(of: bytes) else { return false }
    return info.format == variant.format && info.size == variant.size && !info.hasMetadata
  }
}

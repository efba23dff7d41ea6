extension PictureFormat {
  /// The format of a file; nil if it is none of these.
  package static func of(_ bytes: [UInt8]) -> PictureFormat? {
    if bytes.has([0xFF, 0xD8, 0xFF], at: 0) { return .jpeg }
    if bytes.has(PNGChunks.signature, at: 0) { return .png }
    if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return .webP }
    if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) { return .gif }
    if bytes.has([0xFF, 0x0A], at: 0) || bytes.has([0, 0, 0, 12] + Array("JXL ".utf8), at: 0) { return .jpegXL }
    if bytes.has("II*\0", at: 0) || bytes.has("MM\0*", at: 0) { return .tiff }
    if bytes.has("ftyp", at: 4) { return ofBrand(in: bytes) }
    if bytes.has("BM", at: 0), bytes.has([0, 0, 0, 0], at: 6) { return .bmp }
    return SVGRoot.isFirstElement(of: bytes) ? .svg : nil
  }

  /// Whether a file is a picture by its name: such a file is no other one, whatever is in it.
  package static func isEnding(of name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return endings.contains(name[name.utf8.index(after: dot)...].lowercased())
  }

  private static let endings: Set = [
    "jpg", "jpeg", "jpe", "jfif", "png", "apng", "webp", "gif", "svg", "svgz", "avif", "heic", "heif", "jxl", "tif",
    "tiff",
    "bmp", "jp2", "j2k", "jpx", "dng", "cr2", "cr3", "nef", "arw", "raf", "orf", "rw2",
    "x3f", "pef", "srw", "rwl", "3fr", "iiq", "erf", "mrw", "nrw", "sr2", "srf", "kdc", "dcr", "mef", "psd", "psb",
    "xcf", "kra", "jxr", "wdp", "tga",
  ]

  /// Files of the ISO base media format say what they are in their first box; films are in this format too.
  private static func ofBrand(in bytes: [UInt8]) -> PictureFormat? {
    if bytes.has("avif", at: 8) || bytes.has("avis", at: 8) { return .avif }
    let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
    return brands.contains { bytes.has($0, at: 8) } ? .heif : nil
  }
}

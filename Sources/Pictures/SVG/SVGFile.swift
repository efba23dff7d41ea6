/// Reads SVG pictures, and writes them anew with nothing in them that does more than draw.
///
/// Elements and attributes that are not known are left out, with scripts, handlers, animations, links, other vocabularies and
/// metadata among them. What cannot be read with certainty is refused, and so are pictures that embed others, which could hold
/// metadata of their own.
struct SVGFile {
  /// The picture, written anew.
  let bytes: [UInt8]
  let size: PixelSize
  /// Whether anything was left out.
  let isChanged: Bool

  init(_ source: [UInt8]) throws(PictureFailure) {
    var writer = SVGWriter()
    var tokens = try SVGTokenizer(source)
    while let token = try tokens.next() { try writer.write(token) }
    try writer.finish()
    bytes = writer.bytes
    size = writer.size
    isChanged = writer.hasLeftOut
  }

  static func info(_ bytes: [UInt8]) throws(PictureFailure) -> PictureInfo {
    let file = try SVGFile(bytes)
    return PictureInfo(.svg, file.size, hasAlpha: true, hasMetadata: file.isChanged)
  }
}

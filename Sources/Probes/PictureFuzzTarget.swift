import Pictures

/// Reads a picture, makes smaller ones of it, and takes its metadata out.
enum PictureFuzzTarget {
  private static let settings = PictureSettings(sizes: [3, 17], quality: 50)
  /// Larger pictures would only take time.
  private static let pixels = 1_000_000

  static func rule(brokenBy bytes: [UInt8]) -> String? {
    guard let info = try? Picture.info(of: bytes) else {
      if (try? Picture.render(bytes, settings)) != nil { return "what cannot be looked at cannot be rendered" }
      return nil
    }
    if info.size.width < 1 || info.size.height < 1 { return "every picture has pixels" }
    if info.size.longestEdge > PictureLimits.edge { return "no picture is larger than the limit" }
    if info.size.width * info.size.height <= pixels, let rendered = try? Picture.render(bytes, settings) {
      if rendered.map(\.variant) != settings.variants(of: info) { return "the header says which pictures are made" }
      for picture in rendered {
        guard let made = try? Picture.info(of: picture.bytes) else { return "what is made is a picture" }
        if made.hasMetadata { return "what is made has no metadata" }
        if made.format != picture.variant.format { return "what is made is in the format that was said" }
        if info.format != .svg, made.size != picture.variant.size { return "what is made is in the size that was said" }
      }
    }
    return ruleOfStripping(bytes, info)
  }

  private static func ruleOfStripping(_ bytes: [UInt8], _ info: PictureInfo) -> String? {
    guard let stripped = try? Picture.strip(bytes) else { return nil }
    guard let after = try? Picture.info(of: stripped) else { return "a stripped picture is a picture" }
    if after.format != info.format || after.size != info.size { return "stripping leaves format and size" }
    if info.format == .svg { return ruleOfSVG(stripped) }
    guard let again = try? Picture.strip(stripped) else { return "a stripped picture can be stripped again" }
    return again == stripped ? nil : "there is nothing to strip twice"
  }

  private static func ruleOfSVG(_ bytes: [UInt8]) -> String? {
    guard let again = try? Picture.strip(bytes) else { return "a safe SVG picture is read again" }
    if again != bytes { return "a safe SVG picture stays as it is" }
    for tag in MarkupShape(bytes).tags {
      if ["script", "foreignobject", "image", "a", "set", "animate", "iframe", "object", "handler"].contains(tag.name) {
        return "a safe SVG picture has no element <\(tag.name)>"
      }
      for attribute in tag.attributes {
        let value = attribute.value.lowercased()
        if attribute.name.hasPrefix("on") || attribute.name == "xml:base" {
          return "a safe SVG picture has no attribute \(attribute.name)"
        }
        if attribute.name.hasSuffix("href"), !value.hasPrefix("#") { return "a safe SVG picture leads nowhere else" }
      }
    }
    return nil
  }
}

/// The sizes and the quality in which pictures are published.
package struct PictureSettings: Sendable, Hashable {
  /// The longest edges in pixels, from the smallest up, each once.
  ///
  /// The longest edge is what a list, a card or a page has room for whichever way up a picture is, and what bounds its
  /// bytes: a panorama or a receipt that is 1600 pixels wide could be any height.
  package let sizes: [Int]
  /// The quality of JPEG and WebP, from 1 to 100.
  package let quality: Int

  /// - Parameter sizes: longest edges in pixels, in any order; those below 1 are left out.
  package init(sizes: [Int] = [160, 480, 1600], quality: Int = 80) {
    self.sizes = Set(sizes).filter { (1...PictureLimits.edge).contains($0) }.sorted()
    self.quality = min(max(1, quality), 100)
  }

  /// The pictures that are made of one, from the smallest up; no larger than it is, and none twice.
  package func variants(of info: PictureInfo) -> [PictureVariant] {
    guard info.isScalable else { return [PictureVariant(size: info.size, format: info.format)] }
    var variants: [PictureVariant] = []
    for edge in sizes {
      let size = info.size.fitted(into: edge)
      if variants.last?.size != size { variants.append(PictureVariant(size: size, format: info.publishedFormat)) }
    }
    return variants
  }
}

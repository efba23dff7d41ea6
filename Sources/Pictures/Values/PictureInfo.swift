/// What the header of a picture says.
package struct PictureInfo: Sendable, Hashable {
  package let format: PictureFormat
  /// The size as a viewer sees the picture, after it is turned by its orientation.
  package let size: PixelSize
  package let hasAlpha: Bool
  package let isAnimated: Bool
  /// Whether the file holds Exif, XMP, IPTC, comments, texts or anything else that is not needed to show it; an
  /// orientation alone is needed.
  package let hasMetadata: Bool
  let orientation: Orientation

  init(
    _ format: PictureFormat, _ size: PixelSize, hasAlpha: Bool = false, isAnimated: Bool = false,
    hasMetadata: Bool = false, orientation: Orientation = .asStored
  ) {
    self.format = format
    self.size = size.turned(by: orientation)
    self.hasAlpha = hasAlpha
    self.isAnimated = isAnimated
    self.hasMetadata = hasMetadata
    self.orientation = orientation
  }

  /// The size in which the pixels are stored.
  var storedSize: PixelSize { size.turned(by: orientation) }

  /// Whether smaller pictures are made of it. GIF and animated pictures would not move, and SVG needs none.
  package var isScalable: Bool {
    switch format {
    case .jpeg, .png, .webP: !isAnimated
    case .gif, .svg, .avif, .heif, .jpegXL, .tiff, .bmp: false
    }
  }

  /// The format of the pictures that are made of it.
  var publishedFormat: PictureFormat {
    guard isScalable else { return format }
    return hasAlpha ? .webP : .jpeg
  }
}

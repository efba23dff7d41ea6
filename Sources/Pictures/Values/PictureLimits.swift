/// What a picture may be at most. A larger one is a finding, before memory is taken for it.
package enum PictureLimits {
  /// Pixels of a picture: room for the largest cameras, which have 200 megapixels.
  package static let pixels = 250_000_000
  /// Pixels of an edge: what JPEG can say.
  package static let edge = 65_535
  /// Bytes of memory in which a picture is read.
  package static let memory = 1 << 30
  /// Pixels from which on pictures are made one at a time, since some need memory for all their pixels at once.
  package static let pixelsAtATime = 50_000_000
  /// Bytes of a file.
  package static let fileBytes = 256 << 20
  /// Bytes of an SVG file.
  package static let svgBytes = 8 << 20
  /// How deeply the elements of an SVG picture may be nested.
  package static let svgDepth = 100
  /// How many elements an SVG picture may draw, those counted that `use` draws again.
  package static let svgElements = 200_000
  /// Bytes of a colour profile; printers have larger ones, screens and cameras have not.
  package static let profileBytes = 1 << 20
}

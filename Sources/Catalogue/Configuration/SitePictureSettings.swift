/// In which sizes pictures are published.
package struct SitePictureSettings: Sendable, Hashable {
  /// The longest edges in pixels, from the smallest up.
  package var sizes = [160, 480, 1600]
  /// The quality of JPEG and WebP, from 1 to 100.
  package var quality = 80
  /// Whether the original files are published too, without their metadata.
  package var publishesOriginals = false

  package init() {}

  /// The most sizes that a site can have.
  static let sizeLimit = 8
  /// The edges that a picture can have, in pixels.
  static let edges = 16...16_000

  package static let table = SettingTable(
    "pictures", example: "{ sizes: [160, 480, 1600] }",
    [
      Setting(
        "sizes", .oneOf([.count(edges), .list(.count(edges))]), "The longest edges of published pictures, in pixels."),
      Setting("quality", .count(1...100), "The quality of JPEG and WebP pictures."),
      Setting("originals", .flag, "Whether the original files are published too, without their metadata."),
    ])
}

/// One of the pictures that are published for a picture, as its header and the settings decide.
package struct PictureVariant: Sendable, Hashable {
  package let size: PixelSize
  package let format: PictureFormat

  package init(size: PixelSize, format: PictureFormat) {
    (self.size, self.format) = (size, format)
  }

  /// The name of its file: `mustang-480.jpg` for the stem `mustang`, by its longest edge.
  package func fileName(stem: String) -> String {
    "\(stem)-\(size.longestEdge).\(format.fileExtension)"
  }
}

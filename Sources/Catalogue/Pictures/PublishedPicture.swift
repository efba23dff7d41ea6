import Addresses

/// A picture as pages show it: the files that are published for it.
package struct PublishedPicture: Sendable, Hashable {
  /// One of the files.
  package struct Variant: Sendable, Hashable {
    /// From the folder of the collection's pictures.
    package let path: String
    /// In pixels.
    package let width: Int
    package let height: Int

    package init(path: String, width: Int, height: Int) {
      self.path = path
      self.width = width
      self.height = height
    }
  }

  /// From the smallest up; at least one.
  package let variants: [Variant]
  /// The path of the original without metadata, if that is published too.
  package let original: String?
  /// Whether the picture has no pixels of its own, so that it can be shown in any size.
  package let isDrawing: Bool

  /// Nil without variants.
  package init?(variants: [Variant], original: String?, isDrawing: Bool) {
    if variants.isEmpty { return nil }
    self.variants = variants
    self.original = original
    self.isDrawing = isDrawing
  }

  package var largest: Variant { variants[variants.count - 1] }

  /// The smallest variant that has so many pixels on its longest edge, or the largest.
  package func variant(ofEdge edge: Int) -> Variant {
    variants.first { max($0.width, $0.height) >= edge } ?? largest
  }

  /// The paths of all files.
  package var paths: [String] { variants.map(\.path) + (original.map { [$0] } ?? []) }

  /// The files for `srcset`, from the smallest up; empty if there is only one.
  ///
  /// - Parameters:
  ///   - folder: The address of the folder of the collection's pictures, with a slash at its end.
  ///   - edge: The pixels that the longest edge needs. Files with more than twice as many are left out, which dense screens would load, if another
  ///     one has enough.
  package func set(in folder: String, forEdge edge: Int? = nil) -> String {
    let used = edge.map { count(forEdge: $0) } ?? variants.count
    if used < 2 { return "" }
    return variants[..<used].map { "\(folder)\(PercentEncoding.encoded($0.path)) \($0.width)w" }.joined(separator: ", ")
  }

  private func count(forEdge edge: Int) -> Int {
    let longest = variants.map { max($0.width, $0.height) }
    let enough = longest.firstIndex { $0 >= edge } ?? variants.count - 1
    return max(enough, longest.lastIndex { $0 <= 2 * edge } ?? 0) + 1
  }
}

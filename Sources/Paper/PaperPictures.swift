package import Files
package import PaperLayout
import PaperShim
import Pictures

/// The pictures of a collection, scaled down to the size in which they are printed.
package final class PaperPictures {
  private let folder: Folder
  private let cache: ThumbnailCache
  /// Drawings stay open; a collection has few.
  private var drawings: [String: Drawing?] = [:]
  /// Why pictures cannot be shown, by their paths.
  package private(set) var findings: [String: String] = [:]
  /// The first failure that says nothing about the picture that was to be drawn.
  private(set) var shortage: FileFailure?

  /// - Parameter folder: the collection's.
  package init(_ folder: Folder, cache: ThumbnailCache) {
    self.folder = folder
    self.cache = cache
  }

  /// A drawing with its own width and height.
  private final class Drawing {
    let handle: OpaquePointer
    let width: Double
    let height: Double

    init(_ handle: OpaquePointer, width: Double, height: Double) {
      (self.handle, self.width, self.height) = (handle, width, height)
    }

    deinit { paper_drawing_close(handle) }
  }

  /// Draws a picture in the middle of a rectangle, as large as it fits; false if it cannot be shown.
  func draw(
    _ picture: PictureReference, on document: OpaquePointer, x: Double, y: Double, width: Double, height: Double
  ) -> Bool {
    let place = { (ownWidth: Double, ownHeight: Double) in
      let scale = min(width / ownWidth, height / ownHeight)
      let (w, h) = (ownWidth * scale, ownHeight * scale)
      return (x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h)
    }
    if picture.path.lowercased().hasSuffix(".svg") {
      guard let drawing = drawing(picture.path) else { return false }
      let place = place(drawing.width, drawing.height)
      return paper_drawing_draw(document, drawing.handle, place.x, place.y, place.width, place.height)
    }
    guard findings[picture.path] == nil else { return false }
    switch thumbnail(of: picture) {
    case nil: return false
    case .failure(let failure)?:
      findings[picture.path] = failure.reason
      return false
    case .success(let thumbnail)?:
      let place = place(Double(thumbnail.width), Double(thumbnail.height))
      thumbnail.bytes.withUnsafeBufferPointer {
        paper_picture_draw(
          document, $0.baseAddress, $0.count, thumbnail.width, thumbnail.height, place.x, place.y, place.width,
          place.height)
      }
      return true
    }
  }

  /// The picture scaled down; nil after a shortage.
  private func thumbnail(of picture: PictureReference) -> Result<Thumbnail, ThumbnailFailure>? {
    do {
      return try cache.thumbnail(of: picture, in: folder)
    } catch {
      shortage = shortage ?? error
      return nil
    }
  }

  /// Scales pictures down on all cores, so that they are at hand when they are drawn.
  package func prepare(_ pictures: [PictureReference]) throws {
    try cache.prepare(pictures.filter { !$0.path.lowercased().hasSuffix(".svg") }, in: folder)
  }

  private func drawing(_ path: String) -> Drawing? {
    if let known = drawings[path] { return known }
    let drawing = open(path)
    drawings[path] = .some(drawing)
    return drawing
  }

  private func open(_ path: String) -> Drawing? {
    do {
      // As pages show it, and without what librsvg would take long for.
      let bytes = try Picture.drawing(folder.read(at: RelativePath(path)).bytes)
      var (width, height) = (0.0, 0.0)
      var reason = [CChar](repeating: 0, count: 256)
      guard let handle = paper_drawing_open(bytes, bytes.count, &width, &height, &reason, reason.count) else {
        findings[path] = ThumbnailFailure.reason(reason)
        return nil
      }
      return Drawing(handle, width: width, height: height)
    } catch let error as FileFailure {
      if error.isShortage {
        shortage = shortage ?? error
      } else {
        findings[path] = error.reason
      }
      return nil
    } catch {
      findings[path] = "\(error)"
      return nil
    }
  }
}

private import Addresses
package import Files
private import Glibc
package import PaperLayout
import PaperShim
import Pictures

/// The pictures of a collection, scaled down to the size in which they are printed.
package final class PaperPictures {
  private let folder: Folder
  private let cache: ThumbnailCache
  private let trial: DrawingTrial?
  /// Drawings stay open; a collection has few.
  private var drawings: [String: Drawing] = [:]
  /// Why pictures cannot be shown, by their paths.
  package private(set) var findings: [String: String] = [:]
  /// The first failure that says nothing about the picture that was to be drawn.
  private(set) var shortage: FileFailure?

  /// - Parameters:
  ///   - folder: the collection's.
  ///   - trial: where drawings are tried first; nil to trust them.
  package init(_ folder: Folder, cache: ThumbnailCache, trial: DrawingTrial?) {
    self.folder = folder
    self.cache = cache
    self.trial = trial
  }

  private final class Drawing {
    private let path: String
    /// As pages show it.
    private let bytes: [UInt8]
    private let size: PaperSize
    private let hasLongText: Bool
    private var opened: OpaquePointer?
    /// The sizes in which it can be drawn.
    private var sizes: [(width: Double, height: Double)] = []

    init(at path: String, in folder: Folder) throws {
      self.path = path
      bytes = try Picture.strip(folder.read(at: folder.spelling(of: path)).bytes)
      let size = try Picture.info(of: bytes).size
      self.size = PaperSize(width: Double(size.width), height: Double(size.height))
      hasLongText = Self.textLength(of: bytes) > Self.longestText
    }

    /// The most bytes of text that are drawn.
    private static let longestText = 500_000

    /// How many bytes are between the tags of a picture, without white space.
    private static func textLength(of bytes: [UInt8]) -> Int {
      var (isInTag, length) = (false, 0)
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "<"): isInTag = true
        case UInt8(ascii: ">"): isInTag = false
        default: length += isInTag || byte <= UInt8(ascii: " ") ? 0 : 1
        }
      }
      return length
    }

    deinit {
      if let opened { paper_drawing_close(opened) }
    }

    /// Draws it, or says why that cannot be.
    func draw(on document: OpaquePointer, in box: PaperBox, trial: DrawingTrial?) throws -> String? {
      // Within the limits of a trial, such texts are left out, and beyond them, they take minutes.
      if hasLongText { return DrawingTrial.failure }
      if let trial, !sizes.contains(where: { $0 == (box.width, box.height) }) {
        if let reason = try trial.draw(bytes, of: path, size: size, in: box) { return reason }
        sizes.append((box.width, box.height))
      }
      if opened == nil {
        var reason = [CChar](repeating: 0, count: 256)
        opened = paper_drawing_open(bytes, bytes.count, size, &reason, reason.count)
        guard opened != nil else { return ThumbnailFailure.reason(reason) }
      }
      return paper_drawing_draw(document, opened, box) ? nil : "it cannot be drawn"
    }
  }

  /// Draws a picture in the middle of a rectangle, as large as it fits; false if it cannot be shown.
  func draw(
    _ picture: PictureReference, on document: OpaquePointer, x: Double, y: Double, width: Double, height: Double
  ) -> Bool {
    guard findings[picture.path] == nil else { return false }
    if picture.path.lowercased().hasSuffix(".svg") {
      return draw(drawingAt: picture.path, on: document, in: PaperBox(x: x, y: y, width: width, height: height))
    }
    switch thumbnail(of: picture) {
    case nil: return false
    case .failure(let failure)?:
      findings[picture.path] = failure.reason
      return false
    case .success(let thumbnail)?:
      let (ownWidth, ownHeight) = (Double(thumbnail.width), Double(thumbnail.height))
      let scale = min(width / ownWidth, height / ownHeight)
      thumbnail.bytes.withUnsafeBufferPointer {
        paper_picture_draw(
          document, $0.baseAddress, $0.count, thumbnail.width, thumbnail.height, x + (width - ownWidth * scale) / 2,
          y + (height - ownHeight * scale) / 2, ownWidth * scale, ownHeight * scale)
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

  private func draw(drawingAt path: String, on document: OpaquePointer, in box: PaperBox) -> Bool {
    do {
      let drawing = try drawings[path] ?? Drawing(at: path, in: folder)
      drawings[path] = drawing
      findings[path] = try drawing.draw(on: document, in: box, trial: trial)
      // Nothing can be drawn on the document any more.
      if paper_document_error(document) < 0 { shortage = shortage ?? FileFailure("draw", path, code: EIO) }
      return findings[path] == nil
    } catch let error as FileFailure {
      if error.isShortage {
        shortage = shortage ?? error
      } else {
        findings[path] = error.reason
      }
      return false
    } catch {
      findings[path] = "\(error)"
      return false
    }
  }
}

/// Why a picture cannot be published, in words that follow the name of its file and a colon.
package enum PictureFailure: Error, Sendable, Hashable {
  /// The content is no format that is known.
  case notAPicture
  /// A picture, but in a format that is not read here.
  case unsupported(PictureFormat)
  case tooManyPixels(PixelSize)
  case tooManyBytes(Int, limit: Int)
  /// The file breaks the rules of its format, ends too early or is larger than its header says.
  case damaged(PictureFormat, reason: String)
  /// The picture may be sound: there is not enough memory to read or to make it.
  case noMemory
  /// An SVG picture that cannot be made safe.
  case unsafeSVG(reason: String)
}

extension PictureFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAPicture:
      "the file is not a picture; pictures are JPEG, PNG, WebP, GIF or SVG"
    case .unsupported(let format):
      "\(format.rawValue) pictures are not supported; save it as JPEG, PNG or WebP"
    case .tooManyPixels(let size):
      "the picture has \(size.width) × \(size.height) pixels; \(PictureLimits.edge) an edge and "
        + "\(PictureLimits.pixels / 1_000_000) million in all are the limit"
    case .tooManyBytes(let count, let limit):
      "the picture has \(count) bytes; \(limit >> 20) MiB are the limit"
    case .damaged(let format, let reason):
      "the \(format.rawValue) picture is damaged: \(reason)"
    case .noMemory:
      "there is not enough memory for the picture"
    case .unsafeSVG(let reason):
      "the SVG picture cannot be published safely: \(reason)"
    }
  }
}

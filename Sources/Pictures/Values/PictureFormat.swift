/// What a file is by its content, whatever its name says.
package enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case jpeg = "JPEG"
  case png = "PNG"
  case webP = "WebP"
  case gif = "GIF"
  case svg = "SVG"
  case avif = "AVIF"
  case heif = "HEIF"
  case jpegXL = "JPEG XL"
  case tiff = "TIFF"
  case bmp = "BMP"

  /// What the name of a file in this format ends in, without the dot.
  package var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .png: "png"
    case .webP: "webp"
    case .gif: "gif"
    case .svg: "svg"
    case .avif: "avif"
    case .heif: "heic"
    case .jpegXL: "jxl"
    case .tiff: "tiff"
    case .bmp: "bmp"
    }
  }
}

import Addresses
import Catalogue
import Files
import Pictures

extension PublishedPicture {
  /// The files that are published for a picture.
  ///
  /// Pictures in several sizes have the longest edge in their names: `front-480.jpg`. The ending is that of the format; another one that the source had is
  /// a part of the name, so that `front.png` and `front.jpg` do not meet.
  ///
  /// - Parameter path: The source's path in the collection's folder.
  init?(_ path: RelativePath, _ info: PictureInfo, _ settings: PictureSettings, publishesOriginals: Bool) {
    let variants = settings.variants(of: info)
    let path = OutputPath(path.text).text
    self.init(
      variants: variants.map { variant in
        let stem = Self.stem(of: path, format: variant.format)
        let name = info.isScalable ? variant.fileName(stem: stem) : "\(stem).\(variant.format.fileExtension)"
        return Variant(path: name, width: variant.size.width, height: variant.size.height)
      },
      original: publishesOriginals && info.isScalable
        ? "\(Self.stem(of: path, format: info.format)).\(info.format.fileExtension)" : nil,
      isDrawing: info.format == .svg)
  }

  /// The most bytes that the name of a picture has before its size and its ending.
  private static let stemLimit = 240

  /// The path that the names of a picture begin with.
  private static func stem(of path: String, format: PictureFormat) -> String {
    let stem = wholeStem(of: path, format: format)
    let name = RelativePath(stem).name
    guard name.utf8.count > stemLimit else { return stem }
    let folder = String(Substring(stem.utf8.dropLast(name.utf8.count)))
    return folder + PortableName.shortened(name, to: stemLimit - 9, of: path)
  }

  private static func wholeStem(of path: String, format: PictureFormat) -> String {
    let bytes = path.utf8
    let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
    guard let dot = bytes[name...].lastIndex(of: UInt8(ascii: ".")), dot > name else { return path }
    let stem = String(Substring(bytes[..<dot]))
    let ending = String(Substring(bytes[bytes.index(after: dot)...]))
    return ending.lowercased() == format.fileExtension || ending.isEmpty ? stem : "\(stem)-\(ending)"
  }
}

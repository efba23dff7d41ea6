import Addresses
import Catalogue
import Editing
import Files
import FrontMatter
import Pictures
import Workbench

extension FormSession {
  /// The picture that a field of an item names.
  func picture(of stem: String, field key: String) throws -> WorkbenchResponse {
    guard let position = collection.schema.position(of: key), collection.schema.fields[position].type.isPictorial,
      let file = try collection.file(of: try item(stem)), let editor = try? FrontMatterEditor(file),
      let name = name(among: PictureList(editor.value(of: collection.schema.fields[position])).files)
    else { return .notFound }
    return picture(name)
  }

  /// The file that the query names, if it is among those of a field; the first without a query.
  private func name(among files: [String]) -> String? {
    guard let name = request.query["file"] else { return files.first }
    return files.contains(name) ? name : nil
  }

  /// The picture that a field has where items give none.
  func defaultPicture(of key: String) -> WorkbenchResponse {
    guard let position = collection.schema.position(of: key),
      case .value(let value)? = collection.schema.fields[position].defaultValue
    else { return .notFound }
    return picture(RawText.text(of: value))
  }

  /// A file of the collection's folder, if it is a picture by its content.
  private func picture(_ name: String) -> WorkbenchResponse {
    guard PortableName.isInside(name), let folder = collection.folder,
      let bytes = try? folder.read(at: folder.spelling(of: name)).bytes
    else { return .notFound }
    return .picture(bytes)
  }
}

extension WorkbenchResponse {
  /// A picture without metadata; what is none, or holds what a browser could run, is not sent.
  static func picture(_ bytes: [UInt8]) -> WorkbenchResponse {
    guard let format = try? Picture.info(of: bytes).format, let kind = kind(of: format),
      let stripped = try? Picture.strip(bytes)
    else { return .notFound }
    return .data(kind, stripped)
  }

  private static func kind(of format: PictureFormat) -> Kind? {
    switch format {
    case .jpeg: .jpeg
    case .png: .png
    case .webP: .webp
    case .gif: .gif
    case .svg: .svg
    case .avif, .heif, .jpegXL, .tiff, .bmp: nil
    }
  }
}

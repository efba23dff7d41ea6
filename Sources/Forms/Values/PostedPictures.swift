import Catalogue
import Editing

/// The pictures of a field in a form, as a text that its hidden fields hold: those that are stored by their files, those that were sent and
/// are not stored yet by what they are known by until then.
enum PostedPictures {
  private static let uploadPrefix = "upload:"

  static func text(of pictures: [PictureValue]) -> String {
    let shown = pictures.map { picture in
      let alt = picture.alt.map { $0.isVisible ? $0.onPages : "" }
      let caption = picture.caption.flatMap { $0.isVisible ? $0.onPages : nil }
      return PictureValue(picture.file.onPages, alt: alt, caption: caption)
    }
    return shown.isEmpty ? "" : PictureJSON.text(of: shown)
  }

  static func pictures(in shown: String) -> [PictureValue] { PictureJSON.list(in: shown) ?? [] }

  /// What a picture that is not stored yet is called in a form.
  ///
  /// - Parameter id: What it is known by.
  static func file(ofUpload id: String) -> String { uploadPrefix + id }

  /// What is not stored yet is known by; nil of the name of a file.
  static func upload(of file: String) -> String? {
    file.hasPrefix(uploadPrefix) ? String(file.dropFirst(uploadPrefix.count)) : nil
  }

  /// The pictures as a person reads them, one on each line.
  static func readable(_ shown: String) -> String {
    pictures(in: shown).map { picture in
      let texts = [upload(of: picture.file) == nil ? picture.file : "(…)", picture.alt, picture.caption]
      return texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " – ")
    }.joined(separator: "\n")
  }
}

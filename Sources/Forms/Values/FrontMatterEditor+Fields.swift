import Catalogue
import FrontMatter

extension FrontMatterEditor {
  /// The key that holds what the control of a field shows: of a picture that is written with a text of its own, that of its file.
  func key(of field: Field) -> String {
    let file = "\(field.key).file"
    return field.type == .image && hasKey(at: path(ofKey: file)) ? file : field.key
  }

  /// What an item holds for the control of a field.
  func value(of field: Field) -> EditedValue? { value(at: path(ofKey: key(of: field))) }
}

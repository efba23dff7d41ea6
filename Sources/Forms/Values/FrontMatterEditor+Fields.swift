import Catalogue
import FrontMatter

extension FrontMatterEditor {
  /// What an item holds for the control of a field.
  func value(of field: Field) -> EditedValue? { value(at: path(ofKey: field.key)) }
}

package import Catalogue
import FrontMatter

extension EditingCollection {
  /// The value that a text is for the field at a position of the schema; nil of one that is wrong.
  package func value(of text: String, at position: Int) -> Value? { value(of: text, for: schema.fields[position]) }

  /// The value that a text is for a field, which may be that of a reserved key; nil of one that is wrong.
  package func value(of text: String, for field: Field) -> Value? {
    try? ValueReader(field: field, clock: clock).read(text)
  }

  /// What is wrong with an edit of one field by itself.
  package func findings(in edit: FieldEdit) -> [EditFinding] {
    let checker = FieldChecker(self, clock: clock)
    if let finding = checker.finding(forKey: edit.key, isOwnKey: false, path: nil) { return [finding] }
    guard case .set(let text) = edit.change else { return [] }
    return checker.findings(in: .text(text), key: edit.key, path: nil)
  }
}

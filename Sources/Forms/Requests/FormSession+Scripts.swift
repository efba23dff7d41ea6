import Catalogue
import Diagnostics
import Editing
import FrontMatter
import Workbench

extension FormSession {
  /// What is wrong with one field as it is now, for a script that shows it at the field.
  func check() -> WorkbenchResponse {
    guard let key = request.fields["key"], let position = collection.schema.position(of: key) else { return .notFound }
    let field = collection.schema.fields[position]
    let shown = (request.fields["value"] ?? "").normalizingLineBreaks
    var filled = FormField(field: field, shown: shown, original: "")
    if shown.isEmpty {
      // A required field that is empty says so by its mark, and keeps Save from being pressed.
      return .page("")
    }
    filled.findings = collection.findings(in: FieldEdit(key, context.text.change(to: shown, of: field, from: nil)))
    return .page(ControlMarkup(field: filled, position: position, context: context).findings.description)
  }

  func previewNotes() throws -> WorkbenchResponse {
    .page(try preview(of: request.fields["notes"] ?? "").description)
  }
}

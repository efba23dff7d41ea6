import Catalogue
import Diagnostics
import Editing

/// One field of a form: what its control shows, and what was found.
struct FormField {
  let field: Field
  /// What the control shows.
  var shown: String
  /// What the control showed when the form was made: a field that shows it still is not changed.
  let original: String
  /// A picture that was sent and is not stored yet.
  var upload: PendingPicture?
  /// The pictures among several that were sent and are not stored yet.
  var uploads: [PendingPicture] = []
  var findings: [EditFinding] = []

  var key: String { field.key }
  var isChanged: Bool { upload != nil || shown != original }
  /// Every picture that was sent and is not stored yet.
  var allUploads: [PendingPicture] { (upload.map { [$0] } ?? []) + uploads }
  /// What the control shows, as a person reads it.
  var readable: String { field.type == .images ? PostedPictures.readable(shown) : shown }
  /// A value that comes back as its control sends it untouched is the one that was there.
  mutating func settle() {
    if upload == nil, field.returned(shown) == field.returned(original) { shown = original }
  }
  var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

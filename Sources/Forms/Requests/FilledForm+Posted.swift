import Addresses
import Catalogue
import Diagnostics
import Editing
import Pictures
import Workbench

extension FilledForm {
  /// The form as a person filled it in, with the versions that were picked after a conflict.
  init(posted request: WorkbenchRequest, for target: FormTarget, schema: Schema, pictures: PendingPictures) {
    let posted = request.fields
    self.target = target
    fields = schema.fields.map { field in
      let original = (posted["was.\(field.key)"] ?? "").normalizingLineBreaks
      // The last value counts: a box that is checked follows the hidden field for one that is not.
      let shown = posted.values("f.\(field.key)").last?.normalizingLineBreaks ?? original
      let isPicked = posted["pick.\(field.key)"] != "file"
      var filled = FormField(field: field, shown: isPicked ? shown : original, original: original)
      if field.type == .image, isPicked { filled.take(request, pictures) }
      if field.type == .images, isPicked { filled.takePictures(request, pictures) }
      return filled
    }
    let originalNotes = posted["was-notes"].flatMap { FileFingerprint($0) } ?? Self.fingerprint(ofNotes: "")
    self.originalNotes = originalNotes
    notes = (posted["notes"] ?? "").normalizingLineBreaks
  }

  /// What the item's file was when the form was made.
  static func base(in request: WorkbenchRequest) -> FileFingerprint? {
    request.fields["base"].flatMap { FileFingerprint($0) }
  }
}

extension FormField {
  /// Takes the picture that was sent for the field, now or before.
  fileprivate mutating func take(_ request: WorkbenchRequest, _ pictures: PendingPictures) {
    upload = request.fields["upload.\(key)"].flatMap { pictures[$0] }
    if request.fields["default.\(key)"] != nil {
      upload = nil
      shown = ""
    }
    guard let file = request.files.first(where: { $0.field == "file.\(key)" && !$0.bytes.isEmpty }) else { return }
    do {
      upload = try pictures.keep(file.bytes)
    } catch {
      findings.append(EditFinding(.error, path: nil, key: key, "\(key): \(error)"))
    }
  }
}

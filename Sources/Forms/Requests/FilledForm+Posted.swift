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
      filled.settle()
      return filled
    }
    notes = (posted["notes"] ?? "").normalizingLineBreaks
    let original = posted["notes"] == nil ? nil : posted["was-notes"].flatMap { FileFingerprint($0) }
    originalNotes = original ?? Self.fingerprint(ofNotes: "")
    frontMatter = Self.frontMatter(in: request)
    takeRemovedFields(posted, schema)
  }

  /// Front matter on its way through a page, on which its line breaks would change.
  static func encoded(_ frontMatter: [UInt8]) -> String {
    PercentEncoding.encoded(String(decoding: frontMatter, as: UTF8.self))
  }

  private static func frontMatter(in request: WorkbenchRequest) -> [UInt8] {
    (request.fields["was-front-matter"].flatMap(PercentEncoding.decoded) ?? "").utf8.map { $0 }
  }

  /// Whether a request says what the notes are to be, and what they were.
  static func hasNotes(_ request: WorkbenchRequest) -> Bool {
    request.fields["notes"] != nil && request.fields["was-notes"] != nil
  }

  /// Keeps what was typed into fields that the collection has no more, and refuses the form until that was seen.
  private mutating func takeRemovedFields(_ posted: FormFields, _ schema: Schema) {
    for field in posted.all {
      let key = String(field.name.drop { $0 != "." }.dropFirst())
      guard schema.position(of: key) == nil, !removed.contains(where: { $0.key == key }) else { continue }
      let text = (posted.values(field.name).last ?? "").normalizingLineBreaks
      if field.name.hasPrefix("removed.") {
        removed.append(RemovedField(key: key, text: text))
      } else if field.name.hasPrefix("f."),
        text.withoutLineBreaks != (posted["was.\(key)"] ?? "").withoutLineBreaks
      {
        removed.append(RemovedField(key: key, text: text))
        let message = "the collection no longer has the field '\(key)'; copy what you typed there, or save without it"
        findings.append(EditFinding(.error, path: nil, message))
      }
    }
  }

  /// What the item's file was when the form was made.
  static func base(in request: WorkbenchRequest) -> FileFingerprint? {
    request.fields["base"].flatMap { FileFingerprint($0) }
  }
}

extension EditFinding {
  /// A picture was sent to a server that was stopped since, or before so many others that it was forgotten.
  static func lostPicture(_ key: String) -> EditFinding {
    EditFinding(.error, path: nil, key: key, "\(key): a picture was not kept; choose it again")
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
    guard let file = request.files.first(where: { $0.field == "file.\(key)" }) else {
      let isLost = upload == nil && request.fields["upload.\(key)"]?.isEmpty == false
      if isLost, request.fields["default.\(key)"] == nil { findings.append(.lostPicture(key)) }
      return
    }
    do {
      upload = try pictures.keep(file.bytes)
    } catch {
      findings.append(EditFinding(.error, path: nil, key: key, "\(key): \(error)"))
    }
  }
}

import Addresses
import Catalogue
import Diagnostics
import Editing
import FrontMatter
import Language

/// A form with everything in it: the values of an item, or what a person typed.
struct FilledForm {
  var target: FormTarget
  /// One for each field of the schema, in its order.
  var fields: [FormField]
  var notes: String
  /// The notes when the form was made.
  let originalNotes: FileFingerprint
  /// The front matter that the item's file had when the form was made, so that the item, or a copy of it, can be made even if the file goes; empty for a
  /// new item.
  var frontMatter: [UInt8] = []
  /// What was typed into fields that the collection has no more.
  var removed: [RemovedField] = []
  /// What was found about no field.
  var findings: [EditFinding] = []

  /// The item whose pictures the form shows; nil if there is none yet.
  var shownItem: ItemReference? {
    switch target {
    case .new(let like): like
    case .gone(let item), .item(let item, _): item
    }
  }

  /// Whether saving the form makes an item.
  var makesItem: Bool { if case .item = target { false } else { true } }
  var notesAreChanged: Bool { Self.fingerprint(ofNotes: notes) != originalNotes }
  var isChanged: Bool { notesAreChanged || fields.contains(where: \.isChanged) }
  var isRefused: Bool { (findings + fields.flatMap(\.findings)).contains { $0.severity == .error } }

  /// Notes that differ in nothing but line breaks, blank lines around them and what no page can hold are the same.
  static func fingerprint(ofNotes notes: String) -> FileFingerprint {
    let text = notes.onPages
    let trimmed = text.trimmingBlanks
    // The white space before the first word counts: four spaces make a block of code.
    let indentation = text.prefix { $0.isWhitespace }.reversed().prefix { $0 != "\n" }
    return FileFingerprint(Array((trimmed.isEmpty ? "" : String(indentation.reversed()) + trimmed).utf8))
  }
}

extension FilledForm {
  /// The form of a new item, with what the clock and the collection give by default.
  init(newIn collection: EditingCollection, now: DateTime, text: ControlText) {
    target = .new(like: nil)
    fields = collection.schema.fields.map { field in
      let shown = field.defaultValue.map { text.shown($0.value(for: field.type, now: now), of: field) } ?? ""
      return FormField(field: field, shown: field.type.isPictorial ? "" : shown, original: field.originalOfNew(shown))
    }
    notes = ""
    originalNotes = Self.fingerprint(ofNotes: "")
  }

  /// The form of an item that is there.
  ///
  /// - Throws: `EditError` where its front matter cannot be read.
  init(
    of item: ItemReference, file: SourceFile, in collection: EditingCollection, text: ControlText
  ) throws(EditError) {
    let editor = try FrontMatterEditor(file)
    target = .item(item, base: FileFingerprint(file.bytes))
    fields = collection.schema.fields.map { field in
      let shown = text.shown(editor.value(of: field), of: field)
      return FormField(field: field, shown: shown, original: shown)
    }
    notes = editor.notes.onPages
    originalNotes = Self.fingerprint(ofNotes: editor.notes)
    frontMatter = try editor.settingNotes([])
  }

  /// The form with the notes that the item's file has by now.
  func keepingNotes(of current: FilledForm) -> FilledForm {
    FilledForm(
      target: target, fields: fields, notes: current.notes, originalNotes: current.originalNotes,
      frontMatter: frontMatter, removed: removed, findings: findings)
  }

  /// The form of a new item that begins as a copy of this one.
  func duplicated(from item: ItemReference) -> FilledForm {
    var form = self
    form.target = .new(like: item)
    return form
  }

  /// The form in which everything counts as typed that the front matter does not hold.
  var withoutFile: FilledForm {
    FilledForm(
      target: target,
      fields: frontMatter.isEmpty ? fields.map(\.typed) : fields,
      notes: notes, originalNotes: Self.fingerprint(ofNotes: ""), frontMatter: frontMatter, removed: removed,
      findings: findings)
  }
}

extension FormField {
  /// The field as one that was empty before.
  fileprivate var typed: FormField {
    FormField(field: field, shown: shown, original: "", upload: upload, uploads: uploads, findings: findings)
  }
}

extension Field {
  /// What the control of a new item counts as unchanged: what the clock gives has to be written, other defaults have not.
  fileprivate func originalOfNew(_ shown: String) -> String {
    if case .value? = defaultValue, !type.isPictorial { shown } else { "" }
  }
}

extension FieldDefault {
  fileprivate func value(for type: FieldType, now: DateTime) -> Value {
    switch self {
    case .value(let value): value
    case .clock(let clock): clock.value(for: type, now: now)
    }
  }
}

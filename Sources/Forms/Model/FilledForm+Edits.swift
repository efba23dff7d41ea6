import Catalogue
import Editing
import FrontMatter

extension FilledForm {
  /// The edits of fields whose controls show something else than when the form was made.
  ///
  /// - Parameters:
  ///   - old: What the item's file holds, whose way of writing is kept; nil for a new item.
  ///   - pictures: The names of pictures that are stored, by what they were known by before.
  func fieldEdits(over old: FrontMatterEditor?, pictures: [String: String] = [:], text: ControlText) -> [FieldEdit] {
    fields.compactMap { field in
      let key = field.key
      if let name = field.upload.flatMap({ pictures[$0.id] }) { return FieldEdit(key, .set(name)) }
      if field.field.type == .images {
        return field.isChanged ? FieldEdit(key, .setPictures(field.pictures(named: pictures))) : nil
      }
      let isNew = old == nil
      guard field.isChanged || (isNew && field.needsClearing) else { return nil }
      return FieldEdit(key, text.change(to: field.shown, of: field.field, from: old?.value(of: field.field)))
    }
  }

  /// The notes, if they are changed.
  ///
  /// Lines that were there already keep what no page can hold, such as control characters.
  func noteEdit(over old: FrontMatterEditor?) -> [UInt8]? {
    guard notesAreChanged else { return nil }
    let typed = notes.normalizingLineBreaks
    let odd = (old?.notes ?? "").split(separator: "\n").map(String.init).filter { $0 != $0.onPages }
    let held = Dictionary(odd.map { ($0.onPages, $0) }) { first, _ in first }
    if held.isEmpty { return Array(typed.utf8) }
    let lines = typed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.map { held[$0] ?? $0 }.joined(separator: "\n").utf8)
  }

  /// The form with findings at the fields that they are about.
  func finding(_ findings: [EditFinding]) -> FilledForm {
    var form = self
    for finding in findings {
      // A finding about the item as a whole begins with the key of its field.
      let key = finding.key ?? String(finding.message.prefix { $0 != " " })
      if let position = form.fields.firstIndex(where: { $0.key == key }) {
        if !form.fields[position].findings.contains(where: { $0.message == finding.message }) {
          form.fields[position].findings.append(finding)
        }
      } else {
        form.findings.append(finding)
      }
    }
    return form
  }
}

extension FormField {
  /// The pictures with the names that those have which were sent.
  fileprivate func pictures(named names: [String: String]) -> [PictureValue] {
    PostedPictures.pictures(in: shown).map { picture in
      var picture = picture
      picture.file = PostedPictures.upload(of: picture.file).flatMap { names[$0] } ?? picture.file
      return picture
    }
  }

  /// Whether an emptied control has to be written, since the clock would give a value otherwise.
  fileprivate var needsClearing: Bool {
    if case .clock? = field.defaultValue { shown.isEmpty } else { false }
  }
}

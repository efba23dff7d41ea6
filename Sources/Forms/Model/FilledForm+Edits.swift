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
    let held = Self.lines(of: old?.notes ?? "")
    let shown = held.map(\.onPages)
    if held == shown { return Array(typed.utf8) }
    return Array(Self.restoring(held, shown: shown, in: Self.lines(of: typed)).joined(separator: "\n").utf8)
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Typed lines with those that were shown as the file holds them: by their places, and by what they say where they were moved and only one
  /// line says so.
  private static func restoring(_ held: [String], shown: [String], in typed: [String]) -> [String] {
    var origins = [Int?](repeating: nil, count: typed.count)
    let difference = typed.difference(from: shown)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    for (place, origin) in zip(
      typed.indices.lazy.filter { !inserted.contains($0) }, shown.indices.lazy.filter { !removed.contains($0) })
    {
      origins[place] = origin
    }
    let meanings = Dictionary(grouping: zip(held, shown).filter { $0 != $1 }, by: \.1).mapValues { Set($0.map(\.0)) }
    return zip(typed, origins).map { line, origin in
      if let origin { return held[origin] }
      return meanings[line].flatMap { $0.count == 1 ? $0.first : nil } ?? line
    }
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

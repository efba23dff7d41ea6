import Addresses
import Catalogue
import Diagnostics
import Editing
import FrontMatter
import Pictures

/// Plans what saving a form changes.
struct FormPlan {
  let form: FilledForm
  let text: ControlText

  /// What the form comes to in a collection.
  ///
  /// - Parameter site: The site as it is now.
  func plan(on site: EditingSite, collection id: String) throws -> ChangePlan {
    let collection = try site.collection(id)
    switch form.target {
    case .item(let item, let base): return try change(item, base, in: collection, on: site)
    case .new(nil): return try create(from: nil, in: collection, on: site)
    case .new(let like?):
      if let file = try collection.file(of: like), form.frontMatter.isEmpty || form.isMade(from: file) {
        return try create(from: file, in: collection, on: site)
      }
      // The other item was changed since, or is gone: the new one has what the person saw.
      let plan = FormPlan(form: form.withoutFile, text: text)
      return try plan.create(from: form.file(of: like), in: collection, on: site)
    case .gone(let item): return try create(from: form.file(of: item), in: collection, on: site)
    }
  }

  private func change(
    _ item: ItemReference, _ base: FileFingerprint, in collection: EditingCollection, on site: EditingSite
  ) throws -> ChangePlan {
    guard let file = try collection.file(of: item) else { throw EditingFailure.noItem(item, meant: nil) }
    let editor = try FrontMatterEditor(file)
    let pictures = try PictureNames(collection: collection).files(for: form, stem: item.stem)
    let edits = form.fieldEdits(over: editor, pictures: pictures.names, text: text)
    var planner = ChangePlanner(site, title: "edit \(item)")
    try planner.add(.change(item, fields: edits, notes: form.noteEdit(over: editor), base: base))
    try planner.checkReferences()
    return planner.adding(pictures.files)
  }

  /// - Parameter old: The file that the new item begins with.
  private func create(
    from old: SourceFile?, in collection: EditingCollection, on site: EditingSite
  ) throws -> ChangePlan {
    let editor = try old.map { file throws(EditError) in try FrontMatterEditor(file) }
    func edit(_ pictures: [String: String], _ stem: String?) -> Edit {
      let fields = form.fieldEdits(over: editor, pictures: pictures, text: text)
      let notes = form.noteEdit(over: editor)
      switch (form.target, old) {
      case (.new(let like?), let file?): return .duplicate(like, file, fields: fields, notes: notes, stem: stem)
      case (.gone(let item), let file?): return .remake(item, file, fields: fields, notes: notes, stem: stem)
      default: return .create(collection: collection.id, fields: fields, notes: notes, stem: stem)
      }
    }
    var planner = ChangePlanner(site, title: "new \(collection.id)")
    // The pictures are called like the item, whose address is known after that: until then they have other names.
    let uploads = form.fields.flatMap(\.allUploads)
    let names = Dictionary(uploads.map { ($0.id, "\($0.id).\($0.format.fileExtension)") }) { first, _ in first }
    try planner.add(edit(names, nil))
    try planner.checkReferences()
    guard !uploads.isEmpty, !planner.plan.isRefused, let stem = planner.plan.items.first?.stem else {
      return planner.plan
    }
    let pictures = try PictureNames(collection: collection).files(for: form, stem: stem)
    planner = ChangePlanner(site, title: "new \(collection.id)")
    try planner.add(edit(pictures.names, stem))
    return planner.adding(pictures.files)
  }
}

extension FilledForm {
  /// Whether a file holds what it held when the form was made from it.
  fileprivate func isMade(from file: SourceFile) -> Bool {
    guard let editor = try? FrontMatterEditor(file) else { return false }
    return (try? editor.settingNotes([])) == frontMatter && Self.fingerprint(ofNotes: editor.notes) == originalNotes
  }

  /// The file of an item with the front matter that it had when the form was made; nil if the form does not have it.
  fileprivate func file(of item: ItemReference) -> SourceFile? {
    frontMatter.isEmpty ? nil : SourceFile(path: item.path, bytes: frontMatter)
  }
}

extension ChangePlanner {
  /// The plan with files that are to be made, unless it is refused.
  fileprivate func adding(_ files: [(path: String, bytes: [UInt8])]) -> ChangePlan {
    guard !plan.isRefused else { return plan }
    var planner = self
    for file in files { planner.addFile(file.path, file.bytes) }
    return planner.plan
  }
}

import Addresses
import Catalogue
import Characters
import Diagnostics
import Editing
import Rendering
import Workbench

extension FormSession {
  /// Saves a form, once however often it is sent.
  func save(_ form: FilledForm, name: String?) throws -> WorkbenchResponse {
    if form.makesItem, let item = try earlierItem(on: editingSite) { return try repeated(form, item) }
    guard !form.isRefused else { return page(form, name: name, status: 422) }
    if case .item(let item, _) = form.target, !form.isChanged {
      note(item)
      return done(item)
    }
    let plan: ChangePlan
    var earlier: ItemReference?
    do {
      plan = try site.change { site in
        // The same form may have been saved while this one waited for its turn.
        if form.makesItem { earlier = try earlierItem(on: site) }
        if earlier != nil { return ChangePlanner(site, title: "").plan }
        let plan = try FormPlan(form: form, text: context.text).plan(on: site, collection: collection.id)
        if !plan.isRefused, let item = plan.items.first { note(item) }
        return plan
      }
    } catch {
      if let formID { savedForms.forget(formID) }
      guard let failure = error as? WriteFailure else { throw error }
      return try overtaken(form)
        ?? page(form.finding([EditFinding(.error, path: nil, "\(failure)")]), name: name, status: 409)
    }
    if let earlier { return try repeated(form, earlier) }
    guard !plan.isRefused else {
      return try overtaken(form) ?? page(form.finding(plan.findings), name: name, status: 422)
    }
    pictures.forget(form.fields.flatMap(\.allUploads).map(\.id))
    return done(plan.items.first)
  }

  /// Leads on after a form was saved: to the form again where the item has no page, as drafts have none.
  func done(_ item: ItemReference?) -> WorkbenchResponse {
    if request.fields["then"] == "another" {
      return .redirect(to: FormAddress.new(collection.id) + "?back=\(back.encoded)")
    }
    if back == .item, let item, !hasPage(item) { return .redirect(to: FormAddress.item(item)) }
    return .redirect(to: back.address(in: collection.id, item: item))
  }

  private func hasPage(_ item: ItemReference) -> Bool {
    guard let items = pages?.collection.items else { return false }
    let index = items.partitioningIndex { !$0.fileStem.utf8.lexicographicallyPrecedes(item.stem.utf8) }
    return index < items.endIndex && items[index].fileStem.utf8.elementsEqual(item.stem.utf8)
  }
}

extension FormSession {
  /// What the form led to when it was saved before.
  var earlierSave: SavedForms.Saved? { formID.flatMap { savedForms[$0] } }

  /// Tells what was typed from other things that the same form may send.
  var content: FileFingerprint {
    var bytes: [UInt8] = []
    for field in request.fields.all where !["then", "back"].contains(field.name) {
      bytes += field.name.utf8
      bytes.append(0)
      bytes += field.value.utf8
      bytes.append(0)
    }
    for file in request.files { bytes += "\(file.field) \(FileFingerprint(file.bytes))".utf8 }
    return FileFingerprint(bytes)
  }

  private func note(_ item: ItemReference) {
    if let formID { savedForms.note(formID, SavedForms.Saved(item: item, content: content)) }
  }

  /// The item that the form of a new one made before, if it is still there.
  private func earlierItem(on site: EditingSite) throws -> ItemReference? {
    guard let item = earlierSave?.item, try site.collection(collection.id).file(of: item) != nil else { return nil }
    return item
  }

  /// Leads to the item that a form made before, or shows that item's form where something else is typed by now.
  private func repeated(_ form: FilledForm, _ item: ItemReference) throws -> WorkbenchResponse {
    if earlierSave?.content == content { return done(item) }
    let (current, _, name) = try self.form(of: item)
    let fields = zip(form.fields, current.fields).map { typed, held in
      FormField(
        field: held.field, shown: typed.shown, original: held.shown, upload: typed.upload, uploads: typed.uploads,
        findings: typed.findings)
    }
    let again = FilledForm(
      target: current.target, fields: fields, notes: form.notes, originalNotes: current.originalNotes,
      frontMatter: current.frontMatter, removed: form.removed, findings: form.findings)
    let message = "this form has made the item '\(item.stem)' already; Save changes that item"
    return page(again.finding([EditFinding(.error, path: nil, message)]), name: name, status: 409)
  }
}

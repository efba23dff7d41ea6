import Addresses
import Catalogue
import Diagnostics
import Editing
import Language
import Workbench

extension FormSession {
  /// The form of a new item, empty or like another one.
  func newForm() throws -> WorkbenchResponse {
    guard let like = request.query["like"] else {
      return page(FilledForm(newIn: collection, now: editingSite.now, text: context.text), name: nil)
    }
    let item = try item(like)
    return page(try form(of: item).form.duplicated(from: item), name: nil)
  }

  func itemForm(_ stem: String) throws -> WorkbenchResponse {
    let item = try item(stem)
    let (form, file, name) = try form(of: item)
    // What is wrong already is said at once, in the words of `vitrine check`.
    let findings = collection.read(file, stem: item.stem).diagnostics.map { diagnostic in
      EditFinding(diagnostic.severity, diagnostic.id, path: nil, diagnostic.message)
    }
    return page(form.finding(findings), name: name)
  }

  func saveNew() throws -> WorkbenchResponse {
    let like = request.fields["like"].map { ItemReference(collection: collection.id, stem: $0) }
    let form = FilledForm(posted: request, for: .new(like: like), schema: collection.schema, pictures: pictures)
    if request.fields["then-pictures"] != nil { return pictures(in: form, name: nil) }
    return try respond(to: form, name: nil)
  }

  /// The form with the pictures of a field after what a button said; for a script, that field alone.
  private func pictures(in form: FilledForm, name: String?) -> WorkbenchResponse {
    let key = request.fields["then-pictures"]?.split(separator: " ", maxSplits: 2).last.map(String.init)
    let position = form.fields.firstIndex { $0.key == key }
    guard request.isFromScript, let position else { return page(form, name: name, focus: position) }
    let control = ControlMarkup(
      field: form.fields[position], position: position, context: context,
      pictures: FormAddress.pictures(of: form.fields[position], item: form.shownItem))
    return .page(FieldMarkup(control: control).markup.description)
  }

  func saveItem(_ stem: String) throws -> WorkbenchResponse {
    guard let item = try? item(stem), let file = try collection.file(of: item) else { return gone(stem) }
    guard let base = FilledForm.base(in: request) else { return .notFound }
    var form = FilledForm(
      posted: request, for: .item(item, base: base), schema: collection.schema, pictures: pictures)
    if request.fields["was-notes"] == nil || request.fields["pick-notes"] == "file" {
      let current = try FilledForm(of: item, file: file, in: collection, text: context.text)
      // A page that is sent before it is complete changes nothing that it does not have.
      form = request.fields["was-notes"] == nil ? filled(form, from: current) : form.keepingNotes(of: current)
    }
    if request.fields["then-pictures"] != nil { return pictures(in: form, name: name(of: item, file)) }
    let isOverwriting = form.isChanged && base != FileFingerprint(file.bytes)
    if isOverwriting, request.fields["then"] != "preview" { return try conflict(form, item, file) }
    return try respond(to: form, name: name(of: item, file))
  }

  /// The item of a form is not there any more: what was typed can become a new one.
  private func gone(_ stem: String) -> WorkbenchResponse {
    let form = FilledForm(posted: request, for: .new(like: nil), schema: collection.schema, pictures: pictures)
    let whole = form.unlinked.finding([EditFinding(.error, path: nil, context.phrases[.gone])])
    return page(whole, name: nil, status: 409)
  }

  /// Asks which version to keep of an item that somebody else changed just now; nil if nobody did.
  func overtaken(_ form: FilledForm) throws -> WorkbenchResponse? {
    guard case .item(let item, let base) = form.target, let file = try collection.file(of: item),
      base != FileFingerprint(file.bytes)
    else { return nil }
    return try conflict(form, item, file)
  }

  /// Asks which version to keep of an item whose file is no longer what the form was made from.
  func conflict(_ typed: FilledForm, _ item: ItemReference, _ file: SourceFile) throws -> WorkbenchResponse {
    let current = try FilledForm(of: item, file: file, in: collection, text: context.text)
    let page = ConflictPage(
      typed: filled(typed, from: current), current: current, item: item, base: FileFingerprint(file.bytes),
      context: context,
      name: name(of: item, file), place: back)
    return .page(page.html, status: 409)
  }
}

extension FormSession {
  /// Does what the button says with which a form was sent.
  private func respond(to form: FilledForm, name: String?) throws -> WorkbenchResponse {
    switch request.fields["then"] {
    case "changes": return try changes(of: form, name: name)
    case "preview": return page(form, name: name, preview: try preview(of: form.notes))
    case "form": return page(form, name: name)
    default: return try save(form, name: name)
    }
  }

  /// The lines of the file that saving would change.
  private func changes(of form: FilledForm, name: String?) throws -> WorkbenchResponse {
    let plan = try FormPlan(form: form, text: context.text).plan(on: editingSite, collection: collection.id)
    let diff = plan.isRefused ? "" : plan.textDiff
    let found = form.finding(plan.findings)
    if request.isFromScript {
      let text =
        plan.isRefused ? FindingSummary(form: found, context: context, isRefused: true).markup : DiffMarkup.markup(diff)
      return .page(text.description)
    }
    return plan.isRefused ? page(found, name: name, status: 422) : page(found, name: name, changes: diff)
  }

  private func save(_ form: FilledForm, name: String?) throws -> WorkbenchResponse {
    guard !form.isRefused else { return page(form, name: name, status: 422) }
    if case .item(let item, _) = form.target, !form.isChanged {
      return .redirect(to: back.address(in: collection.id, item: item))
    }
    let plan: ChangePlan
    do {
      plan = try site.change { try FormPlan(form: form, text: context.text).plan(on: $0, collection: collection.id) }
    } catch let failure as WriteFailure {
      return try overtaken(form)
        ?? page(form.finding([EditFinding(.error, path: nil, "\(failure)")]), name: name, status: 409)
    }
    guard !plan.isRefused else {
      return try overtaken(form) ?? page(form.finding(plan.findings), name: name, status: 422)
    }
    pictures.forget(form.fields.flatMap(\.allUploads).map(\.id))
    if request.fields["then"] == "another" {
      return .redirect(to: FormAddress.new(collection.id) + "?back=\(back.encoded)")
    }
    return .redirect(to: back.address(in: collection.id, item: plan.items.first))
  }
}

extension FilledForm {
  /// The form as one of a new item, in which everything counts as typed.
  fileprivate var unlinked: FilledForm {
    let empty = Self.fingerprint(ofNotes: "")
    return FilledForm(
      target: .new(like: nil),
      fields: fields.map {
        FormField(field: $0.field, shown: $0.shown, original: "", upload: $0.upload, uploads: $0.uploads)
      },
      notes: notes, originalNotes: empty, findings: findings)
  }
}

extension ChangePlan {
  /// The lines that change in files of text; of pictures, only their names.
  fileprivate var textDiff: String {
    let pictures = changes.filter { !$0.path.hasSuffix(".md") }.map { "--- /dev/null\n+++ \($0.path)\n" }
    return diff(where: { $0.hasSuffix(".md") }) + pictures.joined()
  }
}

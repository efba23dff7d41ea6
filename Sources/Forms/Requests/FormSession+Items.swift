import Addresses
import Catalogue
import Diagnostics
import Editing
import FrontMatter
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
    // What is wrong already is said at once, in the words of `vitrine check`: with the item by itself, and with what it links to.
    let own = collection.read(file, stem: item.stem).diagnostics
    let others = site.snapshot.diagnostics.filter { finding in
      finding.file == item.path && !own.contains { $0.message == finding.message }
    }
    let findings = (own + others).map { EditFinding($0.severity, $0.id, path: nil, $0.message) }
    return page(form.finding(findings), name: name)
  }

  func saveNew() throws -> WorkbenchResponse {
    let form = postedNewForm
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
    do {
      return try savedItem(stem)
    } catch let error as EditError {
      guard let page = formAgain(of: stem, saying: "\(error)") else { throw error }
      return page
    } catch let failure as EditingFailure {
      guard case .file = failure, let page = formAgain(of: stem, saying: "\(failure)") else { throw failure }
      return page
    }
  }

  /// What was typed for an item whose file cannot be read by now; nil for a form that is not whole.
  private func formAgain(of stem: String, saying message: String) -> WorkbenchResponse? {
    guard let base = FilledForm.base(in: request), FilledForm.hasNotes(request) else { return nil }
    let item = ItemReference(collection: collection.id, stem: stem)
    let form = FilledForm(posted: request, for: .item(item, base: base), schema: collection.schema, pictures: pictures)
    return page(form.finding([EditFinding(.error, path: nil, message)]), name: stem, status: 409)
  }

  private func savedItem(_ stem: String) throws -> WorkbenchResponse {
    guard let item = try existingItem(stem), let file = try collection.file(of: item) else { return gone(stem) }
    guard let base = FilledForm.base(in: request) else { return .notFound }
    let form = try postedForm(of: item, base, file)
    if request.fields["then-pictures"] != nil { return pictures(in: form, name: name(of: item, file)) }
    if !form.findings.isEmpty { return page(form, name: name(of: item, file), status: 409) }
    // Pictures that are wrong could not be shown beside another version.
    if form.isRefused { return page(form, name: name(of: item, file), status: 422) }
    let isOverwriting = form.isChanged && base != FileFingerprint(file.bytes)
    if isOverwriting, request.fields["then"] != "preview" { return try conflict(form, item, file) }
    return try respond(to: form, name: name(of: item, file))
  }

  private func postedForm(of item: ItemReference, _ base: FileFingerprint, _ file: SourceFile) throws -> FilledForm {
    let form = FilledForm(
      posted: request, for: .item(item, base: base), schema: collection.schema, pictures: pictures)
    let hasNotes = FilledForm.hasNotes(request)
    guard !hasNotes || request.fields["pick-notes"] == "file" else { return form }
    let current = try FilledForm(of: item, file: file, in: collection, text: context.text)
    // A page that is sent before it is complete changes nothing that it does not have.
    return hasNotes ? form.keepingNotes(of: current) : filled(form, from: current)
  }

  /// What was typed into a form of a server that ran before, in a form of this one.
  ///
  /// - Parameter stem: The address of the form's item; nil of a new one.
  func recoveredForm(_ stem: String?) throws -> WorkbenchResponse {
    let finding = stoppedServer
    guard let stem else { return page(postedNewForm.finding([finding]), name: nil, status: 403) }
    guard let item = try existingItem(stem), let file = try collection.file(of: item) else { return gone(stem) }
    guard let base = FilledForm.base(in: request) else { return .notFound }
    let form = try postedForm(of: item, base, file)
    return page(form.finding([finding]), name: name(of: item, file), status: 403)
  }

  /// What is said of a form that another server made.
  var stoppedServer: EditFinding {
    EditFinding(.error, path: nil, "this form is of a server that was stopped; look at it and send it again")
  }

  private var postedNewForm: FilledForm {
    if let stem = request.fields["gone"] { return goneForm(stem) }
    let like = request.fields["like"].map { ItemReference(collection: collection.id, stem: $0) }
    return FilledForm(posted: request, for: .new(like: like), schema: collection.schema, pictures: pictures)
  }

  /// The item of a form is not there any more: what was typed can become a new one, with what else the file held.
  private func gone(_ stem: String) -> WorkbenchResponse {
    let form = goneForm(stem).finding([EditFinding(.error, path: nil, context.phrases[.gone])])
    return page(form, name: nil, status: 409)
  }

  private func goneForm(_ stem: String) -> FilledForm {
    let item = ItemReference(collection: collection.id, stem: stem)
    return FilledForm(
      posted: request, for: .gone(item), schema: collection.schema, pictures: pictures
    ).withoutFile
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
    if let earlierSave, earlierSave.item == item, earlierSave.content == content { return done(item) }
    let current = try FilledForm(of: item, file: file, in: collection, text: context.text)
    let page = ConflictPage(
      typed: filled(typed, from: current), current: current, id: formID ?? RandomID.make(), item: item,
      base: FileFingerprint(file.bytes),
      context: context, name: name(of: item, file), place: back)
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
}

extension ChangePlan {
  /// The lines that change in files of text; of pictures, only their names.
  fileprivate var textDiff: String {
    let pictures = changes.filter { !$0.path.hasSuffix(".md") }.map { "--- /dev/null\n+++ \($0.path)\n" }
    return diff(where: { $0.hasSuffix(".md") }) + pictures.joined()
  }
}

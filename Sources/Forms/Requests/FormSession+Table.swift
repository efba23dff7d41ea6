import Addresses
import Catalogue
import Diagnostics
import Editing
import Language
import Rendering
import Workbench

extension FormSession {
  /// The table of the collection, with the controls of a row if the query names one.
  func table() throws -> WorkbenchResponse {
    let page = max(1, request.query["page"].flatMap { Int($0) } ?? 1) - 1
    let place = TablePlace(sort: request.query["sort"], page: page)
    var edited: (stem: String, form: FilledForm)?
    if let stem = request.query["row"], let item = try existingItem(stem) {
      edited = (item.stem, try form(of: item).form)
    }
    return try table(at: place, edited: edited)
  }

  private func table(
    at place: TablePlace, edited: (stem: String, form: FilledForm)? = nil, selection: TableSelection = TableSelection(),
    findings: [EditFinding] = [], status: Int = 200
  ) throws -> WorkbenchResponse {
    guard let pages else { return .notFound }
    let sorts = pages.collection.settings.sorts
    guard let sort = place.sort == nil ? 0 : sorts.firstIndex(where: { $0.slug == place.sort }) else {
      return .notFound
    }
    var context = context
    context.linkedSchema = pages.collection.schema
    if edited != nil { context.links = links }
    var page = TablePage(
      context: context, collection: pages.collection, arrangement: pages.arrangements[sort], place: place,
      lastChange: site.lastChange)
    page.edited = edited
    page.selection = selection
    page.findings = findings
    return .page(page.html, status: status)
  }

  /// Deletes or restores the items whose buttons were pressed or that are selected, all of them or none.
  func change(_ word: String, _ edit: (ItemReference) -> Edit) throws -> WorkbenchResponse {
    let stems = request.fields["only"].map { [$0] } ?? request.fields.values("item")
    let items = try stems.map { try item($0) }
    guard !items.isEmpty else {
      return try refused([EditFinding(.error, path: nil, context.phrases[.nothingSelected])])
    }
    let title = items.count == 1 ? "\(word) \(items[0])" : "\(word) \(items.count) items of \(collection.id)"
    do {
      let plan = try site.change { editingSite in
        var planner = ChangePlanner(editingSite, title: title)
        for item in items { try planner.add(edit(item)) }
        return planner.plan
      }
      if plan.isRefused { return try refused(plan.findings) }
    } catch let failure as WriteFailure {
      return try refused([EditFinding(.error, path: nil, "\(failure)")])
    }
    if request.isFromScript, items.count == 1 { return try row(of: items[0]) }
    return .redirect(to: back.address(in: collection.id, item: items.first))
  }

  var deletion: (ItemReference) -> Edit {
    let because = request.fields["because"]?.trimmingBlanks ?? ""
    return { .delete($0, because: because.isEmpty ? nil : because) }
  }

  /// The table with what was selected, and why that is neither deleted nor restored.
  private func refused(_ findings: [EditFinding], status: Int = 422) throws -> WorkbenchResponse {
    let selection = TableSelection(
      stems: Set(request.fields.values("item")), because: request.fields["because"] ?? "")
    return try table(
      at: place, selection: selection, findings: findings.filter { $0.severity == .error }, status: status)
  }

  /// What was selected in the table of a server that ran before, in a table of this one.
  func recoveredSelection() throws -> WorkbenchResponse { try refused([stoppedServer], status: 403) }

  /// The page of the table that a form leads back to.
  private var place: TablePlace { if case .table(let place) = back { place } else { TablePlace() } }
}

extension FormSession {
  /// A row for a script: with its values, or with their controls.
  func row(_ stem: String) throws -> WorkbenchResponse {
    let item = try item(stem)
    return try row(of: item, editing: request.query["edit"] == nil ? nil : form(of: item).form)
  }

  /// Saves the values of a row.
  func saveRow(_ stem: String) throws -> WorkbenchResponse {
    guard let base = FilledForm.base(in: request) else { return .notFound }
    let item = try item(stem)
    // A row has some of the fields: the others are not sent, and so not changed.
    let form = FilledForm(posted: request, for: .item(item, base: base), schema: collection.schema, pictures: pictures)
    if !form.findings.isEmpty {
      let (current, _, name) = try self.form(of: item)
      return page(filled(form, from: current), name: name, status: 409)
    }
    guard form.isChanged else { return try saved(item) }
    if let conflict = try overtaken(form) { return conflict }
    let plan: ChangePlan
    do {
      plan = try site.change { try FormPlan(form: form, text: context.text).plan(on: $0, collection: collection.id) }
    } catch let failure as WriteFailure {
      return try overtaken(form) ?? rowAgain(item, form.finding([EditFinding(.error, path: nil, "\(failure)")]))
    }
    if !plan.isRefused { return try saved(item) }
    return try overtaken(form) ?? rowAgain(item, form.finding(plan.findings))
  }

  /// The form of a row with what it has no controls for.
  func filled(_ form: FilledForm, from current: FilledForm) -> FilledForm {
    let fields = zip(form.fields, current.fields).map { request.fields["was.\($0.key)"] == nil ? $1 : $0 }
    let hasNotes = FilledForm.hasNotes(request)
    return FilledForm(
      target: form.target, fields: fields, notes: hasNotes ? form.notes : current.notes,
      originalNotes: hasNotes ? form.originalNotes : current.originalNotes,
      frontMatter: current.frontMatter, removed: form.removed, findings: form.findings)
  }

  private func saved(_ item: ItemReference) throws -> WorkbenchResponse {
    if request.isFromScript { return try row(of: item) }
    return .redirect(to: back.address(in: collection.id, item: item))
  }

  private func rowAgain(_ item: ItemReference, _ form: FilledForm, status: Int = 422) throws -> WorkbenchResponse {
    if request.isFromScript { return try row(of: item, editing: form, status: status) }
    return try table(at: place, edited: (item.stem, form), status: status)
  }

  /// What was typed into a row of a server that ran before, in a row of this one; nil if there is no such row.
  func recoveredRow(_ stem: String) throws -> WorkbenchResponse? {
    guard let base = FilledForm.base(in: request), let item = try? item(stem) else { return nil }
    let form = FilledForm(posted: request, for: .item(item, base: base), schema: collection.schema, pictures: pictures)
    return try rowAgain(item, form.finding([stoppedServer]), status: 403)
  }

  /// A row as its item's file is now, for a script that puts it in the place of the old one.
  private func row(
    of item: ItemReference, editing form: FilledForm? = nil, status: Int = 200
  ) throws -> WorkbenchResponse {
    guard let pages, let file = try collection.file(of: item),
      var read = collection.read(file, stem: item.stem).item
    else { return .notFound }
    read.name = collection.name(of: read)
    var context = context
    context.linkedSchema = pages.collection.schema
    if form != nil { context.links = links }
    let markup = TableRowMarkup(
      context: context, columns: TableColumns.fields(of: pages.collection.settings), place: place,
      change: site.lastChange)
    let number = Int(request.fields["number"] ?? request.query["number"] ?? "") ?? 0
    let row = TableRow(item: read, number: number)
    guard let form else { return .page(markup.markup(row).description, status: status) }
    return .page((markup.form(for: item, form) + markup.markup(row, editing: form)).description, status: status)
  }
}

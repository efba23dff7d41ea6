import Addresses
import Catalogue
import Diagnostics
import Editing
import FrontMatter
import Language
import Loading
package import Workbench

/// The pages on which a collection is edited in the browser: a form for an item, a table for a collection.
///
/// All that is posted becomes an `Edit`, as with the commands, and goes the same way from there. Items are named by their collections and
/// addresses, never by paths.
package struct EditingWorkbench: Workbench {
  private let pictures = PendingPictures()
  private let savedForms = SavedForms()

  package init() {}

  package static var routes: [String] { FormAddress.patterns }

  package func respond(to request: WorkbenchRequest, on site: any WorkbenchSite) throws -> WorkbenchResponse {
    do {
      if site.isReadOnly { return .notFound }
      return try answer(request, site)
    } catch let failure as EditingFailure {
      return try problem(failure, site, request)
    } catch let error as EditError {
      return try problem(["\(error)"], site, status: 422)
    } catch let failure as WriteFailure {
      return try problem(["\(failure)"], site, status: 409)
    } catch let refusal as UndoRefusal {
      return try problem(["\(refusal)"], site, status: 409)
    }
  }

  package func recover(_ request: WorkbenchRequest, on site: any WorkbenchSite) throws -> WorkbenchResponse? {
    let parts = request.path
    guard request.method == .post, !request.isFromScript, parts.count >= 2,
      let session = try? FormSession(
        request, on: site, collection: parts[1], pictures: pictures, savedForms: savedForms)
    else { return nil }
    return switch (parts[0], parts.count) {
    case ("new", 2): try session.recoveredForm(nil)
    case ("item", 3): try session.recoveredForm(parts[2])
    case ("row", 3): try session.recoveredRow(parts[2])
    case ("delete", 2), ("restore", 2): try session.recoveredSelection()
    default: nil
    }
  }

  private func answer(_ request: WorkbenchRequest, _ site: any WorkbenchSite) throws -> WorkbenchResponse {
    let parts = request.path
    switch (request.method, parts.first, parts.count) {
    case (.get, "forms.css", 1): return .data(.styles, PackageResources.forms_css)
    case (.get, "forms.js", 1): return .data(.script, PackageResources.forms_js)
    case (.get, "kept.js", 1): return .data(.script, PackageResources.kept_js)
    case (.get, "notes.js", 1): return .data(.script, PackageResources.notes_js)
    case (.get, "table.js", 1): return .data(.script, PackageResources.table_js)
    case (.get, "upload", 2): return pictures[parts[1]].map { .picture($0.bytes) } ?? .notFound
    case (.get, "saved", 2): return .data(.json, Array((savedForms[parts[1]] == nil ? "false" : "true").utf8))
    case (.post, "undo", 1): return try undo(request, on: site)
    case (_, let word?, 2...):
      let session = try FormSession(
        request, on: site, collection: parts[1], pictures: pictures, savedForms: savedForms)
      return try answer(request.method, word, Array(parts.dropFirst(2)), session)
    default: return .notFound
    }
  }

  /// - Parameter rest: The parts of the address after the name of the collection.
  private func answer(
    _ method: WorkbenchRequest.Method, _ word: String, _ rest: [String], _ session: FormSession
  ) throws -> WorkbenchResponse {
    switch (method, word, rest.count) {
    case (.get, "table", 0): try session.table()
    case (.get, "new", 0): try session.newForm()
    case (.post, "new", 0): try session.saveNew()
    case (.get, "item", 1): try session.itemForm(rest[0])
    case (.post, "item", 1): try session.saveItem(rest[0])
    case (.get, "row", 1): try session.row(rest[0])
    case (.post, "row", 1): try session.saveRow(rest[0])
    case (.post, "delete", 0): try session.change("delete", session.deletion)
    case (.post, "restore", 0): try session.change("restore") { .restore($0) }
    case (.post, "check", 0): session.check()
    case (.post, "preview", 0): try session.previewNotes()
    case (.get, "picture", 2): try session.picture(of: rest[0], field: rest[1])
    case (.get, "default", 1): session.defaultPicture(of: rest[0])
    default: .notFound
    }
  }

  /// Takes back the change that the form means, and leads to the page on which it was asked for, or to the list if that is gone.
  private func undo(_ request: WorkbenchRequest, on site: any WorkbenchSite) throws -> WorkbenchResponse {
    guard let change = request.fields[UndoControl.changeField].flatMap({ Int($0) }) else { return .notFound }
    try site.undo(change)
    let collection = request.fields["collection"] ?? ""
    let editingSite = try site.editingSite()
    guard let edited = try? editingSite.collection(collection) else { return .redirect(to: "/") }
    let item = request.fields["item"].flatMap { stem in
      try? edited.resolve(ItemReference(collection: collection, stem: stem))
    }
    return .redirect(to: ReturnPlace(request.fields["back"]).address(in: collection, item: item))
  }
}

extension EditingWorkbench {
  private func problem(
    _ failure: EditingFailure, _ site: any WorkbenchSite, _ request: WorkbenchRequest
  ) throws -> WorkbenchResponse {
    switch failure {
    case .noCollection, .noItem, .noContent:
      request.method == .get ? .notFound : try problem(["\(failure)"], site, status: 404)
    case .configuration(let diagnostics), .unreadable(_, let diagnostics):
      try problem(diagnostics.map(\.description), site, status: 422)
    case .file: try problem(["\(failure)"], site, status: 409)
    }
  }

  private func problem(_ messages: [String], _ site: any WorkbenchSite, status: Int) throws -> WorkbenchResponse {
    let settings = site.snapshot.content.settings
    return .page(ProblemPage(messages: messages, site: settings).html, status: status)
  }
}

import Addresses
import Catalogue
import Diagnostics
import Files
import Language
import Loading
import Publishing
import Rendering
import Resident
import Workbench

/// Finds what is at an address, and answers requests that the gate has let in.
struct SiteRouter: Sendable {
  let site: ServedSite
  let workbench: any Workbench
  let secrets: Secrets
  let limits: ServerLimits

  /// The first part of the addresses that no file of the site has.
  static let prefix = SiteAddresses.workbench

  /// The answer to a request, but for the stream of events.
  func answer(_ request: ServerRequest) -> Answer {
    guard let path = AddressPath(request.path) else { return .notFound }
    if path.parts.first == Self.prefix { return answer(request, below: Array(path.parts.dropFirst())) }
    guard request.method != .post else {
      var answer = Answer.text("A page of the site takes no forms.", status: 405)
      answer.allow = "GET, HEAD"
      return answer
    }
    do {
      return try page(at: path)
    } catch {
      return .text("This page cannot be made: \(error)", status: 500)
    }
  }

  /// Whether a request is for the stream of events.
  func isForEvents(_ request: ServerRequest) -> Bool {
    request.method == .get && AddressPath(request.path)?.parts == [Self.prefix, ServerRoute.events.name]
  }
}

// MARK: - Files of the site

extension SiteRouter {
  private func page(at path: AddressPath) throws -> Answer {
    let state = site.resident.state
    let file = path.file
    guard let found = state.file(at: file.path) else {
      let folder = path.parts.joined(separator: "/")
      guard !path.isFolder, state.file(at: OutputPath("\(folder)/index.html").path) != nil else {
        return missing(state)
      }
      return .redirect(to: "/\(OutputPath(folder).url)/")
    }
    guard let bytes = try site.bytes(of: found, in: state) else { return missing(state) }
    if case .file(.copy, _) = found { return Answer(content: bytes, named: file.name) }
    let kind = MediaType(ofFile: file.name)
    guard kind == .html else { return Answer(kind, bytes) }
    return Answer(.html, decorated(bytes, as: subject(of: found, in: state), in: state))
  }

  private func missing(_ state: ResidentState) -> Answer {
    let panel = panel(state)
    if panel.isEmpty { return .notFound }
    // A site that cannot be understood has no page that could show the findings.
    let page = """
      <!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><title>Findings</title></head>
      <body><main><h1>There is nothing at this address</h1><p><a href="/">Front page</a></p></main></body>
      </html>

      """
    return Answer(.html, decorated(Array(page.utf8), as: .other, in: state), status: 404)
  }

  private func decorated(_ page: [UInt8], as subject: ServedPage, in state: ResidentState) -> [UInt8] {
    let controls =
      site.isReadOnly ? PageControls() : workbench.controls(for: subject, token: token, on: site)
    let head = """
      <link rel="stylesheet" href="\(ServerRoute.styles.address)">
      <script src="\(ServerRoute.script.address)" data-generation="\(state.generation)" defer></script>
      \(controls.head)
      """
    return PageDecoration(head: head, body: panel(state), main: controls.main.isEmpty ? "" : "\n\(controls.main)")
      .applied(to: page)
  }

  private func panel(_ state: ResidentState) -> String {
    FindingsPanel(state.diagnostics) { path in
      guard let root = try? Folder(at: site.root), let bytes = try? root.read(at: RelativePath(path)).bytes else {
        return nil
      }
      let text = String(decoding: bytes.prefix(4_000_000), as: UTF8.self)
      return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    }.html
  }

  private func subject(of file: ResidentFile, in state: ResidentState) -> ServedPage {
    switch file {
    case .item(let collection, let item):
      let items = state.content.collections[collection].collection
      return .item(collection: items.id, stem: items.items[item].fileStem)
    case .file(.home, _): return .home
    case .file(.list(let collection, let index), _):
      let settings = state.content.collections[collection].collection.settings
      return .list(collection: settings.id, sort: settings.sorts.indices.contains(index.list) ? index.list : nil)
    case .file: return .other
    }
  }
}

// MARK: - The server's own addresses, and the workbench

extension SiteRouter {
  private func answer(_ request: ServerRequest, below path: [String]) -> Answer {
    if path.count == 1, let route = ServerRoute(rawValue: path[0]) {
      guard request.method != .post else { return .notFound }
      switch route {
      case .script: return Answer(.script, ServerAssets.script)
      case .styles: return Answer(.styles, ServerAssets.styles)
      case .events: return .notFound
      }
    }
    do {
      let (request, isOwn) = try workbenchRequest(request, path)
      if isOwn { return Answer(try workbench.respond(to: request, on: site)) }
      return try workbench.recover(request, on: site).map { Answer($0) } ?? PostRefusal.token.answer
    } catch let refusal as PostRefusal {
      return refusal.answer
    } catch {
      return .text("\(error)", status: 500)
    }
  }

  /// What forms carry: that they are of this server, and how they write numbers and times. A form that does so in another way than the site by now is shown
  /// again.
  var token: String {
    let settings = site.resident.state.content.settings
    return "\(secrets.token).\(settings.language.tag).\(settings.zone.name)"
  }

  /// A request for the workbench, and whether its form, if it has one, was made by this server.
  private func workbenchRequest(
    _ request: ServerRequest, _ path: [String]
  ) throws(PostRefusal) -> (WorkbenchRequest, isOwn: Bool) {
    let (query, form, isOwn) = try posted(request)
    let workbenchRequest = WorkbenchRequest(
      method: request.method == .post ? .post : .get, path: path, query: query, fields: FormFields(form.fields),
      files: form.files, token: token, isFromScript: request.value("x-vitrine") == "script")
    return (workbenchRequest, isOwn)
  }

  /// The query and the form of a request, and whether the form's token is the right one.
  private func posted(_ request: ServerRequest) throws(PostRefusal) -> (FormFields, PostedForm, isOwn: Bool) {
    var (query, form): ([FormFields.Field], PostedForm)
    do {
      query = try URLEncodedFields.fields(request.query.utf8, limit: limits.parts).filter { $0.name != "key" }
      guard request.method == .post else { return (FormFields(query), PostedForm(), true) }
      form = try PostedForm(request.body, contentType: request.value("content-type"), limit: limits.parts)
    } catch {
      throw .form(error)
    }
    guard let token = form.take(WorkbenchRequest.tokenField) else { throw .token }
    let isOwn = Secrets.areEqual(token, self.token)
    if site.isReadOnly { throw isOwn ? .readOnly : .token }
    return (FormFields(query), form, isOwn)
  }
}

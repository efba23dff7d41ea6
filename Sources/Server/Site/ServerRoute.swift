/// The addresses of the server itself; the site's pages and the workbench have the others.
enum ServerRoute: String, CaseIterable, Sendable {
  /// Says when pages have changed, and nothing else.
  case events
  case script = "live.js"
  case styles = "live.css"

  var name: String { rawValue }
  var address: String { "/\(SiteRouter.prefix)/\(rawValue)" }
}

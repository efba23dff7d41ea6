/// What the workbench answers.
package struct WorkbenchResponse: Sendable {
  package enum Kind: String, Sendable {
    case html = "text/html; charset=utf-8"
    case json = "application/json"
    case script = "text/javascript; charset=utf-8"
    case styles = "text/css; charset=utf-8"
    case text = "text/plain; charset=utf-8"
    case svg = "image/svg+xml"
    case png = "image/png"
    case jpeg = "image/jpeg"
    case webp = "image/webp"
    case gif = "image/gif"
  }

  package let status: Int
  package let kind: Kind
  package let body: [UInt8]
  /// Where a redirect leads: an address that begins with a slash.
  package let location: String?

  private init(status: Int, kind: Kind, body: [UInt8], location: String? = nil) {
    self.status = status
    self.kind = kind
    self.body = body
    self.location = location
  }

  package static func page(_ html: String, status: Int = 200) -> WorkbenchResponse {
    WorkbenchResponse(status: status, kind: .html, body: Array(html.utf8))
  }

  package static func data(_ kind: Kind, _ body: [UInt8], status: Int = 200) -> WorkbenchResponse {
    WorkbenchResponse(status: status, kind: kind, body: body)
  }

  /// Leads to another page after a form was posted (status 303).
  ///
  /// - Parameter address: Begins with a slash.
  package static func redirect(to address: String) -> WorkbenchResponse {
    WorkbenchResponse(status: 303, kind: .text, body: [], location: address)
  }

  /// There is nothing at the address.
  package static let notFound = WorkbenchResponse(
    status: 404, kind: .text, body: Array("There is nothing here.\n".utf8))
}

import Workbench

/// What a body is, for browsers.
struct MediaType: Sendable, Hashable {
  /// As the header `Content-Type` has it.
  let name: String

  static let html = MediaType(name: "text/html; charset=utf-8")
  static let text = MediaType(name: "text/plain; charset=utf-8")
  static let script = MediaType(name: "text/javascript; charset=utf-8")
  static let styles = MediaType(name: "text/css; charset=utf-8")
  static let json = MediaType(name: "application/json")
  static let svg = MediaType(name: "image/svg+xml")

  private static let byEnding: [String: MediaType] = [
    "html": html, "css": styles, "js": script, "json": json, "svg": svg, "txt": text,
    "csv": MediaType(name: "text/csv; charset=utf-8"), "xml": MediaType(name: "application/xml"),
    "png": MediaType(name: "image/png"), "jpg": MediaType(name: "image/jpeg"), "jpeg": MediaType(name: "image/jpeg"),
    "webp": MediaType(name: "image/webp"), "gif": MediaType(name: "image/gif"), "avif": MediaType(name: "image/avif"),
    "ico": MediaType(name: "image/x-icon"), "pdf": MediaType(name: "application/pdf"),
    "woff": MediaType(name: "font/woff"), "woff2": MediaType(name: "font/woff2"),
    "webmanifest": MediaType(name: "application/manifest+json"),
  ]

  private init(name: String) {
    self.name = name
  }

  /// The type of a file of the output, by the ending of its name.
  init(ofFile name: String) {
    let ending = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) }
    self = ending.flatMap { Self.byEnding[$0.lowercased()] } ?? MediaType(name: "application/octet-stream")
  }

  init(_ kind: WorkbenchResponse.Kind) {
    name = kind.rawValue
  }
}

import Foundation
import Glibc
import Loading
import TestSupport
import Workbench

@testable import Server

/// A small site in a folder of its own, served on any free port.
final class RunningServer {
  let root: URL
  let server: SiteServer

  static let configuration = "fields: { title: text, year: year }\nname: '{{title}}'\n"

  /// - Parameter files: Their paths below `content/` with what they hold.
  init(
    _ files: KeyValuePairs<String, String> = [:], isReadOnly: Bool = false, workbench: any Workbench = NoWorkbench(),
    limits: (inout ServerLimits) -> Void = { _ in }
  ) throws {
    root = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
    try Self.write("title: The Cabinet\n", to: root.appending(path: "content/site.yaml"))
    try Self.write(Self.configuration, to: root.appending(path: "content/c/collection.yaml"))
    try Self.write("---\ntitle: First\n---\nSome notes.\n", to: root.appending(path: "content/c/first.md"))
    for (path, text) in files { try Self.write(text, to: root.appending(path: "content/\(path)")) }
    var configuration = SiteServer.Configuration(root: root.path, port: 0) { LoadOptions(clock: 1_700_000_000) }
    configuration.isReadOnly = isReadOnly
    limits(&configuration.limits)
    server = try SiteServer(configuration, workbench: workbench)
  }

  func stop() {
    server.stop()
    try? FileManager.default.removeItem(at: root)
  }

  var secrets: Secrets { server.core.gate.secrets }
  var token: String { server.core.router.token }
  var host: String { "127.0.0.1:\(server.port)" }
  var cookie: String { "\(server.core.gate.cookieName)=\(secrets.session)" }

  func client() throws -> RawClient { try RawClient(port: server.port) }

  /// Changes a file below `content/` as an editor does.
  func write(_ text: String, to path: String) throws {
    try Self.write(text, to: root.appending(path: "content/\(path)"))
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Asks as a page of the site would. A header that is nil is left out.
  func get(_ target: String, method: String = "GET", _ headers: [String: String?] = [:]) throws -> RawClient.Response {
    try ask(method, target, headers, body: "")
  }

  func post(_ target: String, _ body: String, _ headers: [String: String?] = [:]) throws -> RawClient.Response {
    let own: [String: String?] = [
      "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body.utf8.count),
      "Origin": "http://\(host)", "Sec-Fetch-Site": "same-origin",
    ]
    return try ask("POST", target, own.merging(headers) { $1 }, body: body)
  }

  private func ask(
    _ method: String, _ target: String, _ headers: [String: String?], body: String
  ) throws -> RawClient.Response {
    let own: [String: String?] = ["Host": host, "Cookie": cookie, "Connection": "close"]
    let lines = own.merging(headers) { $1 }.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
    let client = try client()
    try client.send("\(method) \(target) HTTP/1.1\r\n\(lines.joined())\r\n\(body)")
    return try client.response()
  }
}

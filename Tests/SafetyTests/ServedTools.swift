import Foundation
import Glibc
import TestSupport
import Testing

/// A small collection that the program serves, with a file system that fails.
final class ServedTools {
  private static let start = [
    "site.yaml": "title: Tools\n", "tools/collection.yaml": "name: \"{{title}}\"\nfields: { title: text }\n",
    "tools/saw.md": "---\ntitle: Saw\n---\n",
  ]

  private let folder: URL
  private let process = Process()
  private let port: Int
  private let cookie: String

  /// - Parameters:
  ///   - call: The name of the calls below `content/` that fail from the first on.
  ///   - code: The number of their error.
  ///   - name: The name of the file for which they fail; nil for all.
  ///   - after: How many of them succeed before.
  init(failing call: String = "", _ code: Int32 = 0, of name: String? = nil, after: Int = 0) throws {
    folder = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
    for (path, text) in Self.start {
      let file = folder.appending(path: "content/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    process.executableURL = Programs.folder.appending(path: "vitrine")
    process.arguments = ["serve", "--site", folder.path, "--port", "0"]
    process.environment = [
      "HOME": "/nowhere", "LD_PRELOAD": Programs.folder.appending(path: "libFaultShim.so").path,
      "FAULT_UNDER": folder.appending(path: "content").path, "FAULT_CALL": call, "FAULT_NTH": "\(after)",
      "FAULT_ONWARDS": "1", "FAULT_ERROR": "\(code)",
    ]
    process.environment?["FAULT_NAME"] = name
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try Programs.start(process)
    var line = ""
    while !line.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      line += String(decoding: data, as: UTF8.self)
    }
    let match = try #require(line.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)(\/\?key=.+)\n/), "\(line)")
    port = try #require(Int(match.1))
    let entry = try Self.ask(port, "GET \(match.2) HTTP/1.1", [])
    cookie = try #require(entry.headers["set-cookie"]?.split(separator: ";").first.map(String.init))
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Does something while another command changes the site.
  func locked<Result>(_ body: () throws -> Result) throws -> Result {
    let lock = open(folder.appending(path: ".vitrine/lock").path, O_RDWR | O_CREAT, 0o600)
    try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
    defer { close(lock) }
    return try body()
  }

  /// Writes a file of the content.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: "content/\(path)"))
  }

  /// Every file of the site, hidden ones among them.
  var files: [String: Data] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasPrefix("content") }.reduce(into: [:]) { files, path in
      files[path] = try? Data(contentsOf: folder.appending(path: path))
    }
  }

  func get(_ address: String) throws -> RawClient.Response {
    try Self.ask(port, "GET \(address) HTTP/1.1", ["Cookie: \(cookie)"])
  }

  func post(_ address: String, _ fields: [(String, String)]) throws -> RawClient.Response {
    let unreserved = CharacterSet.alphanumerics
    let body = fields.map { name, value in
      [name, value].map { $0.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "" }.joined(separator: "=")
    }.joined(separator: "&")
    let headers = [
      "Cookie: \(cookie)", "Origin: http://127.0.0.1:\(port)", "Sec-Fetch-Site: same-origin",
      "Content-Type: application/x-www-form-urlencoded", "Content-Length: \(body.utf8.count)",
    ]
    return try Self.ask(port, "POST \(address) HTTP/1.1", headers, body: body)
  }

  private static func ask(
    _ port: Int, _ request: String, _ headers: [String], body: String = ""
  ) throws -> RawClient.Response {
    let client = try RawClient(port: port)
    let lines = [request, "Host: 127.0.0.1:\(port)", "Connection: close"] + headers
    try client.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return try client.response()
  }
}

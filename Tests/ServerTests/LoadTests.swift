import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing
import Workbench

@testable import Server

/// Clients that are slow, many, or gone.
struct LoadTests {
  @Test func `a request that comes one byte at a time is answered`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let client = try server.client()
    let request =
      "GET /c/first.html HTTP/1.1\r\nHost: \(server.host)\r\nCookie: \(server.cookie)\r\nConnection: close\r\n\r\n"
    for byte in request.utf8 { try client.send([byte]) }
    #expect(try client.response().status == 200)
  }

  @Test func `requests that come at once are answered one after the other`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let client = try server.client()
    let request = "GET /c/first.html HTTP/1.1\r\nHost: \(server.host)\r\nCookie: \(server.cookie)\r\n"
    try client.send("\(request)\r\n\(request)\r\n\(request)Connection: close\r\n\r\n")
    let all = try client.read()
    #expect(all.components(separatedBy: "HTTP/1.1 200 OK").count == 4)
  }

  @Test func `answers that nobody reads are not made in advance`() throws {
    let workbench = RecordingWorkbench(answer: String(repeating: "x", count: 4_000_000))
    let server = try RunningServer(workbench: workbench)
    defer { server.stop() }
    let client = try server.client()
    let request = "GET /-/new/c HTTP/1.1\r\nHost: \(server.host)\r\nCookie: \(server.cookie)\r\n"
    let requests = Array(repeating: "\(request)\r\n", count: 99) + ["\(request)Connection: close\r\n\r\n"]
    try client.send(requests.joined())
    // The system holds some megabytes for who is slow.
    for _ in 0..<100 { #expect(try server.get("/c/first.html").status == 200) }
    #expect(workbench.requests.count < 20)
    #expect(try client.read().components(separatedBy: "HTTP/1.1 200 OK").count == 101)
  }

  @Test func `a request that does not come in time is cut off`() throws {
    let server = try RunningServer { $0.headerTime = 500 }
    defer { server.stop() }
    let client = try server.client()
    try client.send("GET / HTTP/1.1\r\nHost: ")
    #expect(try client.read() == "", "the connection was closed")
    #expect(try server.get("/").status == 200)
  }

  @Test func `a form that does not come in time is cut off`() throws {
    let server = try RunningServer { $0.bodyTime = 50 }
    defer { server.stop() }
    let client = try server.client()
    try client.send(Self.head(of: server, length: 1000))
    #expect(try client.read() == "")
  }

  @Test func `a thousand idle connections keep nobody out`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let idle = try (0..<1000).map { _ in try server.client() }
    for client in idle.prefix(500) { try client.send("GET / HTTP/1.1\r\n") }
    #expect(try server.get("/c/first.html").status == 200)
    withExtendedLifetime(idle) {}
  }

  @Test func `too many connections are turned away, and there is room again when some end`() throws {
    let server = try RunningServer { $0.connections = 3 }
    defer { server.stop() }
    var clients = try (0..<3).map { _ in try server.client() }
    for client in clients {
      try client.send("GET /c/first.html HTTP/1.1\r\nHost: \(server.host)\r\nCookie: \(server.cookie)\r\n\r\n")
      #expect(try client.read(until: "</html>").contains("200"))
    }
    #expect(try server.client().read() == "")
    clients.removeLast()
    try Patience.wait { server.server.core.connections.load(ordering: .relaxed) <= 2 }
    #expect(try server.get("/").status == 200)
  }

  @Test func `long headers and many headers are refused`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    #expect([400, 431].contains(try server.get("/", ["X-Long": String(repeating: "x", count: 10_000)]).status))
    let client = try server.client()
    try client.send("GET / HTTP/1.1\r\n" + (0..<200).map { "X-\($0): 1\r\n" }.joined() + "\r\n")
    #expect([400, 431].contains(try client.response().status))
    #expect(try server.get("/" + String(repeating: "a", count: 5000)).status == 404)
  }

  @Test func `a form that is too large is refused, whatever it says of its size`() throws {
    let server = try RunningServer { $0.form = 1000 }
    defer { server.stop() }
    #expect(try server.post("/-/c/new", "token=" + String(repeating: "x", count: 2000)).status == 413)
    let client = try server.client()
    let head = Self.head(of: server, length: nil) + "Transfer-Encoding: chunked\r\n\r\n"
    try client.send(head + "7d0\r\n" + String(repeating: "x", count: 2000) + "\r\n0\r\n\r\n")
    #expect(try client.response().status == 413)
  }

  @Test func `what is received of forms is bounded for all connections together`() throws {
    let server = try RunningServer { ($0.form, $0.received) = (1000, 1500) }
    defer { server.stop() }
    let first = try server.client()
    try first.send(Self.head(of: server, length: 1000) + String(repeating: "x", count: 900))
    try Patience.wait { server.server.core.received.load(ordering: .relaxed) >= 900 }
    #expect(try server.post("/-/c/new", String(repeating: "x", count: 900)).status == 503)
  }

  @Test func `a browser that goes away in an upload leaves nothing behind`() throws {
    let workbench = RecordingWorkbench()
    let server = try RunningServer(workbench: workbench)
    defer { server.stop() }
    var client: RawClient? = try server.client()
    try client?.send(Self.head(of: server, length: 100_000) + String(repeating: "x", count: 50_000))
    try Patience.wait { server.server.core.received.load(ordering: .relaxed) >= 50_000 }
    client = nil
    try Patience.wait { server.server.core.received.load(ordering: .relaxed) <= 0 }
    #expect(workbench.requests.isEmpty)
    #expect(try server.get("/").status == 200)
  }

  @Test func `what is no HTTP is refused`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    for text in [
      "\u{16}\u{03}\u{01}\u{02}\r\n\r\n", "GET /\r\n\r\n", "HELO mail\r\n\r\n", "GET / HTTP/1.1\r\nNo colon\r\n\r\n",
    ] {
      let client = try server.client()
      try client.send(text)
      let answer = try client.read()
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400") || answer.hasPrefix("HTTP/1.1 421"), "\(answer)")
    }
    #expect(try server.get("/").status == 200)
  }

  @Test func `a port that is in use is named with the next free one`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let port = server.server.port
    #expect {
      _ = try ListeningSocket(port: port)
    } throws: { error in
      guard case .portInUse(port, let free?) = error as? ServeFailure else { return false }
      return free > port && "\(error)" == "port \(port) is in use; the next free one is \(free), as in --port \(free)"
    }
  }

  private static func head(of server: RunningServer, length: Int?) -> String {
    "POST /-/c/new HTTP/1.1\r\nHost: \(server.host)\r\nCookie: \(server.cookie)\r\nOrigin: http://\(server.host)\r\n"
      + "Content-Type: application/x-www-form-urlencoded\r\n"
      + (length.map { "Content-Length: \($0)\r\n\r\n" } ?? "")
  }
}

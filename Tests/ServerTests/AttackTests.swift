import Foundation
import TestSupport
import Testing
import Workbench

@testable import Server

/// Requests that come from other pages, other hosts or other users.
struct AttackTests {
  @Test func `nothing answers without the key or the cookie`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    for target in ["/", "/c/first.html", "/-/events", "/-/live.js", "/-/anything", "/assets/style.css", "/none"] {
      let response = try server.get(target, ["Cookie": nil])
      #expect(response.status == 403, "\(target)")
      #expect(response.headers["set-cookie"] == nil)
      #expect(!response.body.contains("First"))
    }
    #expect(try server.get("/?key=wrong", ["Cookie": nil]).status == 403)
    #expect(try server.get("/", ["Cookie": "\(server.server.core.gate.cookieName)=wrong"]).status == 403)
    #expect(try server.get("/?key=", ["Cookie": nil]).status == 403)
  }

  @Test func `the key gives a cookie that pages cannot read and other sites do not send`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let address = try #require(URL(string: server.server.address))
    let response = try server.get("/?\(address.query ?? "")", ["Cookie": nil])
    #expect(response.status == 200)
    let cookie = try #require(response.headers["set-cookie"])
    #expect(cookie == "\(server.cookie); Path=/; HttpOnly; SameSite=Strict")
    #expect(!cookie.contains(server.secrets.key), "the key itself is not kept")
    #expect(try server.get("/").headers["set-cookie"] == nil)
  }

  @Test(arguments: [
    "evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1", "[::1]:80", "localhost.evil.example", "",
  ])
  func `a host name that was made to lead here is refused`(host: String) throws {
    let server = try RunningServer()
    defer { server.stop() }
    #expect(try server.get("/", ["Host": host]).status == 421)
    #expect(try server.get("/", ["Host": "\(host):\(server.server.port)"]).status == (host == "127.0.0.1" ? 200 : 421))
  }

  @Test func `two host names are refused`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let client = try server.client()
    try client.send(
      "GET / HTTP/1.1\r\nHost: \(server.host)\r\nHost: evil.example\r\nCookie: \(server.cookie)\r\nConnection: close\r\n\r\n"
    )
    #expect([400, 421].contains(try client.response().status))
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1", "http://localhost:1"])
  func `other origins get nothing, and no permission to read`(origin: String) throws {
    let server = try RunningServer()
    defer { server.stop() }
    for target in ["/", "/c/first.html", "/c/data.json", "/-/events"] {
      let response = try server.get(target, ["Origin": origin])
      #expect(response.status == 403)
      #expect(response.headers.keys.allSatisfy { !$0.hasPrefix("access-control") })
    }
    #expect(try server.post("/-/c/new", "token=\(server.token)", ["Origin": origin]).status == 403)
  }

  @Test(arguments: ["cross-site", "same-site"])
  func `scripts, pictures and frames on other pages load nothing`(site: String) throws {
    let server = try RunningServer()
    defer { server.stop() }
    for (mode, destination) in [("no-cors", "script"), ("no-cors", "image"), ("navigate", "iframe"), ("cors", "empty")]
    {
      let headers = ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": destination]
      #expect(try server.get("/c/data.json", headers).status == 403)
      #expect(try server.get("/c/data.json?key=\(server.secrets.key)", headers).status == 403)
    }
    let visit = ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"]
    #expect(try server.get("/", visit).status == 403)
    #expect(try server.get("/?key=\(server.secrets.key)", visit).status == 200, "a link in a terminal on the web")
  }

  @Test func `all answers say that other pages must not use them`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    for target in ["/", "/c/data.json", "/assets/style.css", "/none", "/-/live.js"] {
      let headers = try server.get(target).headers
      #expect(headers["cross-origin-resource-policy"] == "same-origin")
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["x-frame-options"] == "DENY")
      #expect(headers["content-security-policy"]?.contains("default-src 'none'") == true)
      #expect(headers.keys.allSatisfy { !$0.hasPrefix("access-control") })
    }
  }

  @Test func `events say that something has changed, and not what`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let client = try server.client()
    try client.send("GET /-/events?since=0 HTTP/1.1\r\nHost: \(server.host)\r\nCookie: \(server.cookie)\r\n\r\n")
    let start = try client.read(until: ": \n\n")
    #expect(start.contains("text/event-stream"))
    #expect(!start.lowercased().contains("access-control"))
    try server.write("---\ntitle: Secret\n---\n", to: "c/first.md")
    let event = try client.read(until: "reload\n\n")
    #expect(event.contains("data: reload\n\n"))
    #expect(!event.contains("Secret") && !event.contains("first"))
  }

  @Test(arguments: [
    "/../c/collection.yaml", "/..%2fc/collection.yaml", "/%2e%2e/content/site.yaml", "/c/../../content/site.yaml",
    "/c/%2e%2e/%2e%2e/content/site.yaml", "//etc/passwd", "/c//first.html", "/c/first.html%00.md", "/c%2ffirst.html",
    "/c\\..\\content", "/c/..%5c..%5ccontent", "/%252e%252e/content/site.yaml", "/content/c/first.md", "/c/first.md",
    "/content/site.yaml", "/c/collection.yaml", "/.vitrine/undo", "/c/first.html?../../content/site.yaml&x=/none",
    "/c2/first.html", "/@fs/etc/passwd?raw??", "/c/first.md?import&raw??", "/etc/passwd?.svg?import",
  ])
  func `no path leads out of the site's pages`(target: String) throws {
    let server = try RunningServer(["c2/first.md": "---\ntitle: Sibling\n---\n"])
    defer { server.stop() }
    let response = try server.get(target)
    if target.hasPrefix("/c/first.html?") {
      #expect(response.status == 200, "a query changes nothing")
    } else {
      #expect([400, 404].contains(response.status), "\(target)")
      #expect(!response.body.contains("Cabinet") && !response.body.contains("fields:"))
    }
  }

  @Test func `a symbolic link in the content is not followed`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let content = server.root.appending(path: "content")
    try FileManager.default.createSymbolicLink(
      atPath: content.appending(path: "c/passwd.jpg").path, withDestinationPath: "/etc/passwd")
    try FileManager.default.createSymbolicLink(
      atPath: content.appending(path: "etc").path, withDestinationPath: "/etc")
    for target in ["/assets/c/passwd.jpg", "/c/passwd.jpg", "/etc/passwd", "/content/etc/passwd"] {
      #expect(try server.get(target).status == 404, "\(target)")
    }
  }

  @Test func `forms without the token of this server change nothing`() throws {
    let workbench = RecordingWorkbench()
    let server = try RunningServer(workbench: workbench)
    defer { server.stop() }
    for body in ["", "title=X", "token=", "token=wrong&title=X", "token=\(server.secrets.session)"] {
      #expect(try server.post("/-/c/new", body).status == 403)
    }
    #expect(workbench.requests.isEmpty)
    #expect(try server.post("/-/c/new", "title=X&token=\(server.token)").status == 200)
    #expect(workbench.requests.map(\.fields) == [FormFields([.init("title", "X")])], "the token is not passed on")
  }

  @Test(arguments: ["language: de\n", "time-zone: Asia/Tokyo\n"])
  func `a form that shows numbers and times in another way than the site by now is not saved`(setting: String) throws {
    let workbench = RecordingWorkbench()
    let server = try RunningServer(workbench: workbench)
    defer { server.stop() }
    let before = server.token
    try server.write("title: The Cabinet\n\(setting)", to: "site.yaml")
    try Patience.wait { server.token != before }
    #expect(try server.post("/-/c/new", "title=X&token=\(before)").status == 403)
    #expect(workbench.requests.isEmpty)
    #expect(workbench.recovered.map(\.fields) == [FormFields([.init("title", "X")])], "it can be shown again")
    #expect(try server.post("/-/c/new", "title=X&token=\(server.token)").status == 200)
  }

  @Test func `a form with files that another page posts is refused before it is read`() throws {
    let workbench = RecordingWorkbench()
    let server = try RunningServer(workbench: workbench)
    defer { server.stop() }
    // A form with files needs no question beforehand from browsers (no preflight).
    let headers: [String: String?] = [
      "Content-Type": "multipart/form-data; boundary=x", "Origin": "http://evil.example",
      "Sec-Fetch-Site": "cross-site",
    ]
    #expect(try server.post("/-/c/new", "--x--\r\n", headers).status == 403)
    #expect(try server.post("/-/c/new", "{}", ["Content-Type": "application/json"]).status == 415)
    #expect(try server.post("/-/c/new", "token=\(server.token)", ["Content-Type": "text/plain"]).status == 415)
    #expect(workbench.requests.isEmpty)
  }

  @Test func `a site that is served for reading takes no forms and has no controls`() throws {
    let workbench = RecordingWorkbench()
    let server = try RunningServer(isReadOnly: true, workbench: workbench)
    defer { server.stop() }
    #expect(try server.post("/-/c/new", "token=\(server.token)").status == 403)
    #expect(workbench.requests.isEmpty)
    #expect(try !server.get("/c/").body.contains("control of"))
  }

  @Test func `a script in an SVG picture does not run`() throws {
    let server = try RunningServer([
      "c/collection.yaml": "fields: { title: text, photo: image }\nname: '{{title}}'\nlist: { image: photo }\n",
      "c/a.md": "---\ntitle: A\nphoto: a.svg\n---\n", "c/a.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    ])
    defer { server.stop() }
    let policy = try server.get("/assets/icon.svg").headers["content-security-policy"]
    #expect(policy == "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
  }

  @Test func `no script in a file that notes link to runs`() throws {
    let names = ["a.html", "b.HTM", "c.js", "d.mjs", "e.xhtml", "f.xml", "g.css", "h.Html"]
    let links = names.map { "[x](\($0))" }.joined(separator: " ")
    let server = try RunningServer(["c/b.md": "---\ntitle: B\n---\n\(links)\n"])
    defer { server.stop() }
    for name in names { try server.write("<script src=\"c.js\"></script>", to: "c/\(name)") }
    try Patience.wait { try names.allSatisfy { try server.get("/assets/c/\($0)").status == 200 } }
    for name in names {
      let headers = try server.get("/assets/c/\(name)").headers
      #expect(headers["content-security-policy"]?.hasSuffix("; sandbox") == true, "\(name)")
      #expect(headers["content-type"]?.contains("javascript") == false, "\(name)")
      #expect(headers["x-content-type-options"] == "nosniff", "\(name)")
      #expect(try !server.get("/assets/c/\(name)").body.contains("/-/"), "nothing is added to \(name)")
    }
  }

  @Test(arguments: ["PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])
  func `other methods have no use`(method: String) throws {
    let server = try RunningServer()
    defer { server.stop() }
    #expect(try server.get("/c/first.html", method: method).status == 405)
  }

  @Test func `a page of the site takes no forms`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    #expect(try server.post("/c/first.html", "token=\(server.token)").status == 405)
  }
}

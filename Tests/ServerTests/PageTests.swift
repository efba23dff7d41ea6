import Files
import Foundation
import Resident
import TestSupport
import Testing
import Workbench

@testable import Server

/// What pages look like from the server.
struct PageTests {
  @Test func `each page is at its address in the output`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    for target in ["/", "/index.html", "/c/", "/c/index.html", "/c/first.html", "/c/data.json", "/assets/style.css"] {
      #expect(try server.get(target).status == 200, "\(target)")
    }
    let redirect = try server.get("/c")
    #expect(redirect.status == 303)
    #expect(redirect.headers["location"] == "/c/")
    #expect(try server.get("/c/none.html").status == 404)
  }

  @Test func `a page has the bytes of the build, but for its policy, and what is added`() throws {
    let server = try RunningServer(workbench: RecordingWorkbench())
    defer { server.stop() }
    let state = server.server.state
    let file = try #require(state.file(at: "c/first.html"))
    let resident = server.server.core.router.site.resident
    let built = String(decoding: try resident.bytes(of: file, in: state) ?? [], as: UTF8.self)
    let lines = try server.get("/c/first.html").body.components(separatedBy: "\n")
    let rest = Set(built.components(separatedBy: "\n")).subtracting(lines)
    #expect(rest.count == 1 && rest.allSatisfy { $0.contains("http-equiv=\"Content-Security-Policy\"") })
    let added = Set(lines).subtracting(built.components(separatedBy: "\n")).sorted()
    #expect(
      added == [
        "<link rel=\"stylesheet\" href=\"/-/live.css\">", "<p>control of item(collection: \"c\", stem: \"first\")</p>",
        "<script src=\"/-/live.js\" data-generation=\"0\" defer></script>",
      ])
    let data = try #require(state.file(at: "c/data.json"))
    let bytes = try server.server.core.router.site.resident.bytes(of: data, in: state) ?? []
    #expect(try server.get("/c/data.json").body == String(decoding: bytes, as: UTF8.self))
  }

  @Test func `controls know which page they are on`() throws {
    let server = try RunningServer(workbench: RecordingWorkbench())
    defer { server.stop() }
    #expect(try server.get("/").body.contains("control of home"))
    #expect(try server.get("/c/").body.contains("control of list(collection: \"c\", sort: Optional(0))"))
    #expect(try server.get("/c/report.html").body.contains("control of other"))
  }

  @Test func `HEAD gives the headers alone`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let (head, get) = (try server.get("/c/", method: "HEAD"), try server.get("/c/"))
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
    #expect(head.headers["content-length"] == get.headers["content-length"])
  }

  @Test func `a site with errors at the start serves the findings with the lines around them`() throws {
    let server = try RunningServer(["c/bad.md": "---\ntitle: Bad\nyear: <long> ago\n---\n"])
    defer { server.stop() }
    let page = try server.get("/c/first.html").body
    #expect(page.contains("id=\"vitrine-findings\""))
    #expect(page.contains("content/c/bad.md:3:7"))
    #expect(page.contains("<mark>3  year: &lt;long&gt; ago</mark>"))
    #expect(page.contains("First"), "the page is there below")
    try server.write("---\ntitle: Bad\nyear: 1950\n---\n", to: "c/bad.md")
    server.server.core.router.site.update(.init(["content/c/bad.md"]))
    #expect(try !server.get("/c/first.html").body.contains("vitrine-findings"))
  }

  @Test func `decoration finds its places whatever the layout is`() {
    var decoration = PageDecoration()
    (decoration.head, decoration.body, decoration.main) = ("H", "B", "M")
    func applied(_ page: String) -> String { String(decoding: decoration.applied(to: Array(page.utf8)), as: UTF8.self) }
    #expect(
      applied("<head></head><body class=\"x\"><main id=\"m\">1</main></body>")
        == "<head>H</head><body class=\"x\">B<main id=\"m\">M1</main></body>")
    #expect(applied("<HEAD></HEAD><BODY>1</BODY>") == "<HEAD>H</HEAD><BODY>BM1</BODY>")
    #expect(applied("<body>1") == "<body>HBM1")
    #expect(applied("") == "BM")
    #expect(
      applied(
        "<head><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\"><meta name=\"a\"></head>")
        == "<head><meta name=\"a\">H</head>BM")
  }
}

import Foundation
import Testing

/// Follows every link of built sites.
struct LinkTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every link of the sample site leads to a file and a place in it`() throws {
    let build = try SiteBuild(Self.repository, clock: 1_790_000_000)
    #expect(build.findings == [])
    let broken = SiteLinks(build.files).broken
    #expect(broken.isEmpty, "\(broken.prefix(20))")
    #expect(build.files.count > 400)
  }

  @Test func `a link that leads nowhere would be found`() {
    let pages = [
      "index.html":
        #"<a href="a.html">ok</a> <a href="a/">no</a> <img src="x.png"> <a href="a.html#there">ok</a> <a href="a.html#nowhere">no</a>"#,
      "a.html": #"<p id="there">&amp; <a href="https://example.org">web</a></p>"#,
    ]
    #expect(
      SiteLinks(pages.mapValues { Data($0.utf8) }).broken == [
        "index.html: a.html#nowhere", "index.html: a/", "index.html: x.png",
      ])
  }
}

/// The links between the pages of a site.
struct SiteLinks {
  /// Links to files or places that are not there, each with its page.
  let broken: [String]

  init(_ files: [String: Data]) {
    let pages = files.filter { $0.key.hasSuffix(".html") }.mapValues { String(decoding: $0, as: UTF8.self) }
    let places = pages.mapValues { Set(Self.values(of: "id", in: $0)) }
    var broken: Set<String> = []
    for (page, text) in pages {
      for link in Self.values(of: "href", in: text) + Self.values(of: "src", in: text) {
        guard !link.contains("://"), !link.hasPrefix("mailto:") else { continue }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts[0].isEmpty ? page : Self.path(parts[0], from: page)
        let hasPlace = parts.count < 2 || places[path]?.contains(parts[1].removingPercentEncoding ?? "") == true
        if files[path] == nil || !hasPlace { broken.insert("\(page): \(link)") }
      }
    }
    self.broken = broken.sorted()
  }

  private static func path(_ link: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/", omittingEmptySubsequences: false) {
      if part == ".." { _ = parts.popLast() } else { parts.append(part.removingPercentEncoding ?? String(part)) }
    }
    return parts.joined(separator: "/")
  }

  private static func values(of attribute: String, in text: String) -> [String] {
    text.components(separatedBy: " \(attribute)=\"").dropFirst().map { part in
      part.prefix { $0 != "\"" }.replacingOccurrences(of: "&amp;", with: "&").replacingOccurrences(
        of: "&#39;", with: "'")
    }
  }
}

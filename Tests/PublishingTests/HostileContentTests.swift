import Foundation
import Probes
import Testing

struct HostileContentTests {
  private static let cells = ["default", "subtitle", "right-detail", "left-detail"]

  @Test(arguments: Self.cells, ["plain", "grouped"])
  func `no value adds an element or an attribute to any page`(cell: String, style: String) throws {
    let harmless = try HostileSite(cell: cell, style: style, values: nil).pages()
    #expect(harmless.findings == [])
    #expect(harmless.pages.count >= 9)
    for seed in 0..<6 as Range<UInt64> {
      let values = HostileValues(seed: seed * 8 + UInt64(cell.utf8.count))
      let hostile = try HostileSite(cell: cell, style: style, values: values).pages()
      #expect(hostile.findings == [])
      #expect(hostile.pages.count == harmless.pages.count)
      for (page, expected) in zip(hostile.pages, harmless.pages) {
        #expect(Self.hasSoundMetadata(page.bytes), "\(page.name) of seed \(seed)")
        let shape = MarkupShape(page.bytes)
        #expect(shape == MarkupShape(expected.bytes), "\(page.name) of seed \(seed)")
        #expect(Self.unsafe(shape) == [])
      }
    }
  }

  @Test func `notes add no script, no handler and no address that runs`() throws {
    let notes = """
      <script>alert(1)</script> <img src=x onerror=alert(1)> <svg onload=alert(1)><iframe srcdoc="<script>">

      [a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](<java&#10;script:alert(1)>) [d](data:text/html,x) [e](vbscript:x)
      ![f](javascript:x) ![g](data:image/svg+xml,x) [h](file:///etc/passwd) <javascript:x> [i](&#x6A;avascript:x) [j]

      [j]: javascript:alert(1) "\\" onclick=\\"x"
      """
    let site = HostileSite(cell: "subtitle", style: "plain", values: nil)
    for page in try site.pages(notes: notes).pages {
      #expect(Self.unsafe(MarkupShape(page.bytes)) == [], "\(page.name)")
    }
  }

  @Test func `the text and the title of a picture in notes stay in their attributes`() throws {
    let notes = try SmallSite.notes(
      "![x\"\u{301} onload=y <\u{301}b>](a.svg \"t\\\"\u{301} onload=z\")",
      beside: ["c/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"])
    let shape = MarkupShape(Array(notes.utf8))
    #expect(Self.unsafe(shape) == [])
    let names = shape.tags.first { $0.name == "img" }?.attributes.map(\.name)
    #expect(names == ["src", "width", "height", "loading", "alt", "title"])
  }

  @Test func `every page has a policy that lets no script in content run, also where notes may hold HTML`() throws {
    let site = HostileSite(cell: "subtitle", style: "grouped", values: HostileValues(seed: 1))
    for page in try site.pages(notes: "<script>alert(1)</script>", allowsHTML: true).pages
    where page.name.hasSuffix(".html") {
      let metas = MarkupShape(page.bytes).tags.filter { $0.name == "meta" }.map(\.attributes)
      let policy = metas.first { $0.contains { $0.value == "Content-Security-Policy" } }?.first { $0.name == "content" }
      #expect(policy?.value.hasPrefix("default-src 'none'") == true, "\(page.name)")
      let scripts = policy?.value.split(separator: ";").first { $0.contains("script-src") }
      #expect(scripts == nil || scripts == " script-src 'self' file:", "\(page.name)")
    }
  }

  /// Whether a tag is of the program's own scripts, or of a bar in a chart.
  private static func isBuiltIn(_ tag: MarkupShape.Tag) -> Bool {
    if tag.isEnd { return tag.name == "script" || tag.name == "svg" }
    let attributes = Dictionary(tag.attributes.map { ($0.name, $0.value) }) { first, _ in first }
    switch tag.name {
    case "script":
      // What the item is, for search engines: a browser runs none of it.
      if attributes == ["type": "application/ld+json"] { return true }
      return Set(attributes.keys) == ["src", "defer"]
        && ["../assets/search.js", "assets/search.js", "../assets/facets.js"].contains(attributes["src"])
    case "svg": return Set(attributes.keys) == ["viewbox", "preserveaspectratio", "aria-hidden"]
    default: return false
    }
  }

  /// Whether what a page says to search engines is JSON, up to the end of its element; true of a page that says nothing.
  private static func hasSoundMetadata(_ page: [UInt8]) -> Bool {
    let page = String(decoding: page, as: UTF8.self)
    return page.components(separatedBy: "<script type=\"application/ld+json\">").dropFirst().allSatisfy { part in
      let json = part.components(separatedBy: "</script>")[0]
      return !json.contains("<") && (try? JSONSerialization.jsonObject(with: Data(json.utf8))) is [String: Any]
    }
  }

  /// The parts of a page that could run something.
  private static func unsafe(_ shape: MarkupShape) -> [String] {
    shape.tags.flatMap { tag in
      let elements = ["script", "style", "iframe", "object", "embed", "svg", "math", "form", "base"].filter {
        $0 == tag.name && !isBuiltIn(tag)
      }
      let attributes = tag.attributes.filter {
        $0.isUnsafeAddress || $0.name.hasPrefix("on") || ["style", "srcdoc"].contains($0.name)
      }
      return elements + attributes.map { "\($0.name)=\($0.value)" }
    }
  }
}

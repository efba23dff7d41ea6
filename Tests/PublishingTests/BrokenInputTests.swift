import Foundation
import Testing

/// The corpus of broken inputs stands in several places, next to what reads them.
struct BrokenInputTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: tests.appending(path: path), encoding: .utf8)
  }

  /// How many cases of a file expect a diagnostic.
  private static func cases(_ path: String) throws -> Int {
    try text(path).components(separatedBy: "\n## ").dropFirst().count { part in
      part.components(separatedBy: "=>\n").last?.contains(/(?m)^[^ ]+.*: (error|warning): .* \[[a-z-]+\]$/) == true
    }
  }

  /// How many inputs in the front matter's tests have a finding after `=> `.
  private static func frontMatterCases(_ path: String) throws -> Int {
    try text(path).components(separatedBy: "\n\n").count { $0.contains(#/(?m)^ *=> \d+:\d+: /#) }
  }

  @Test func `every kind of input is broken in many ways, and what is said of each is known`() throws {
    let counts = [
      "front matter": try ["Bracket", "Document", "Value"].map {
        try Self.frontMatterCases("FrontMatterTests/Broken\($0)Tests.swift")
      }.reduce(0, +),
      "values": try Self.cases("CatalogueTests/Cases/items.txt"),
      "site.yaml": try Self.cases("CatalogueTests/Cases/site.txt"),
      "collection.yaml": try Self.cases("CatalogueTests/Cases/collection.txt"),
      "templates": try Self.text("TemplatesTests/TemplateDiagnosticTests.swift").matches(
        of: /BrokenTemplate\(\s*source/
      ).count,
      "links and addresses": try Self.cases("PublishingTests/Cases/addresses.txt"),
    ]
    for (kind, count) in counts { #expect(count >= 25, "\(kind)") }
    #expect(counts.values.reduce(0, +) >= 400)
  }
}

import Foundation
import Testing

/// A file of examples: each has a name after `##`, what is given, a line `=>`, and what should come of it.
///
/// With the environment variable VITRINE_RECORD=1 the file is written anew with what does come of it.
package struct CaseFile {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let given: String
    let expected: String
    var testDescription: String { name }
  }

  private let url: URL

  package init(_ name: String, from file: String = #filePath) {
    url = URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: "Cases/\(name).txt")
  }

  func cases() throws -> [Case] {
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.components(separatedBy: "\n## ").dropFirst().map { part in
      let name = part.prefix { $0 != "\n" }
      let body = part.dropFirst(name.count + 1).components(separatedBy: "=>\n")
      let expected = body.count > 1 ? body[1].trimmingCharacters(in: .newlines) : ""
      return Case(name: String(name), given: body[0], expected: expected)
    }
  }

  /// Holds what `result` makes of each case against what the file expects.
  package func check(atLeast count: Int, _ result: (String) throws -> [String]) throws {
    let cases = try cases()
    #expect(cases.count >= count)
    #expect(Set(cases.map(\.name)).count == cases.count, "every case has a name of its own")
    let results = try cases.map { try result($0.given).joined(separator: "\n").trimmingCharacters(in: .newlines) }
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" { return try record(cases, results) }
    for (example, result) in zip(cases, results) { #expect(result == example.expected, "\(example.name)") }
  }

  private func record(_ cases: [Case], _ results: [String]) throws {
    let head = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n## ")[0]
    let parts = zip(cases, results).map { example, result in
      "\n## \(example.name)\n\(example.given)=>\n\(result)\(result.isEmpty ? "" : "\n")"
    }
    try Data((head + parts.joined()).utf8).write(to: url)
  }
}

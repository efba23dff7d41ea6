import Foundation
package import Testing

/// A file of examples: each has a name after `##`, what is given, a line `=>`, and what should come of it.
///
/// With the environment variable VITRINE_RECORD=1 the file is written anew with what does come of it.
package struct CaseFile {
  private struct Case {
    let name: String
    let given: String
    let expected: String
  }

  private let url: URL

  /// - Parameters:
  ///   - name: of the file in the folder `Cases`, without `.txt`.
  ///   - file: the source file that the folder is beside.
  package init(_ name: String, from file: String = #filePath) {
    url = URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: "Cases/\(name).txt")
  }

  /// Holds the lines that `result` makes of each case against what the file expects.
  ///
  /// - Parameter count: how many cases the file has at the least, so that none is lost unseen.
  package func check(
    atLeast count: Int, at place: SourceLocation = #_sourceLocation, _ result: (String) throws -> [String]
  ) throws {
    let (head, cases) = try read()
    #expect(cases.count >= count, sourceLocation: place)
    #expect(Set(cases.map(\.name)).count == cases.count, "every case has a name of its own", sourceLocation: place)
    let results = try cases.map { try result($0.given).map { "\($0)\n" }.joined() }
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" { return try record(head, cases, results) }
    for (example, result) in zip(cases, results) {
      #expect(result == example.expected, "\(example.name)", sourceLocation: place)
    }
  }

  /// What is given in each case.
  package func givenTexts() throws -> [String] {
    try read().cases.map(\.given)
  }

  /// What the file says before the first case, and the cases.
  private func read() throws -> (head: String, cases: [Case]) {
    let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n## ")
    let cases = parts.dropFirst().map { part in
      let name = part.prefix { $0 != "\n" }
      let body = part.dropFirst(name.count + 1)
      let arrow = body.range(of: "=>\n")
      return Case(
        name: String(name), given: String(body[..<(arrow?.lowerBound ?? body.endIndex)]),
        expected: String(body[(arrow?.upperBound ?? body.endIndex)...]))
    }
    return (parts[0], cases)
  }

  private func record(_ head: String, _ cases: [Case], _ results: [String]) throws {
    let parts = zip(cases, results).map { "\n## \($0.name)\n\($0.given)=>\n\($1)" }
    try Data((head + parts.joined()).utf8).write(to: url)
  }
}

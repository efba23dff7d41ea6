import Diagnostics
import Language
import TestSupport
import Testing

@testable import Catalogue

/// Makes the fix of every finding in the kept cases, and expects the finding to be gone.
struct FixTests {
  @Test func `every fix in an item takes its finding away`() throws {
    let reader = try ItemReaderTests.reader()
    let count = try fixed(
      in: "items", as: { "---\n\($0)must: x\n---\n" },
      findings: { file in
        var diagnostics: [Diagnostic] = []
        _ = reader.read(file, stem: "a", diagnostics: &diagnostics)
        return diagnostics
      })
    #expect(count >= 20)
  }

  @Test(arguments: ["List: [a]\nList: [b]", "List: [a]\nLIST: [b]", "list: [a]\nmoney: 1\nMoney: 2\nMoney: 3"])
  func `of several keys that cannot all be corrected, none is`(keys: String) throws {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "a", text: "---\n\(keys)\nmust: x\n---\n")
    _ = try ItemReaderTests.reader().read(file, stem: "a", diagnostics: &diagnostics)
    #expect(diagnostics.filter { $0.severity == .warning }.count > 0)
    #expect(diagnostics.allSatisfy { $0.fix?.isCertain != true })
  }

  @Test func `every fix in a site's configuration takes its finding away`() throws {
    let count = try fixed(
      in: "site", as: { $0 },
      findings: { file in
        var diagnostics: [Diagnostic] = []
        _ = SiteSettingsReader.read(file, diagnostics: &diagnostics)
        return diagnostics
      })
    #expect(count >= 5)
  }

  @Test func `every fix in a collection's configuration takes its finding away`() throws {
    let clock = try ZoneClock(.utc)
    let count = try fixed(
      in: "collection", as: { $0 },
      findings: { file in
        var diagnostics: [Diagnostic] = []
        _ = CollectionSettingsReader.read(
          file, id: "things", site: SiteSettings(), clock: clock, now: DateTime(utc: 1_700_000_000),
          diagnostics: &diagnostics)
        return diagnostics
      })
    #expect(count >= 15)
  }

  /// - Returns: how many fixes there were.
  private func fixed(
    in cases: String, as text: (String) -> String, findings: (SourceFile) -> [Diagnostic]
  ) throws -> Int {
    var count = 0
    for given in try CaseFile(cases).givenTexts() {
      let file = SourceFile(path: "a", text: text(given))
      for finding in findings(file) {
        guard let fix = finding.fix else { continue }
        count += 1
        #expect(finding.range.start <= finding.range.end)
        let (bytes, made) = file.applying([fix])
        #expect(made == [fix], "\(finding)")
        let rest = findings(SourceFile(path: "a", bytes: bytes))
        let isThere = rest.contains { $0.location == finding.location && $0.id == finding.id }
        #expect(!isThere, "\(finding)\n\(String(decoding: bytes, as: UTF8.self))\n\(rest)")
      }
    }
    return count
  }

  @Test func `a finding about a value has the range of the value, and of a key that of the key`() throws {
    let reader = try ItemReaderTests.reader()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "a", text: "---\nmust: x\nyear: \"nineteen\"\nmodle: x\nlist: [a, {b: c}]\n---\n")
    _ = reader.read(file, stem: "a", diagnostics: &diagnostics)
    let ranges = diagnostics.map {
      "\($0.id.rawValue) \($0.range.start.line):\($0.range.start.column)-\($0.range.end.line):\($0.range.end.column)"
    }
    #expect(ranges == ["value-type 3:7-3:17", "unknown-field 4:1-4:6", "value-type 5:11-5:17"])
  }

  @Test func `a key that is given twice has a note where it was given first`() throws {
    let reader = try ItemReaderTests.reader()
    var diagnostics: [Diagnostic] = []
    _ = reader.read(
      SourceFile(path: "a", text: "---\nmust: x\ntext: a\ntext: b\n---\n"), stem: "a", diagnostics: &diagnostics)
    let note = try #require(diagnostics.first?.notes.first)
    #expect(note.message == "first given here" && note.range.start == SourceLocation(line: 3, column: 1))
  }
}

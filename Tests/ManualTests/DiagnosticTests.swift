import Diagnostics
import Importing
import JSON
import PaperLayout
import Testing

@testable import VitrineCommand

struct DiagnosticTests {
  @Test func `the manual explains exactly the existing diagnostics`() throws {
    let headings = try ManualPage("docs/diagnostics.md").sections.filter { $0.level == 3 }.map(\.heading)
    #expect(Set(headings) == Set(DiagnosticID.allCases.map(\.rawValue)))
    #expect(headings.count == Set(headings).count)
  }

  @Test(arguments: DiagnosticID.allCases)
  func `each diagnostic has an example in the form in which it is printed`(_ id: DiagnosticID) throws {
    let examples = try ManualPage("docs/diagnostics.md").section(id.rawValue).codeBlocks.flatMap {
      $0.split(separator: "\n")
    }
    let form = /^[^ :]+:\d+:\d+: (error|warning): .+ \[([a-z-]+)\]$/
    #expect(examples.contains { $0.wholeMatch(of: form)?.2 == Substring(id.rawValue) })
  }

  @Test func `no page names an unknown diagnostic`() throws {
    let known = Set(DiagnosticID.allCases.map(\.rawValue))
    for page in try ManualPage.all() {
      let named = page.sections.flatMap(\.lines).flatMap { line in
        line.matches(of: /(?:error|warning): .* \[([a-z-]+)\]/).map { String($0.1) }
      }
      #expect(Set(named).subtracting(known) == [], "\(page.path)")
    }
  }

  @Test func `every example is what the program prints`() throws {
    var said = Set(try Provocation.all.flatMap { try $0.findings() })
    for data in ["{\n  \"title\": \"Emma\",\n  \"year\": 1815,\n}", "{\"a\": 1, \"a\": 2}"] {
      if case .failure(let finding) = JSONReader.read(SourceFile(path: "data.json", text: data)) {
        said.insert(finding.description)
      }
    }
    said.formUnion(Self.importFindings)
    said.formUnion([
      PrintFindings.unreadable(
        "mustang.jpg", "the file is not a picture; pictures are JPEG, PNG, WebP, GIF or SVG", in: "cars"
      ).description,
      PrintFindings.missing("京", in: "東京", of: "cars").description,
      PrintFindings.fineCode(
        of: "1964-ford-mustang", side: 0.19 * PageFormat.pointsPerMillimetre, others: 3, in: "cars"
      ).description,
      TableTooWide(columns: ["Make", "Fuel", "Price"], paper: "A5")
        .finding(in: "content/cars/collection.yaml", at: SourceLocation(line: 8, column: 12)).description,
    ])
    for section in try ManualPage("docs/diagnostics.md").sections where section.level == 3 {
      for example in section.codeBlocks.flatMap({ $0.split(separator: "\n") }) {
        #expect(said.contains(String(example)), "\(section.heading)")
      }
    }
  }

  /// What `vitrine import` says of lines that cannot be read.
  private static var importFindings: [String] {
    let tables = [
      ("gone.csv", "title\n\n\"Emma\n"), ("gone.csv", "title,year\nEmma,1815,Austen\n"),
      ("gone.csv", "title,year\nEmma\n"), ("gone.csv", "title\n\"Emma\"!\n"), ("gone.csv", "title,title\nEmma,1815\n"),
      ("gone.csv", "title,\nEmma,1815\n"), ("list.json", "[{\"\": \"Emma\"}]"),
      ("list.json", "[{\"engine.power\": 1, \"engine\": {\"power\": 2}}]"),
    ]
    return tables.flatMap { path, table in
      do throws(ImportFailure) {
        let source = try ImportSource(Array(table.utf8), path: path, preset: nil, collection: "books")
        return source.table.findings.map(\.description)
      } catch {
        guard case .findings(let findings) = error else { return [] }
        return findings.map(\.description)
      }
    }
  }
}

import Foundation
import Testing

struct LinkTests {
  @Test func `every link in the manual leads to an existing file and heading`() throws {
    let pages = try ManualPage.all()
    for page in pages {
      let folder = ManualPage.repository.appending(path: page.path).deletingLastPathComponent()
      for link in page.sections.flatMap(\.proseLines).flatMap({ $0.matches(of: /\]\(([^)]+)\)/) }).map({ String($0.1) })
      where !link.contains(":") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let file =
          parts[0].isEmpty ? ManualPage.repository.appending(path: page.path) : folder.appending(path: parts[0])
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path): \(link)")
        guard parts.count == 2 else { continue }
        let target = pages.first { ManualPage.repository.appending(path: $0.path).standardized == file.standardized }
        #expect(target?.sections.contains { $0.address == parts[1] } == true, "\(page.path): \(link)")
      }
    }
  }

  @Test func `the index links to every page`() throws {
    let links = try ManualPage("docs/index.md").sections.flatMap(\.lines).flatMap { line in
      line.matches(of: /\]\(([^)#]+\.md)\)/).map { "docs/\($0.1)" }
    }
    let pages = try ManualPage.all().map(\.path).filter { $0 != "README.md" && $0 != "docs/index.md" }
    #expect(Set(links) == Set(pages))
    #expect(links.count == pages.count)
  }

  @Test func `the manual shows exactly the pictures in its folder, screenshots in light and dark`() throws {
    let images = ManualPage.repository.appending(path: "docs/images")
    let files = try FileManager.default.contentsOfDirectory(atPath: images.path)
    let shown = try ManualPage.all().flatMap { page in
      page.sections.flatMap(\.lines).flatMap { line in
        line.matches(of: /(?:src="|srcset="|\]\()(?:docs\/)?images\/([^")]+)/).map { String($0.1) }
      }
    }
    #expect(Set(shown) == Set(files))
    let light = files.filter { $0.hasSuffix("-light.webp") }.map { $0.replacing("-light.", with: "-dark.") }
    #expect(Set(light) == Set(files.filter { $0.hasSuffix("-dark.webp") }))
  }
}

extension ManualPage.Section {
  /// The lines without code, which may show links of its own.
  fileprivate var proseLines: [String] {
    lines.filter { !$0.hasPrefix("    ") }.map { $0.replacing(/`[^`]+`/, with: "") }
  }

  /// The heading as hosts of repositories make addresses of it: lower case, without marks, hyphens for spaces.
  fileprivate var address: String {
    String(heading.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
  }
}

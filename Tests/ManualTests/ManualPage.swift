import Foundation
import Testing

/// One page of the manual, or the README, cut at its headings.
struct ManualPage {
  struct Section {
    let heading: String
    /// 1 for the page's own title.
    let level: Int
    var lines: [String] = []
  }

  let path: String
  private(set) var sections: [Section] = []

  /// - Parameter path: from the repository's folder.
  init(_ path: String) throws {
    self.path = path
    for line in try String(contentsOf: Self.repository.appending(path: path), encoding: .utf8).components(
      separatedBy: "\n")
    {
      let level = line.prefix { $0 == "#" }.count
      if level > 0, line.dropFirst(level).first == " " {
        sections.append(Section(heading: String(line.dropFirst(level + 1)), level: level))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
  }

  /// The folder that holds `Package.swift`.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The README and all pages of the manual.
  static func all() throws -> [ManualPage] {
    let names = try FileManager.default.contentsOfDirectory(atPath: repository.appending(path: "docs").path)
    let pages = names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    return try (["README.md"] + pages).map { try ManualPage($0) }
  }

  func section(_ heading: String) throws -> Section {
    try #require(sections.first { $0.heading == heading }, "\(path) has no heading '\(heading)'")
  }
}

extension ManualPage.Section {
  /// What the first cells of the section's tables have as code.
  var names: Set<String> {
    let cells = lines.filter { $0.hasPrefix("| ") }.compactMap { $0.split(separator: "|").first }
    return Set(cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
  }

  /// The code blocks, without their indentation.
  var codeBlocks: [String] {
    var blocks: [[String]] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix("    ") || (isInside && line.isEmpty) {
        if !isInside { blocks.append([]) }
        blocks[blocks.count - 1].append(String(line.dropFirst(4)))
        isInside = true
      } else {
        isInside = false
      }
    }
    return blocks.map { $0.joined(separator: "\n") }
  }
}

import Foundation

/// The Swift files below a folder, with the types that each declares at the top level and the types that it names.
struct SourceTree {
  struct File {
    /// The folder that the file is in, from the folder of all targets: `Loading/Links`.
    let folder: String
    let declared: Set<String>
    let named: Set<String>

    var target: String { folder.split(separator: "/").first.map(String.init) ?? folder }
  }

  let files: [File]

  init(_ files: [File]) {
    self.files = files
  }

  init(at root: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    files = try paths.sorted().map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return File((path as NSString).deletingLastPathComponent, text: text)
    }
  }

  /// The folders of each target that depend on each other in a circle, directly or not.
  ///
  /// A folder depends on another of its target if one of its files names a type that only the other folder declares.
  var cycles: [[String]] {
    let homes = Dictionary(grouping: files.flatMap { file in file.declared.map { ($0, file.folder) } }, by: \.0)
      .mapValues { Set($0.map(\.1)) }
    var arrows: [String: Set<String>] = [:]
    for file in files {
      for name in file.named {
        guard let home = homes[name], home.count == 1, let other = home.first, other != file.folder else { continue }
        if other.split(separator: "/").first.map(String.init) == file.target {
          arrows[file.folder, default: []].insert(other)
        }
      }
    }
    let reached = arrows.keys.reduce(into: [:]) { $0[$1] = Self.reachable(from: $1, arrows) }
    let circles = Set(
      arrows.keys.filter { reached[$0]!.contains($0) }.map { folder in
        reached[folder]!.filter { reached[$0]?.contains(folder) ?? false }.sorted()
      })
    return circles.sorted { $0[0] < $1[0] }
  }

  private static func reachable(from start: String, _ arrows: [String: Set<String>]) -> Set<String> {
    var reached: Set<String> = []
    var open = Array(arrows[start] ?? [])
    while let next = open.popLast() {
      if reached.insert(next).inserted { open += arrows[next] ?? [] }
    }
    return reached
  }
}

extension SourceTree.File {
  private static let keywords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  init(_ folder: String, text: String) {
    self.folder = folder
    var (declared, named): (Set<String>, Set<String>) = ([], [])
    for line in Self.withoutCommentsAndStrings(text).split(separator: "\n") {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      named.formUnion(words.filter { $0.first?.isUppercase == true })
      // Types at the left margin alone: a nested type is known by its outer one.
      guard line.first != " ", let keyword = words.firstIndex(where: Self.keywords.contains),
        words.indices.contains(keyword + 1)
      else { continue }
      declared.insert(words[keyword + 1])
    }
    self.declared = declared
    self.named = named
  }

  /// The text without what a compiler passes over, and without literals.
  static func withoutCommentsAndStrings(_ text: String) -> String {
    var result = ""
    var isInBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains("\"\"\"") {
        if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInBlock.toggle() }
        result += "\n"
        continue
      }
      if !isInBlock { result += Self.code(of: line) }
      result += "\n"
    }
    return result
  }

  private static func code(of line: Substring) -> String {
    var code = ""
    var isInString = false
    var rest = line[...]
    while let character = rest.popFirst() {
      if isInString {
        if character == "\\" { _ = rest.popFirst() }
        if character == "\"" { isInString = false }
      } else if character == "\"" {
        isInString = true
      } else if character == "/", rest.first == "/" {
        break
      } else {
        code.append(character)
      }
    }
    return code
  }
}

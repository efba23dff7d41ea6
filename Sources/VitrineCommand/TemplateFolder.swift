import Diagnostics
import Files
import Templates

/// The templates in a folder and below it, which another one may name as partials.
struct TemplateFolder {
  private(set) var library = TemplateLibrary()
  /// What is wrong in each template, by its name.
  private var findings: [String: [Diagnostic]] = [:]

  private static let depthLimit = 8
  private static let ending = ".mustache"

  init(_ folder: Folder) throws(FileFailure) {
    try add(folder, prefix: "", depth: 0)
  }

  /// What is wrong in the templates that `template` is made with.
  func findings(below template: Template) -> [Diagnostic] {
    var open = template.partialNames
    var seen: Set<String> = []
    while let name = open.popFirst() {
      if seen.insert(name).inserted, let partial = library[name] { open.formUnion(partial.partialNames) }
    }
    return seen.sorted().flatMap { findings[$0] ?? [] }
  }

  private mutating func add(_ folder: Folder, prefix: String, depth: Int) throws(FileFailure) {
    for entry in try folder.entries() where !entry.isHidden && entry.isText {
      let kind = try folder.kind(of: entry)
      if kind == .folder, depth < Self.depthLimit {
        try add(folder.folder(entry.name), prefix: "\(prefix)\(entry.name)/", depth: depth + 1)
      } else if kind == .file, let stem = RelativePath(entry.name).dropping(ending: Self.ending) {
        var findings: [Diagnostic] = []
        let path = folder.path(of: entry.name)
        let source = SourceFile(
          path: path.hasPrefix("./") ? String(path.dropFirst(2)) : path, bytes: try folder.read(entry.name).bytes)
        let name = prefix + stem
        library[name] = Template(parsing: source, diagnostics: &findings)
        self.findings[name] = findings
      }
    }
  }
}

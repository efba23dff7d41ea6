import Diagnostics
import Files
import Templates

/// The templates in a folder and below it, which another one may name as partials.
struct TemplateFolder {
  private(set) var library = TemplateLibrary()
  /// What is wrong in each template, by its name.
  private var findings: [String: [Diagnostic]] = [:]
  /// Why templates cannot be read, by their names, and folders, by what the names of the templates in them begin with.
  private var failures: [String: FileFailure] = [:]

  private static let depthLimit = 8
  private static let ending = ".mustache"

  init(_ folder: Folder) throws(FileFailure) {
    try add(folder, prefix: "", depth: 0)
  }

  /// What is wrong in the templates that `template` is made with.
  ///
  /// - Throws: Why one of them cannot be read.
  func findings(below template: Template) throws(FileFailure) -> [Diagnostic] {
    var open = template.partialNames
    var seen: Set<String> = []
    while let name = open.popFirst() {
      guard seen.insert(name).inserted else { continue }
      if let partial = library[name] {
        open.formUnion(partial.partialNames)
      } else if let failure = failures.first(where: {
        $0.key == name || $0.key.hasSuffix("/") && name.hasPrefix($0.key)
      }) {
        throw failure.value
      }
    }
    return seen.sorted().flatMap { findings[$0] ?? [] }
  }

  private mutating func add(_ folder: Folder, prefix: String, depth: Int) throws(FileFailure) {
    for entry in try folder.entries() where !entry.isHidden && entry.isText {
      let name = prefix + entry.name
      do {
        if try folder.kind(of: entry) == .folder {
          guard depth < Self.depthLimit else { continue }
          try add(folder.folder(entry.name), prefix: "\(name)/", depth: depth + 1)
        } else {
          try add(entry, in: folder, name: name)
        }
      } catch {
        if error.isShortage { throw error }
        // What is no template of this one may be unreadable, as folders of others in /tmp are.
        failures[RelativePath(name).dropping(ending: Self.ending) ?? "\(name)/"] = error
      }
    }
  }

  private mutating func add(_ entry: FolderEntry, in folder: Folder, name: String) throws(FileFailure) {
    guard try folder.kind(of: entry) == .file, let name = RelativePath(name).dropping(ending: Self.ending) else {
      return
    }
    var findings: [Diagnostic] = []
    let path = folder.path(of: entry.name)
    let source = SourceFile(
      path: path.hasPrefix("./") ? String(path.dropFirst(2)) : path, bytes: try folder.read(entry.name).bytes)
    library[name] = Template(parsing: source, diagnostics: &findings)
    self.findings[name] = findings
  }
}

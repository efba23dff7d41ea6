import Diagnostics
import Files
import Templates

/// The templates in a folder and below it, which another one may name as partials.
enum TemplateFolder {
  private static let depthLimit = 8
  private static let ending = ".mustache"

  /// What is wrong in a partial shows where it is used: this only finds them.
  static func library(in folder: Folder) throws(FileFailure) -> TemplateLibrary {
    var library = TemplateLibrary()
    try add(folder, prefix: "", depth: 0, to: &library)
    return library
  }

  private static func add(
    _ folder: Folder, prefix: String, depth: Int, to library: inout TemplateLibrary
  ) throws(FileFailure) {
    for entry in try folder.entries() where !entry.name.hasPrefix(".") {
      let kind = try folder.kind(of: entry)
      if kind == .folder, depth < depthLimit {
        try add(folder.folder(entry.name), prefix: "\(prefix)\(entry.name)/", depth: depth + 1, to: &library)
      } else if kind == .file, entry.name.hasSuffix(ending) {
        var findings: [Diagnostic] = []
        let source = SourceFile(path: folder.path(of: entry.name), bytes: try folder.read(entry.name).bytes)
        library[prefix + String(entry.name.dropLast(ending.count))] = Template(parsing: source, diagnostics: &findings)
      }
    }
  }
}

import Diagnostics
import Files
private import Glibc

/// The files of a site's `templates/`, laid over the built-in ones.
struct TemplateFiles {
  /// How deep folders may stand in each other.
  private static let depthLimit = 8
  private static let ending = ".mustache"

  private var sources: [String: SourceFile] = [:]
  private(set) var assets: [String: [UInt8]] = [:]

  /// The templates with their names, `cells/subtitle` for instance, in the order of the names.
  var templates: [(name: String, source: SourceFile)] {
    sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  init(_ files: [(path: String, bytes: [UInt8])]) {
    for file in files { add(file.path, file.bytes) }
  }

  /// Reads the folder at `path`; a site need not have one.
  mutating func read(at path: String, diagnostics: inout [Diagnostic]) throws(FileFailure) {
    let folder: Folder
    do {
      folder = try Folder(at: path)
    } catch  where error.code == ENOENT {
      return
    }
    try read(folder, prefix: "", depth: 0, diagnostics: &diagnostics)
  }

  private mutating func read(
    _ folder: Folder, prefix: String, depth: Int, diagnostics: inout [Diagnostic]
  ) throws(FileFailure) {
    for entry in try folder.entries() where !entry.name.hasPrefix(".") {
      let path = prefix + entry.name
      switch try folder.kind(of: entry) {
      case .folder? where depth < Self.depthLimit:
        try read(folder.folder(entry.name), prefix: path + "/", depth: depth + 1, diagnostics: &diagnostics)
      case .file?, .link?:
        guard path.hasSuffix(Self.ending) || path.hasPrefix("assets/") else { continue }
        do {
          let limit = path.hasSuffix(Self.ending) ? FileFailure.textLimit : .max
          add(path, try folder.read(entry.name, limit: limit).bytes)
        } catch {
          diagnostics.append(error.finding(in: "templates/\(path)"))
        }
      default: continue
      }
    }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    if path.hasSuffix(Self.ending) {
      sources[String(path.dropLast(Self.ending.count))] = SourceFile(path: "templates/\(path)", bytes: bytes)
    } else if path.hasPrefix("assets/") {
      assets[String(path.dropFirst(7))] = bytes
    }
  }
}

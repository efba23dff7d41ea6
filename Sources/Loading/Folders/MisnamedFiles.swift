import Diagnostics
import Files

/// Finds files of configuration whose names are nearly right, so that nothing reads them.
enum MisnamedFiles {
  /// What is wrong with the names in `content/` itself, and in those of its folders that are no collections.
  ///
  /// - Parameters:
  ///   - content: the folder `content/`.
  ///   - others: the folders in it that hold no `collection.yaml`.
  static func findings(in content: Folder, others: [String]) throws(FileFailure) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    if try content.status(of: "site.yaml") == nil {
      findings += try Self.findings(in: content, "content", meant: "site.yaml")
    }
    for name in others {
      guard let folder = try? content.folder(name) else { continue }
      findings += try Self.findings(in: folder, "content/\(name)", meant: "collection.yaml")
    }
    return findings
  }

  private static func findings(
    in folder: Folder, _ path: String, meant: String
  ) throws(FileFailure) -> [Diagnostic] {
    try folder.entries().filter { $0.kind != .folder && isNear($0.name, meant) }.map { entry in
      .warning(
        .fileName, in: "\(path)/\(entry.name)", at: .start,
        "this file is not read; did you mean '\(meant)'?")
    }
  }

  /// Whether a name has the ending `.yml` or another one that YAML has elsewhere, or is a slip away, in whatever case.
  private static func isNear(_ name: String, _ meant: String) -> Bool {
    let stem = meant.dropLast(5)
    let lower = name.lowercased()
    let near = [".yaml", ".yml", ".json", ".toml", ".yaml.txt", ".yml.txt", ""].map { "\(stem)\($0)" }
    return near.contains(lower)
      || (lower.hasSuffix(".yaml") || lower.hasSuffix(".yml")) && suggestion(for: lower, among: near) != nil
  }
}

import Addresses
import Diagnostics
import Files

/// Finds files that look like the site's and that nothing reads, because of their names or of the folders that they are in.
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
    } else {
      let names = try content.entries().filter { $0.kind != .folder }.map(\.name)
      findings += names.compactMap { Self.finding($0, in: SourcePath.content, beside: "site.yaml") }
    }
    if try content.status(of: "collection.yaml") != nil {
      findings.append(misplacedCollection(in: SourcePath.content))
    }
    for name in try items(in: content) {
      findings.append(
        .warning(
          .fileName, in: "\(SourcePath.content)/\(name).md", at: .start,
          "this file is not read; an item's file is in the folder of a collection"))
    }
    for name in others {
      do throws(FileFailure) {
        findings += try Self.findings(inFolder: name, of: content)
      } catch {
        // A folder that cannot be read has been reported.
        if error.isShortage { throw error }
      }
    }
    return findings
  }

  /// What is wrong beside `content/`.
  ///
  /// - Parameters:
  ///   - root: the path of the folder that holds `content/`, which need not be readable itself.
  ///   - hasSettings: whether `content/` holds a `site.yaml`.
  static func findings(beside root: String, hasSettings: Bool) throws(FileFailure) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for name in hasSettings ? [] : ["site.yaml", "site.yml"] {
      guard try FileStatus.following(Folder.path(of: name, in: root)) != nil else { continue }
      let place = name == "site.yaml" ? "" : ", under the name site.yaml"
      findings.append(
        .warning(.fileName, in: name, at: .start, "this file is not read; it belongs in content/\(place)"))
    }
    if try FileStatus.following(Folder.path(of: "collection.yaml", in: root)) != nil {
      findings.append(
        .warning(
          .fileName, in: "collection.yaml", at: .start,
          "this file is not read; it belongs in the folder of a collection in content/"))
    }
    return findings
  }

  /// What is wrong with a file beside that of a configuration: it has the same name, or nearly, or is a conflicting copy, and is not read.
  private static func finding(_ name: String, in folder: String, beside read: String) -> Diagnostic? {
    let lower = name.lowercased()
    let stem = read.dropLast(5)
    let isSame = [read, "\(stem).yml", "\(read).txt", "\(stem).yml.txt"].contains(lower)
    let isCopy = name.hasSuffix(".yaml") && ConflictingCopies.original(of: String(name.dropLast(5))) == String(stem)
    guard isSame || isCopy, name != read else { return nil }
    return .warning(
      .fileName, in: "\(folder)/\(name)", at: .start,
      "this file is not read, because \(folder)/\(read) is there")
  }

  private static func findings(inFolder name: String, of content: Folder) throws(FileFailure) -> [Diagnostic] {
    let (folder, path) = (try content.folder(name), SourcePath.folder(ofCollection: name))
    var findings = try findings(in: folder, path, meant: "collection.yaml")
    let names = try folder.files(endingIn: ".md")
    if findings.isEmpty, hasItems(names.stems) {
      findings.append(
        .warning(
          .fileName, in: path, at: .start, "this folder has no collection.yaml, so that its Markdown files are not read"
        ))
    }
    return try findings + Self.findings(inInner: names.folders, of: folder, path)
  }

  /// What looks like items or collections in the folders that a folder of `content/` holds, where nothing reads them.
  ///
  /// - Parameters:
  ///   - folders: the names of the folders.
  ///   - outer: the folder that they are in.
  ///   - path: the path of that folder, from the site's.
  static func findings(
    inInner folders: [String], of outer: Folder, _ path: String, depth: Int = 1
  ) throws(FileFailure) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for name in folders {
      do throws(FileFailure) {
        let (folder, path) = (try outer.folder(name), "\(path)/\(name)")
        let names = try folder.files(endingIn: ".md")
        if names.others.contains("collection.yaml") {
          findings.append(misplacedCollection(in: path))
        } else if hasItems(names.stems) {
          findings.append(
            .warning(
              .fileName, in: path, at: .start,
              "the Markdown files in this folder are not read; items are directly in the folder of a collection"))
        }
        guard depth < depthLimit else { continue }
        findings += try Self.findings(inInner: names.folders, of: folder, path, depth: depth + 1)
      } catch {
        // A folder that cannot be read is of no use to a page, either.
        if error.isShortage { throw error }
      }
    }
    return findings
  }

  private static func misplacedCollection(in folder: String) -> Diagnostic {
    .warning(
      .fileName, in: "\(folder)/collection.yaml", at: .start,
      "this file is not read; the folder of a collection is directly in content/")
  }

  /// How deep folders are looked into.
  private static let depthLimit = 16

  /// The names of Markdown files that look like items; a read-me file is one of the folder.
  private static func items(in folder: Folder) throws(FileFailure) -> [String] {
    let stems = try folder.files(endingIn: ".md").stems
    return stems.indices.map { stems[$0] }.filter(isItem)
  }

  private static func hasItems(_ stems: NameList) -> Bool { stems.indices.contains { isItem(stems[$0]) } }
  private static func isItem(_ stem: String) -> Bool { stem.lowercased() != "readme" }

  /// What is wrong with the names of files in a collection's folder that look like items and are not read.
  static func findings(among names: NameList, in folder: String) -> [Diagnostic] {
    names.indices.compactMap { position in
      var isCandidate = false
      names.withBytes(at: position) { name in
        isCandidate = zip(name, name.dropFirst()).contains {
          $0 == UInt8(ascii: ".") && ($1 | 0x20 == UInt8(ascii: "m") || $1 | 0x20 == UInt8(ascii: "y"))
        }
      }
      guard isCandidate else { return nil }
      let name = names[position]
      if let finding = finding(name, in: folder, beside: "collection.yaml") { return finding }
      // A space behind the ending can hardly be seen.
      let visible = String(name.reversed().drop(while: \.isWhitespace).reversed())
      guard let stem = stem(of: visible) else { return nil }
      return .warning(
        .fileName, in: "\(folder)/\(name)", at: .start,
        "this file is not read; the name of an item's file ends in '.md': \(stem).md")
    }
  }

  /// Whether a file holds Markdown or the configuration of a collection by its name, or is a copy of such a file, as editors and people
  /// keep them: what is behind the ending begins with no letter and no digit.
  static func isSource(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.indices.contains { dot in
      guard name[dot] == "." else { return false }
      let stem = name[..<dot].drop { !$0.isLetter && !$0.isNumber }
      let isConfiguration = stem == "site" || stem.hasPrefix("collection") || stem.hasSuffix(" collection")
      let endings = isConfiguration ? itemEndings + [".yaml", ".yml"] : itemEndings
      return endings.contains { ending in
        guard name[dot...].hasPrefix(ending) else { return false }
        let behind = name[dot...].dropFirst(ending.count)
        let isCopy = behind.first.map { !$0.isLetter && !$0.isNumber } ?? true
        return isCopy && !otherEndings.contains(String(behind))
      }
    }
  }

  /// A name without the ending that Markdown has; nil of a name that has none.
  static func stem(of name: String) -> Substring? {
    itemEndings.first { name.lowercased().hasSuffix($0) }.map { name.dropLast($0.count) }
  }

  /// Endings of what programs make of Markdown.
  private static let otherEndings = [
    ".docx", ".epub", ".htm", ".html", ".jpeg", ".jpg", ".odt", ".pdf", ".png", ".svg", ".webp",
  ]

  /// Endings that Markdown has elsewhere, or that editors add.
  private static let itemEndings = [
    ".md.txt", ".markdown.txt", ".md", ".mdx", ".markdown", ".mdown", ".mkdown", ".mkdn", ".mkd", ".mdwn", ".mdtxt",
    ".mdtext", ".rmd", ".qmd",
  ]

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

import Addresses
import Diagnostics
import Files
private import Glibc
import Language

/// The files of a site's `templates/`, which replace the built-in ones of the same names.
struct TemplateFiles {
  /// How deep folders may be nested.
  private static let depthLimit = 8
  private static let ending = ".mustache"
  private static let assetsFolder = "assets/"
  /// Endings of files that somebody may take for templates, or for assets wherever they are.
  private static let likelyEndings = [
    ".htm", ".html", ".xhtml", ".mst", ".mu", ".hbs", ".handlebars", ".css", ".js", ".svg", ".png", ".jpg", ".woff2",
    ".mustach", ".moustache", ".tmpl", ".tpl", ".template",
  ]
  /// Hidden files that web servers read. Others are those of the system and of editors.
  private static let serverFiles: Set = [".htaccess", ".htpasswd", ".nojekyll", ".user.ini", ".well-known"]

  /// A template's file, and whether the program carries it.
  struct Entry {
    let name: String
    let source: SourceFile
    let isBuiltIn: Bool
  }

  private var entries: [RelativePath: Entry] = [:]
  private(set) var assets: [RelativePath: [UInt8]] = [:]

  /// The templates by their names, `cells/subtitle` for instance, in the order of the names.
  var templates: [Entry] {
    entries.values.sorted { $0.name < $1.name }
  }

  private var builtInNames: Set<RelativePath> = []

  init(_ files: [(path: String, bytes: [UInt8])]) {
    for file in files { add(file.path, file.bytes, isBuiltIn: true) }
    builtInNames = Set(entries.keys)
  }

  /// Reads the folder at `path`; a site need not have one.
  ///
  /// - Throws: `LoadFailure.unreadable` if the folder cannot be read: without it, every page would be another one.
  mutating func read(at path: String, diagnostics: inout [Diagnostic]) throws(LoadFailure) {
    let folder: Folder
    do {
      folder = try Folder(at: path)
    } catch  where error.code == ENOENT {
      if Folder.isLink(at: path) {
        diagnostics.append(
          .error(.fileUnreadable, in: "templates", at: .start, "this is a symbolic link that leads nowhere"))
      }
      return
    } catch {
      throw .unreadable("templates", error)
    }
    do {
      try read(folder, prefix: "", depth: 0, diagnostics: &diagnostics)
    } catch {
      throw .unreadable("templates", error)
    }
  }

  private mutating func read(
    _ folder: Folder, prefix: String, depth: Int, diagnostics: inout [Diagnostic]
  ) throws(FileFailure) {
    for entry in try folder.entries()
    where !entry.isHidden || Self.isAsset(prefix) && Self.serverFiles.contains(entry.name) {
      let path = prefix + entry.name
      let kind = try folder.kind(of: entry)
      if let finding = finding(about: path, entry, kind, depth: depth) ?? collision(of: path) {
        diagnostics.append(finding)
      } else if kind == .folder {
        do {
          try read(folder.folder(entry.name), prefix: path + "/", depth: depth + 1, diagnostics: &diagnostics)
        } catch {
          diagnostics.append(try error.folderFinding(in: "templates/\(path)"))
        }
      } else if kind == .file, Self.isRead(path) {
        do {
          let limit = Self.isTemplate(path) ? FileFailure.textLimit : .max
          add(path, try folder.read(entry.name, limit: limit).bytes, isBuiltIn: false)
        } catch {
          diagnostics.append(try error.finding(in: "templates/\(path)"))
        }
      }
    }
  }

  private static func isRead(_ path: String) -> Bool {
    isAsset(path) || isTemplate(path)
  }

  /// A name without the ending of a text, and without blanks at its end.
  private static func withoutText(_ path: String) -> String {
    let path = RelativePath(path).dropping(ending: ".txt") ?? path
    return String(path.reversed().drop { $0 == " " }.reversed())
  }

  private static func isAsset(_ path: String) -> Bool { path.utf8.starts(with: assetsFolder.utf8) }

  private static func isTemplate(_ path: String) -> Bool { RelativePath(path).dropping(ending: ending) != nil }

  /// Why a template cannot be used beside those that were read before it; nil if it can.
  ///
  /// Templates name each other however accents are written. Two assets of one address are found together with pictures.
  private func collision(of path: String) -> Diagnostic? {
    guard !Self.isAsset(path), let name = RelativePath(path).dropping(ending: Self.ending), !isASCII(name),
      let other = entries.values.first(where: { $0.name == name })
    else { return nil }
    return .error(
      .addressShared, in: "templates/\(path)", at: .start,
      "'\(name)' is the name of \(other.source.path) too" + AddressKey.difference(of: name, from: other.name))
  }

  /// Whether a file has the name of a built-in template, and no ending or that of a text.
  private func isNamedAsBuiltIn(_ path: String) -> Bool {
    let name = RelativePath(Self.withoutText(path))
    return builtInNames.contains(name) || name.headAndRest.map { builtInNames.contains($0.rest) } ?? false
  }

  private mutating func add(_ path: String, _ bytes: [UInt8], isBuiltIn: Bool) {
    if Self.isAsset(path) {
      assets[RelativePath(path.dropping(bytes: Self.assetsFolder.utf8.count))] = bytes
    } else if let name = RelativePath(path).dropping(ending: Self.ending) {
      entries[RelativePath(name)] = Entry(
        name: name, source: SourceFile(path: "templates/\(path)", bytes: bytes), isBuiltIn: isBuiltIn)
    }
  }
}

extension TemplateFiles {
  /// Why what is at a path in `templates/` cannot be used; nil if it can, or if it is nothing that anybody takes for a template.
  private func finding(
    about path: String, _ entry: FolderEntry, _ kind: FileStatus.Kind?, depth: Int
  ) -> Diagnostic? {
    let place = "templates/\(path)"
    if !entry.isText, kind == .folder || Self.isRead(path) {
      return .error(.itemAddress, in: place, at: .start, "the name of a file or folder in templates/ is UTF-8")
    }
    if entry.isHidden {
      return .warning(
        .templateUnused, in: place, at: .start,
        "files whose names begin with a dot are not copied; put this one where the site is published")
    }
    switch kind {
    case .file where Self.isAsset(path) && !PortableName.isPlain(entry.name),
      .folder where Self.isAsset(path) && !PortableName.isPlain(entry.name):
      return .error(
        .itemAddress, in: place, at: .start,
        "this name makes no address: the name of an asset takes at most 255 bytes, \(PortableName.rule)")
    case .other where Self.isRead(path):
      return .error(.fileUnreadable, in: place, at: .start, "this is no plain file")
    case .link where Self.isRead(path):
      return .error(
        .fileUnreadable, in: place, at: .start, "this is a symbolic link, and links are not followed")
    case .link:
      return .warning(
        .templateUnused, in: place, at: .start, "this is a symbolic link, and links are not followed")
    case .folder where Self.isTemplate(path) && !Self.isAsset(path):
      return .warning(.templateUnused, in: place, at: .start, "a template is a file, and this is a folder")
    case .folder where depth >= Self.depthLimit:
      return .warning(
        .templateUnused, in: place, at: .start, "folders in templates/ may be nested at most \(Self.depthLimit) deep")
    case .file where !Self.isRead(path):
      // Systems hide what some editors add.
      let name = Self.withoutText(path.lowercased())
      if name.hasSuffix(Self.ending) {
        return .warning(
          .templateUnused, in: place, at: .start,
          "the name of a template ends in .mustache, in small letters, and with nothing behind it")
      }
      guard Self.likelyEndings.contains(where: name.hasSuffix) || isNamedAsBuiltIn(path) else { return nil }
      return .warning(
        .templateUnused, in: place, at: .start,
        "nothing uses this file; templates end in .mustache, and assets are in templates/assets/")
    default: return nil
    }
  }
}

extension String {
  /// The text without its first bytes, which must be whole characters of UTF-8.
  fileprivate func dropping(bytes count: Int) -> String { String(Substring(utf8.dropFirst(count))) }
}

import Addresses
private import Characters
import Diagnostics
import Files

/// Which pictures other files of a site name.
///
/// A file that holds a picture's name anywhere, however it is written, counts as using it: a picture too many is kept rather than one too few.
struct PictureUse {
  private let pictures: [String]
  private let content: Folder
  /// The templates of the site, which may name pictures as well.
  private let templates: Folder?
  private let removed: Set<String>

  private static let templatesPath = "templates"

  /// - Parameters:
  ///   - pictures: paths from the folder of the content.
  ///   - removed: the paths of files, from the site's folder, that do not count since they go.
  init(of pictures: [String], in content: Folder, _ templates: Folder?, besides removed: Set<String>) {
    self.pictures = pictures
    self.content = content
    self.templates = templates
    self.removed = removed
  }

  /// The pictures that nothing names.
  enum Unused {
    case known([String])
    /// The text at the path is not UTF-8, and may name any of them.
    case unknown(String)
  }

  /// The pictures that no item, no collection, no template and not the site names.
  func unused() throws -> Unused {
    let names = FileNames(pictures.map { RelativePath($0).name })
    var unused = Set(pictures.indices)
    var unreadable: String?
    try forEachFile { path, bytes in
      // Logos and fonts are no text.
      let isText = !path.hasPrefix("\(Self.templatesPath)/assets/")
      if isText, UTF8Validation.firstWrongByte(in: bytes.span) != nil { unreadable = path }
      unused.subtract(names.named(in: NamedText(bytes)))
      return unreadable == nil && !unused.isEmpty
    }
    return unreadable.map { .unknown($0) } ?? .known(unused.sorted().map { pictures[$0] })
  }

  /// Calls `body` with the paths, from the site's folder, and the bytes of files until it returns false.
  private func forEachFile(_ body: (String, [UInt8]) -> Bool) throws {
    for entry in try content.entries() where !entry.name.hasPrefix(".") {
      if entry.name == "site.yaml", !body(SourcePath.siteSettings, try content.read(entry.name).bytes) { return }
      guard try content.kind(of: entry) == .folder else { continue }
      let folder = try content.folder(entry.name)
      for file in try folder.entries() where file.name.hasSuffix(".md") || file.name == "collection.yaml" {
        let path = "\(SourcePath.folder(ofCollection: entry.name))/\(file.name)"
        guard !removed.contains(path) else { continue }
        guard body(path, try folder.read(file.name).bytes) else { return }
      }
    }
    if let templates { _ = try forEachTemplate(in: templates, Self.templatesPath, body) }
  }

  /// Returns false where `body` did.
  private func forEachTemplate(
    in folder: Folder, _ path: String, _ body: (String, [UInt8]) -> Bool
  ) throws -> Bool {
    for entry in try folder.entries() where !entry.name.hasPrefix(".") {
      let inner = "\(path)/\(entry.name)"
      switch try folder.kind(of: entry) {
      case .folder: if try !forEachTemplate(in: folder.folder(entry.name), inner, body) { return false }
      case .file: if try !body(inner, folder.read(entry.name).bytes) { return false }
      case .link, .other, nil: break
      }
    }
    return true
  }
}

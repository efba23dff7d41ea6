import Addresses
import Diagnostics
import Files

/// Which pictures other files of a site name.
///
/// A file that holds a picture's name anywhere counts as using it: a picture too many is kept rather than one too few.
struct PictureUse {
  private let pictures: [String]
  private let content: Folder
  private let removed: Set<String>

  /// - Parameters:
  ///   - pictures: paths from a collection's folder.
  ///   - removed: the paths of files, from the site's folder, that do not count since they go.
  init(of pictures: [String], in content: Folder, besides removed: Set<String>) {
    self.pictures = pictures
    self.content = content
    self.removed = removed
  }

  /// The pictures that no item, no collection and not the site names.
  func unused() throws -> [String] {
    var names = pictures.map { picture in
      let name = Array(RelativePath(picture).name.utf8)
      return (picture: picture, name: name, plain: WrittenNames.plain(name))
    }
    try forEachFile { bytes in
      let plain = WrittenNames.plain(bytes)
      names.removeAll { Self.contains($0.name, in: bytes) || Self.contains($0.plain, in: plain) }
      return !names.isEmpty
    }
    return names.map(\.picture)
  }

  /// Calls `body` with the bytes of files until it returns false.
  private func forEachFile(_ body: ([UInt8]) -> Bool) throws {
    for entry in try content.entries() where !entry.name.hasPrefix(".") {
      if entry.name == "site.yaml", !body(try content.read(entry.name).bytes) { return }
      guard try content.kind(of: entry) == .folder else { continue }
      let folder = try content.folder(entry.name)
      for file in try folder.entries() where file.name.hasSuffix(".md") || file.name == "collection.yaml" {
        guard !removed.contains("\(SourcePath.folder(ofCollection: entry.name))/\(file.name)") else { continue }
        guard body(try folder.read(file.name).bytes) else { return }
      }
    }
  }

  private static func contains(_ name: [UInt8], in bytes: [UInt8]) -> Bool {
    bytes.firstRange(of: name) != nil
  }
}

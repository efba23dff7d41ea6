import Addresses
import Catalogue
import Diagnostics
import Files
private import Glibc

/// The pictures that an item shows.
struct ItemPictures {
  private let collection: EditingCollection

  init(_ collection: EditingCollection) {
    self.collection = collection
  }

  /// The paths, from the collection's folder, of files that the item's fields and notes name as pictures.
  func pictures(of item: Item?, in file: SourceFile) throws(FileFailure) -> [String] {
    var names = (item?.values ?? []).flatMap(\.pictures).map(\.file)
    names += Self.destinations(in: file)
    var known: Set<String> = []
    var pictures: [String] = []
    for name in names where known.insert(name).inserted && PortableName.isInside(name) {
      guard !name.hasSuffix(".md"), !name.hasSuffix(".yaml") else { continue }
      if try isFile(name) { pictures.append(name) }
    }
    return pictures
  }

  private func isFile(_ name: String) throws(FileFailure) -> Bool {
    do {
      return try collection.folder?.status(at: RelativePath(name))?.kind == .file
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR || error.code == ELOOP { return false }
      throw error
    }
  }

  /// What the pictures in the notes lead to: `![The dashboard](photos/dashboard.jpg "In 1971")`.
  private static func destinations(in file: SourceFile) -> [String] {
    let text = String(decoding: file.bytes, as: UTF8.self)
    return text.split(separator: "![").dropFirst().compactMap { part in
      guard let start = part.firstRange(of: "](") else { return nil }
      let destination = part[start.upperBound...].prefix { !") \"\n\r".contains($0) }
      return PercentEncoding.decoded(String(destination))
    }
  }
}

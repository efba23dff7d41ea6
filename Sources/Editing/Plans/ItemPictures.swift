import Addresses
import Catalogue
import Diagnostics
import Files
import FrontMatter
private import Glibc

/// The pictures that an item's file names, whatever else is wrong with it.
struct ItemPictures {
  private let collection: EditingCollection

  init(_ collection: EditingCollection) {
    self.collection = collection
  }

  /// The paths, from the collection's folder, of files that the item's fields and notes name as pictures.
  func pictures(of item: ItemEdit) throws(FileFailure) -> [String] {
    let values = collection.schema.fields.filter(\.type.isPictorial).compactMap { item.value(of: $0.key) }
    let names = values.flatMap(\.pictureFiles) + Self.destinations(in: item.file)
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
      let rest = part[start.upperBound...]
      let isInBrackets = rest.first == "<"
      let destination = isInBrackets ? rest.dropFirst().prefix { $0 != ">" } : rest.prefix { !") \"\n\r".contains($0) }
      return PercentEncoding.decoded(String(destination))
    }
  }
}

extension EditedValue {
  /// The files of one or several pictures, each its file alone or with its texts.
  fileprivate var pictureFiles: [String] {
    switch self {
    case .empty: []
    case .text(let file): [file]
    case .list(let items): items.flatMap(\.pictureFiles)
    case .mapping(let members): members.filter { $0.key == "file" }.flatMap(\.value.pictureFiles)
    }
  }
}

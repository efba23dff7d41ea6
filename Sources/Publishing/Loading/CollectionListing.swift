import Catalogue
import Diagnostics
import Files
import Language

/// The files of a collection's folder, before any item is read.
package struct CollectionListing: Sendable {
  package let id: String
  let folder: Folder
  let configuration: SourceFile
  /// The names of items' files, without `.md`.
  let stems: NameList
  /// The other files.
  let others: NameList
  /// The positions of items' files whose names are not in Unicode's composed form.
  private let decomposed: [String: Int]

  /// Lists a folder of `content/`; nil if it is no collection.
  static func read(
    _ id: String, in content: Folder, diagnostics: inout [Diagnostic]
  ) throws(FileFailure) -> CollectionListing? {
    let folder = try content.folder(id)
    guard try folder.stamp(of: "collection.yaml") != nil else { return nil }
    let path = "content/\(id)/collection.yaml"
    var configuration = SourceFile(path: path, bytes: [])
    do {
      configuration = SourceFile(
        path: path, bytes: try folder.read("collection.yaml", limit: FileFailure.textLimit).bytes)
    } catch {
      diagnostics.append(error.finding(in: path))
    }
    let names = try folder.files(endingIn: ".md")
    for name in names.unreadable {
      diagnostics.append(
        .error(.itemAddress, in: "content/\(id)/\(name)", at: .start, "the name of a file in a collection is UTF-8"))
    }
    return CollectionListing(
      id: id, folder: folder, configuration: configuration, stems: names.stems, others: names.others,
      decomposed: decomposed(among: names.stems))
  }

  private static func decomposed(among stems: NameList) -> [String: Int] {
    var positions: [String: Int] = [:]
    if stems.isASCII { return positions }
    for position in stems.indices where !stems.isASCII(at: position) {
      let stem = stems[position]
      if !nfc(stem).utf8.elementsEqual(stem.utf8) { positions[stem] = position }
    }
    return positions
  }

  /// The path of an item's file as people know it.
  func path(of stem: String) -> String { "content/\(id)/\(stem).md" }

  /// The position of the item whose file has a name, however its accents are written.
  func item(named stem: String) -> Int? {
    if let position = stems.position(of: stem) { return position }
    return isASCII(stem) ? nil : stems.position(of: nfc(stem)) ?? decomposed[stem]
  }

  /// A path as systems may have written it: as it is given, composed, decomposed.
  func spellings(of path: String) -> [String] {
    isASCII(path) ? [path] : [path, nfc(path), nfd(path)]
  }
}

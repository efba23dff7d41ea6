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
      id: id, folder: folder, configuration: configuration, stems: names.stems, others: names.others)
  }

  /// The path of an item's file as people know it.
  func path(of stem: String) -> String { "content/\(id)/\(stem).md" }

  /// Whether the folder has a file at `path`, which may lead into folders below it.
  func hasFile(_ path: String) -> Bool {
    if !path.contains("/") { return others.contains(path) }
    return FileName.isInside(path) && folder.hasFile(at: path)
  }
}

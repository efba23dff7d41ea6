import Addresses
import Diagnostics
import Files

/// The folder of a collection, before its files are known.
struct CollectionFolder: Sendable {
  let id: String
  let folder: Folder
  let configuration: SourceFile
  /// Why the configuration cannot be read.
  let finding: Diagnostic?

  /// Opens a folder of `content/`; nil if it is no collection.
  static func open(
    _ id: String, in content: Folder, diagnostics: inout [Diagnostic]
  ) throws(FileFailure) -> CollectionFolder? {
    let folder = try content.folder(id)
    guard try folder.status(of: "collection.yaml") != nil else { return nil }
    let path = SourcePath.settings(ofCollection: id)
    var configuration = SourceFile(path: path, bytes: [])
    var finding: Diagnostic?
    do {
      configuration = SourceFile(
        path: path, bytes: try folder.read("collection.yaml", limit: FileFailure.textLimit).bytes)
    } catch {
      finding = try error.finding(in: path)
    }
    if let finding { diagnostics.append(finding) }
    return CollectionFolder(id: id, folder: folder, configuration: configuration, finding: finding)
  }
}

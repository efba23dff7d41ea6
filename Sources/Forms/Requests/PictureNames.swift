import Addresses
import Catalogue
import Editing
import Files
import Pictures

/// Names the files of pictures that are stored beside an item: for the item, and for the field where it has several.
struct PictureNames {
  let collection: EditingCollection

  /// What the pictures that were sent with a form are to be called, by the keys of their fields, and the files that have to be made.
  func files(
    for form: FilledForm, stem: String
  ) throws -> (names: [String: String], files: [(path: String, bytes: [UInt8])]) {
    var names: [String: String] = [:]
    var files: [(path: String, bytes: [UInt8])] = []
    let images = form.fields.filter { $0.field.type == .image }
    for field in images {
      guard let picture = field.upload else { continue }
      let base = field.key == images[0].key ? stem : "\(stem)-\(field.key.replacing(".", with: "-"))"
      let (name, isNew) = try free(base, picture, besides: files.map(\.path))
      names[field.key] = name
      if isNew { files.append((path(of: name), picture.bytes)) }
    }
    return (names, files)
  }

  /// A name that no file has, or that of a file with the very same picture.
  private func free(
    _ base: String, _ picture: PendingPicture, besides taken: [String]
  ) throws -> (name: String, isNew: Bool) {
    var number = 1
    while true {
      let name = "\(base)\(number == 1 ? "" : "-\(number)").\(picture.format.fileExtension)"
      number += 1
      guard let folder = collection.folder, !taken.contains(path(of: name)) else { continue }
      guard try folder.status(of: name) != nil else { return (name, true) }
      if let bytes = try? folder.read(name, limit: picture.bytes.count + 1).bytes, bytes == picture.bytes {
        return (name, false)
      }
    }
  }

  private func path(of name: String) -> String { "\(SourcePath.folder(ofCollection: collection.id))/\(name)" }
}

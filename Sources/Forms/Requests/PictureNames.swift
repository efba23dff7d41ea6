import Addresses
import Catalogue
import Editing
import Files
import Pictures

/// Names the files of pictures that are stored beside an item: for the item, and for the field where it has several.
struct PictureNames {
  let collection: EditingCollection

  /// What the pictures that were sent with a form are to be called, by what they were known by, and the files that have to be made.
  func files(
    for form: FilledForm, stem: String
  ) throws -> (names: [String: String], files: [(path: String, bytes: [UInt8])]) {
    var names: [String: String] = [:]
    var files: [(path: String, bytes: [UInt8])] = []
    let fields = form.fields.filter(\.field.type.isPictorial)
    var taken = try takenNames()
    let first = (fields.first { $0.field.type == .image } ?? fields.first)?.key
    for field in fields {
      let base = field.key == first ? stem : "\(stem)-\(field.key.replacing(".", with: "-"))"
      for picture in field.allUploads where names[picture.id] == nil {
        let (name, isNew) = try free(base, picture, besides: taken)
        names[picture.id] = name
        taken.insert(AddressKey(name))
        if isNew { files.append((path(of: name), picture.bytes)) }
      }
    }
    return (names, files)
  }

  /// The names in the collection's folder. Two that differ in case alone cannot both be there on every system.
  private func takenNames() throws -> Set<AddressKey> {
    Set(try collection.folder?.names().map { AddressKey($0.name.text) } ?? [])
  }

  /// A name that no file has, or that of a file with the very same picture.
  private func free(
    _ base: String, _ picture: PendingPicture, besides taken: Set<AddressKey>
  ) throws -> (name: String, isNew: Bool) {
    var number = 1
    while true {
      let name = "\(base)\(number == 1 ? "" : "-\(number)").\(picture.format.fileExtension)"
      number += 1
      if !taken.contains(AddressKey(name)) { return (name, true) }
      if let bytes = try? collection.folder?.read(name, limit: picture.bytes.count + 1).bytes, bytes == picture.bytes {
        return (name, false)
      }
    }
  }

  private func path(of name: String) -> String { "\(SourcePath.folder(ofCollection: collection.id))/\(name)" }
}

import Catalogue
import Diagnostics
import Files

/// The items of a site as it was: where a file is in error now, its item stays what it was.
struct EarlierItems: Sendable {
  private let collections: [CollectionContent]

  init(of collections: [CollectionContent]) { self.collections = collections }

  /// What an item was.
  struct Kept {
    let item: Item
    let html: ArraySlice<UInt8>
    /// The pictures that its page shows, by their paths in the collection's folder.
    let pictures: [String]
  }

  /// - Returns: Nil if there was no such item, or if it had other fields.
  func item(_ stem: String, ofCollection id: String, with schema: Schema) throws(FileFailure) -> Kept? {
    guard let collection = collections.first(where: { $0.collection.id.utf8.elementsEqual(id.utf8) }),
      collection.collection.schema.fields.elementsEqual(
        schema.fields, by: { $0.key == $1.key && $0.type == $1.type && $0.target == $1.target }),
      let file = collection.listing.stems.position(of: stem), let item = collection.files[file].item
    else { return nil }
    return Kept(
      item: collection.collection.items[item], html: try collection.html(ofNotesOf: item),
      pictures: collection.findings(in: FileIndex(file)).pictures)
  }
}

extension ItemRunReader {
  /// Takes the item of a file in error as it was, if it has the same old addresses.
  func keep(
    _ read: ItemFile, _ file: SourceFile, _ place: ItemPlace, _ findings: inout FileFindings, into run: inout ItemRun
  ) throws(FileFailure) {
    guard let earlier,
      let kept = try earlier.item(read.item.fileStem, ofCollection: listing.id, with: settings.schema),
      kept.item.aliases.map(\.address) == read.item.aliases.map(\.address)
    else { return }
    var known = ItemFile(item: kept.item)
    // What is wrong with the file is said of what it holds now.
    var found = FileFindings()
    if !images.isEmpty { try checkPictures(of: &known.item, file, &found, into: &run) }
    if !linkFields.isEmpty { try checkLinks(of: &known, file, place, &found, into: &run) }
    for picture in kept.pictures where !found.pictures.contains(picture) {
      if case .success(let path) = try written(picture, in: &run) { found.pictures.append(path.text) }
    }
    known.item.name = settings.name(of: known.item, by: formatter)
    run.html += kept.html
    run.items.append(known.item)
    run.outdated.append(place.file)
    findings.pictures = found.pictures
    findings.hasReferences = true
    findings.aliases = []
  }
}

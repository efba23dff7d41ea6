package import Catalogue
package import Diagnostics

/// A site as it was read: what could be understood of it, and what was wrong.
package struct LoadedSite: Sendable {
  package let settings: SiteSettings
  /// In the order of the front page.
  package let collections: [LoadedCollection]
  package let templates: SiteTemplates
  /// What "now" was when the site was read.
  package let now: DateTime
  /// In the order of files and places.
  package let diagnostics: [Diagnostic]

  /// What is as it was, where a ledger could be trusted.
  let survey: Survey?
  let inputs: SiteInputs
  let options: LoadOptions

  /// Whether the same files hold items as did when the ledger was written, with the same old addresses.
  var hasSameAddresses: Bool {
    collections.allSatisfy { collection in
      guard let past = survey?.collections[collection.collection.id]?.past else { return false }
      return collection.files.indices.allSatisfy { position in
        let file = collection.files[position]
        if file.isSame { return true }
        return past.traits(of: position).isItem == (file.item >= 0)
          && past.aliases(of: position, fields: collection.collection.schema.fields.count)
            == (file.item < 0 ? [] : collection.collection.items[Int(file.item)].aliases.map(\.address))
      }
    }
  }

  package func collection(_ id: String) -> LoadedCollection? {
    collections.first { $0.collection.id == id }
  }
}

/// A collection as it was read.
package struct LoadedCollection: Sendable {
  package let collection: Collection
  /// In the order of the items.
  package let notes: [NotesChunk]
  /// The positions of the items that have old addresses.
  let aliased: [Int]
  /// One for each file of the listing that may be an item.
  let files: [LoadedFile]
  /// For each item, the position of its file in the listing.
  let positions: [Int32]
  /// What was found in files beside the items, by their positions in the listing.
  let findings: [Int: FileFindings]
  /// What the collection was read with.
  var loader: CollectionLoader
  /// The row in the ledger of a file that holds what it held when that was written, notes aside.
  func pastRow(ofFile position: Int) -> Int? {
    let file = files[position]
    if file.row >= 0 { return Int(file.row) }
    return file.isSame ? position : nil
  }

  /// Whether every file holds what it held when the ledger was written, notes aside.
  var isSame: Bool {
    guard let survey = loader.survey else { return false }
    return survey.hasSameNames && files.allSatisfy(\.isSame)
  }

  /// Files in the collection's folder that its pages show, by their paths in it.
  package let pictures: Set<String>
}

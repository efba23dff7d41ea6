import Addresses

/// An item by its collection and its file, before any file is read.
struct ItemPlace: Sendable, Hashable {
  private let collectionNumber: Int32
  let file: FileIndex

  /// - Parameter collection: The position of the collection in the site.
  init(collection: Int, file: FileIndex) {
    collectionNumber = Int32(collection)
    self.file = file
  }

  /// The position of the collection in the site.
  var collection: Int { Int(collectionNumber) }
}

/// An item whose notes link to another.
struct ItemLink: Sendable, Hashable {
  let from: ItemPlace
  let to: ItemPlace
}

/// A page that a link asks for in a collection and that no file makes. It may be an old address of an item.
struct UnknownPage: Sendable, Hashable {
  /// The position of the collection in the site.
  let collection: Int32
  let key: AddressKey
}

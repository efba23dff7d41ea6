/// An item by the positions of its collection and of its file, before any file is read.
struct ItemPlace: Sendable, Hashable {
  let collection: Int32
  let item: Int32

  /// - Parameters:
  ///   - collection: the position of the collection in the site.
  ///   - item: the position of the item's file in the collection's folder.
  init(collection: Int, item: Int) {
    self.collection = Int32(collection)
    self.item = Int32(item)
  }
}

/// An item whose notes lead to another.
struct ItemLink: Sendable, Hashable {
  let from: ItemPlace
  let to: ItemPlace
}

/// A page that a link asks for in a collection and that no file makes: it may be an old address of an item.
struct UnknownPage: Sendable, Hashable {
  let collection: Int32
  /// What addresses are compared by.
  let key: String
}

import Addresses
import Diagnostics

/// Decides which folders of `content/` can be folders of pages.
struct CollectionNameCheck {
  private var owners: [AddressKey: String] = [:]

  /// What is wrong with the name of a collection's folder; nil if pages can be in a folder of that name.
  ///
  /// Folders are to come in the order of the bytes of their names: of two at one address, the later is in error.
  mutating func finding(in collection: CollectionFolder) -> Diagnostic? {
    let path = collection.configuration.path
    let key = AddressKey(collection.id)
    if let finding = CollectionName.finding(in: collection.id) {
      return .error(.itemAddress, in: path, at: .start, finding)
    }
    guard let owner = owners[key] else {
      owners[key] = collection.id
      return nil
    }
    return .error(.addressShared, in: path, at: .start, CollectionName.finding(in: collection.id, besides: owner))
  }
}

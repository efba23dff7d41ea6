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
    if SourcePath.templateFolders.contains(key.text) {
      return .error(
        .itemAddress, in: path, at: .start,
        "a collection cannot be called '\(collection.id)': its templates would be those of templates/\(collection.id)/")
    }
    if SiteAddresses.isTaken(key) {
      return .error(
        .itemAddress, in: path, at: .start,
        "a collection cannot be called '\(collection.id)', which has another use in the output")
    }
    if ItemAddress.finding(in: collection.id) != nil {
      return .error(.itemAddress, in: path, at: .start, "the name of this collection's folder makes no address")
    }
    guard let owner = owners[key] else {
      owners[key] = collection.id
      return nil
    }
    return .error(
      .addressShared, in: path, at: .start,
      "\(collection.id)/ is the address of content/\(owner)/ too"
        + AddressKey.difference(of: collection.id, from: owner))
  }
}

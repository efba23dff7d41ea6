/// The rules for the folder of a collection, which is its address too.
package enum CollectionName {
  /// What is wrong with a folder's name as that of a collection; nil if pages can be in a folder of that name.
  package static func finding(in name: String) -> String? {
    let key = AddressKey(name)
    if SourcePath.templateFolders.contains(key.text) {
      return "a collection cannot be called '\(name)': its templates would be those of templates/\(name)/"
    }
    if key.text == "site.yaml" {
      return "a collection cannot be called '\(name)', which is the file of the site's settings"
    }
    if SiteAddresses.isTaken(key) {
      return "a collection cannot be called '\(name)', which has another use in the output"
    }
    return ItemAddress.finding(in: name) == nil ? nil : "the name of this collection's folder makes no address"
  }

  /// What is wrong with a second collection at the address of another.
  package static func finding(in name: String, besides owner: String) -> String {
    "\(name)/ is the address of content/\(owner)/ too" + AddressKey.difference(of: name, from: owner)
  }
}

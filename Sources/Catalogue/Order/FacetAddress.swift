import Addresses
import Language

/// The names of facets' folders and of values' pages.
///
/// A name depends on the value alone, unless several values would have the same one, so that it stays whatever is added to a collection.
enum FacetAddress {
  /// The page of items without a value.
  static let missing = "missing"
  /// The most bytes of a text that the name of its page or folder has.
  private static let lengthLimit = 100
  /// Names that values must leave to other pages.
  private static let reserved = ["", "index", missing]

  /// The name of the folder of a facet's pages.
  static func folder(of key: String) -> String {
    let name = slug(key.map { $0 == "." ? "-" : String($0) }.joined())
    if name.utf8.count > lengthLimit { return PortableName.shortened(name, to: lengthLimit, of: key) }
    // Addresses of filtered lists have the folder's name as a key, and `q` is that of the search.
    return PortableName.isPlain(name) && name != "q" ? name : "facet-\(name)"
  }

  /// The name of a value's page, if no other value has it.
  static func name(of bucket: SectionBucket, label: String) -> String {
    let name = String(SectionAddress.id(of: bucket, label: label).dropFirst("section-".count))
    if name.utf8.count > lengthLimit { return PortableName.shortened(name, to: lengthLimit, of: label) }
    let isFree = !reserved.contains(name) && PortableName.isPlain(name)
    return isFree ? name : "\(name.isEmpty ? "value" : name)-\(PortableName.digest(of: label))"
  }

  /// Different names for values that would have the same one, also on disks that don't tell upper from lower case: the first of the labels by its bytes keeps
  /// the name, the others get a digest of their labels.
  static func unique(_ values: [(name: String, label: String)]) -> [String] {
    var first: [AddressKey: String] = [:]
    for (name, label) in values {
      let key = AddressKey(name)
      first[key] = first[key].map { $0.utf8.lexicographicallyPrecedes(label.utf8) ? $0 : label } ?? label
    }
    if first.count == values.count { return values.map(\.name) }
    var taken = Set(first.keys)
    var kept: Set<AddressKey> = []
    return values.map { name, label in
      let key = AddressKey(name)
      if first[key] == label, kept.insert(key).inserted { return name }
      let own = "\(name)-\(PortableName.digest(of: label))"
      var (unused, number) = (own, 2)
      while !taken.insert(AddressKey(unused)).inserted { (unused, number) = ("\(own)-\(number)", number + 1) }
      return unused
    }
  }
}

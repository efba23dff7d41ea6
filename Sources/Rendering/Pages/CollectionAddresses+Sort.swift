import Addresses
import Catalogue

extension CollectionAddresses {
  /// The list in the sort at a position.
  static func list(_ sorts: [Sort], _ position: Int) -> String {
    list(slug: position == 0 ? nil : sorts[position].slug)
  }
}

import Catalogue
import Rendering

/// An item that a field can link to.
struct LinkOption: Hashable {
  let address: String
  let name: String

  /// Past so many items, a list is no help: the field is a line of text then, with suggestions.
  private static let most = 2_000

  /// The options by the positions of their fields, in the order of the collections that they link to.
  ///
  /// - Parameter pages: The collections of the site.
  static func options(of schema: Schema, in pages: [CollectionPages]) -> [Int: [LinkOption]] {
    var options: [Int: [LinkOption]] = [:]
    for position in schema.links {
      guard let target = pages.first(where: { $0.collection.id == schema.fields[position].target }),
        target.collection.items.count <= most
      else { continue }
      options[position] = target.allItems.map { item in
        LinkOption(address: target.collection.items[item].id, name: target.collection.items[item].name)
      }
    }
    return options
  }
}

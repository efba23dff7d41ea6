import Catalogue
import Rendering

/// The items that fields link to, by the names that people type for them.
struct LinkNames {
  private let pages: [CollectionPages]

  /// - Parameter pages: The collections of the site.
  init(_ pages: [CollectionPages] = []) {
    self.pages = pages
  }

  /// The address that a text means for a field: the text itself where it is an address, or where several items or none have that name.
  func address(of text: String, for field: Field) -> String {
    guard let target = pages.first(where: { $0.collection.id == field.target }) else { return text }
    var named: String?
    for position in target.allItems {
      let item = target.collection.items[position]
      if item.id == text || item.aliases.contains(where: { $0.address == text }) { return text }
      guard item.name == text else { continue }
      if named != nil { return text }
      named = item.id
    }
    return named ?? text
  }
}

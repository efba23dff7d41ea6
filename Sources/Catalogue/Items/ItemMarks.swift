package import Language

/// What the reserved keys of an item say.
package struct ItemMarks: Sendable, Hashable {
  /// What the item is filed under, where that is not its name.
  package var sortName: String?
  /// The language of the item's name, where that is not the site's.
  package var language: Language?
  package var deletion: Deletion?
  package var created: DateTime?
  /// Addresses that lead to the item as well.
  package var aliases: [ItemAlias] = []

  package init() {}
}

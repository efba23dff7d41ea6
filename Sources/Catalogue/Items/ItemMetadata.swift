package import Language

/// The values of an item's reserved keys.
package struct ItemMetadata: Sendable, Hashable {
  /// The text that the item is filed under, if it is not the name.
  package var sortName: String?
  /// The language of the item's name, where it makes a difference that the item names it.
  package var language: LanguageTag?
  package var deletion: Deletion?
  package var created: DateTime?
  /// Addresses that lead to the item as well.
  package var aliases: [ItemAlias] = []

  package init() {}
}

/// A key of front matter that has the same meaning in every collection.
package enum ReservedKey: String, Sendable, CaseIterable {
  case deleted
  case deletedBecause = "deleted-because"
  case draft
  case sortName = "sort-name"
  case language
  case created
  case aliases

  /// The key as a field of the type that its values have; nil of one that holds texts.
  package var field: Field? {
    switch self {
    case .deleted, .created: Field(key: rawValue, type: .datetime)
    case .draft: Field(key: rawValue, type: .flag)
    case .deletedBecause, .sortName, .language, .aliases: nil
    }
  }

  /// What the key is for, as one sentence.
  package var summary: String {
    switch self {
    case .deleted: "The date on which the item was taken out; it stays on record."
    case .deletedBecause: "Why the item was taken out."
    case .draft: "Whether the item is left out of the site."
    case .sortName: "What the item is filed under in place of its name."
    case .language: "The language of the item's name, by its BCP 47 tag."
    case .created: "When the item was added to the collection."
    case .aliases: "Old addresses of the item, which lead to its page."
    }
  }
}

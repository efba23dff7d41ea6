package import Language

/// One thing of a collection: what its file says.
package struct Item: Sendable {
  /// The file's name without its ending, in Unicode's composed form: what addresses and commands know the item by.
  package let id: String
  /// The file's name without its ending, as the folder has it.
  package let fileStem: String
  /// One value for each field of the schema, in its order.
  package var values: [Value]
  /// What the item is called, by the collection's `name`.
  package var name = ""
  /// What the item is filed under, where that is not its name.
  package var sortName: String?
  /// The language of the item's name, where that is not the site's.
  package var language: Language?
  package var deletion: Deletion?
  package var isDraft = false
  package var created: Moment?
  /// Addresses that lead to the item as well.
  package var aliases: [String] = []
  /// The bytes of the file that are notes, and the line on which they begin.
  package var notes = 0..<0
  package var notesLine = 1

  package init(fileStem: String, values: [Value]) {
    id = nfc(fileStem)
    self.fileStem = fileStem
    self.values = values
  }

  package var isDeleted: Bool { deletion != nil }
}

/// When and why an item was taken out.
package struct Deletion: Sendable, Hashable {
  package let date: CivilDate
  package var because: String?

  package init(date: CivilDate, because: String? = nil) {
    self.date = date
    self.because = because
  }
}

/// What is searched of an item, and where it leads.
package struct SearchItem: Sendable, Hashable {
  package let name: String
  /// The other fields as readers see them; they are shown below the name.
  package let fields: String
  /// The notes as plain text; empty if they are not searched.
  package let notes: String
  /// The address of the item's page from the top of the site, percent-encoded: `books/the-hobbit.html`.
  package let address: String

  package init(name: String, fields: String, notes: String = "", address: String) {
    self.name = name
    self.fields = fields
    self.notes = notes
    self.address = address
  }
}

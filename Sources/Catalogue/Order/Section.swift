/// A run of rows under one header.
package struct Section: Sendable {
  package enum Kind: String, Sendable {
    case letter, digits, symbols, other
    case value
    case date
    case range
    /// Everything, undivided.
    case all
  }

  /// The section's address within its page; it depends on the section's bucket alone.
  package var id: String
  /// The address that the section would have if no other one had the same.
  let plainID: String
  package let label: String
  /// The label as it is read aloud, where that is not as it is written.
  package var spoken: String?
  package let kind: Kind
  /// The positions of the items, in order.
  package var items: [ItemIndex]

  package init(id: String, label: String, kind: Kind, items: [ItemIndex]) {
    self.id = id
    plainID = id
    self.label = label
    self.kind = kind
    self.items = items
  }
}

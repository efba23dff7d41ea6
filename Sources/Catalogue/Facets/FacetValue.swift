/// A value of a facet, with the items that have it.
package struct FacetValue: Sendable {
  package let label: String
  /// The name of the value's page, without `.html`.
  package let address: String
  /// Whether this stands for items that have no value.
  package let isMissing: Bool
  /// The positions of the items, without the deleted ones, in the order of the collection.
  package internal(set) var items: [ItemIndex] = []
  /// What the value is sorted by; the letters of an index follow from it.
  package let sortKey: [UInt8]
}

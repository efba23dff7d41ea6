package import Addresses
package import Diagnostics

/// One change to a collection that a person asks for.
package enum Edit: Sendable {
  /// Makes an item.
  ///
  /// - Parameters:
  ///   - stem: the address that the item is to have; without it, one is made of its name.
  ///   - isBare: whether the item's file holds the given fields alone, without the schema's other keys and without defaults.
  case create(
    collection: String, fields: [FieldEdit], notes: [UInt8]? = nil, stem: String? = nil, isBare: Bool = false)
  /// Changes values of an item.
  ///
  /// - Parameters:
  ///   - renames: whether the item's file is named anew for its name.
  ///   - base: what the item's file was when the person saw it; without it, whatever it is now is changed.
  case change(
    ItemReference, fields: [FieldEdit], notes: [UInt8]? = nil, renames: Bool = false, base: FileFingerprint? = nil)
  /// Makes an item that has everything that another one has, but for changed values and what belongs to one item alone: its deletion, its
  /// old addresses, and when it was created.
  ///
  /// - Parameters:
  ///   - file: what the other item's file held when the person saw it; its item may be gone by now.
  ///   - stem: the address that the item is to have; without it, one is made of its name.
  case duplicate(ItemReference, SourceFile, fields: [FieldEdit], notes: [UInt8]? = nil, stem: String? = nil)
  /// Makes an item anew whose file is gone, with all that the file held but for changed values.
  ///
  /// - Parameter stem: the address that the item is to have; without it, it has the one that it had, with a number if that is taken.
  case remake(ItemReference, SourceFile, fields: [FieldEdit], notes: [UInt8]? = nil, stem: String? = nil)
  /// Marks an item as deleted; a forced one clears the field that keeps it from being deleted.
  case delete(ItemReference, because: String? = nil, isForced: Bool = false)
  /// Takes back a deletion.
  case restore(ItemReference)
  /// Removes the file of a deleted item, and its pictures that nothing else uses.
  case purge(ItemReference)
}

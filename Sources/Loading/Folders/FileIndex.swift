/// The position of an item's file among the item files of its collection's folder, in the order of their names.
package struct FileIndex: Sendable, Hashable {
  private let number: Int32

  package init(_ position: Int) {
    number = Int32(position)
  }

  package var position: Int { Int(number) }
}

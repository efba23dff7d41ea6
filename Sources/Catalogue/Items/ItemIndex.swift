/// The position of an item among the items of its collection, which are in the order of their files' names.
///
/// It is a type of its own so that nothing else that counts from 0, such as a file, a section or a row, can be taken for an item.
public struct ItemIndex: Sendable, Hashable {
  @usableFromInline let number: Int32

  @inlinable
  public init(_ position: Int) {
    number = Int32(position)
  }

  /// The position as a number, for what is stored without its type.
  @inlinable public var position: Int { Int(number) }

  /// Where the item is after a new one has come at another position.
  public func makingRoom(at new: ItemIndex) -> ItemIndex { self < new ? self : advanced(by: 1) }
}

extension ItemIndex: Strideable {
  @inlinable
  public static func < (one: ItemIndex, other: ItemIndex) -> Bool { one.number < other.number }

  @inlinable
  public func distance(to other: ItemIndex) -> Int { other.position - position }

  @inlinable
  public func advanced(by distance: Int) -> ItemIndex { ItemIndex(position + distance) }
}

extension ItemIndex: ExpressibleByIntegerLiteral {
  @inlinable
  public init(integerLiteral position: Int) { self.init(position) }
}

/// An array with an element for each item of a collection: the items themselves, or what is known of each.
///
/// It is public because other modules can inline only what is: a call for each item would copy it.
public struct ItemArray<Element> {
  @usableFromInline var elements: [Element]

  /// - Parameter elements: In the order of the items.
  @inlinable
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  @inlinable
  public init(repeating element: Element, count: Int) {
    self.init(Array(repeating: element, count: count))
  }
}

extension ItemArray: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: ItemIndex { ItemIndex(0) }
  @inlinable public var endIndex: ItemIndex { ItemIndex(elements.count) }

  @inlinable
  public subscript(item: ItemIndex) -> Element {
    get { elements[item.position] }
    _modify { yield &elements[item.position] }
  }

  @inlinable
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension ItemArray {
  @inlinable
  public mutating func append(_ element: Element) { elements.append(element) }

  @inlinable
  public mutating func append(contentsOf others: [Element]) { elements += others }

  /// Adds an element for a new item, from whose position on the others move up by one.
  @inlinable
  public mutating func insert(_ element: Element, at item: ItemIndex) { elements.insert(element, at: item.position) }

  @inlinable
  public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}

extension ItemArray: ExpressibleByArrayLiteral {
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension ItemArray: Sendable where Element: Sendable {}

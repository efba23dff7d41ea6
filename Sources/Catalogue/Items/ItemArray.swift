/// An array with an element for each item of a collection: the items themselves, or what is known of each.
package struct ItemArray<Element> {
  @usableFromInline var elements: [Element]

  /// - Parameter elements: In the order of the items.
  @inlinable
  package init(_ elements: [Element]) {
    self.elements = elements
  }

  @inlinable
  package init(repeating element: Element, count: Int) {
    self.init(Array(repeating: element, count: count))
  }
}

extension ItemArray: RandomAccessCollection, MutableCollection {
  @inlinable package var startIndex: ItemIndex { ItemIndex(0) }
  @inlinable package var endIndex: ItemIndex { ItemIndex(elements.count) }

  @inlinable
  package subscript(item: ItemIndex) -> Element {
    get { elements[item.position] }
    _modify { yield &elements[item.position] }
  }

  @inlinable
  package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension ItemArray {
  @inlinable
  package mutating func append(_ element: Element) { elements.append(element) }

  @inlinable
  package mutating func append(contentsOf others: [Element]) { elements += others }

  /// Adds an element for a new item, from whose position on the others move up by one.
  @inlinable
  package mutating func insert(_ element: Element, at item: ItemIndex) { elements.insert(element, at: item.position) }

  @inlinable
  package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}

extension ItemArray: ExpressibleByArrayLiteral {
  @inlinable
  package init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension ItemArray: Sendable where Element: Sendable {}

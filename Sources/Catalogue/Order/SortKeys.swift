import Language
import Ordering

/// The sort keys of a collection's items, each computed once, however many sorts use it.
package struct SortKeys: Sendable {
  private let components: [SortComponent]
  private(set) var table: SortKeyTable

  /// The keys of `items` for every component that `sorts` compare.
  package init(of items: ItemArray<Item>.SubSequence, for sorts: [Sort], by writer: inout SortKeyWriter) {
    components = Self.components(of: sorts)
    table = SortKeyTable(width: components.count)
    for item in items {
      for component in components { table.append { writer.write(component, of: item, to: &$0) } }
    }
  }

  private static func components(of sorts: [Sort]) -> [SortComponent] {
    sorts.flatMap(\.terms).map(\.component).reduce(into: []) { components, component in
      if !components.contains(component) { components.append(component) }
    }
  }

  /// Adds the keys of the items that come next.
  package mutating func append(_ other: SortKeys) {
    table.append(other.table)
  }

  /// Gives an item the keys of another version of it: those of the only item of `other`.
  ///
  /// - Returns: Whether they differ from those that it had.
  mutating func replace(_ item: ItemIndex, with other: SortKeys) -> Bool {
    if table.hasSameKeys(row: item.position, as: other.table) { return false }
    table.replace(row: item.position, with: other.table)
    return true
  }

  /// Adds the keys of an item before those of another one.
  mutating func insert(_ other: SortKeys, before item: ItemIndex) {
    table.insert(other.table, beforeRow: item.position)
  }

  /// The items in the order of `terms`; items with equal keys keep their order, which is that of their paths.
  func order(by terms: [SortTerm]) -> SortOrder {
    let steps = terms.compactMap { term in
      column(of: term.component).map {
        SortOrder.Step(column: $0, isDescending: term.isDescending, missingComesFirst: term.missingComesFirst)
      }
    }
    return SortOrder(steps, of: table)
  }

  /// The column of the table that holds the keys of a component.
  func column(of component: SortComponent) -> Int? {
    components.firstIndex(of: component)
  }

  /// The key of an item; empty if its value is missing.
  func key(of item: ItemIndex, column: Int) -> ArraySlice<UInt8> { table.key(row: item.position, column: column) }

  /// Whether an item has no value.
  func isMissing(_ item: ItemIndex, column: Int) -> Bool { table.isMissing(row: item.position, column: column) }
}

/// The sort keys of a collection's items, each computed once, however many sorts use it.
package struct SortKeys: Sendable {
  private let components: [SortComponent]
  private var columns: [SortKeyColumn]

  /// The keys of `items` for every component that `sorts` compare.
  package init(of items: ArraySlice<Item>, for sorts: [Sort], by writer: inout SortKeyWriter) {
    var components: [SortComponent] = []
    for term in sorts.flatMap(\.terms) where !components.contains(term.component) { components.append(term.component) }
    self.components = components
    columns = components.map { component in
      var column = SortKeyColumn()
      for item in items { column.append { writer.write(component, of: item, to: &$0) } }
      return column
    }
  }

  /// Adds the keys of the items that come next.
  package mutating func append(_ other: SortKeys) {
    for index in columns.indices { columns[index].append(other.columns[index]) }
  }

  func column(for component: SortComponent) -> SortKeyColumn {
    components.firstIndex(of: component).map { columns[$0] } ?? SortKeyColumn()
  }
}

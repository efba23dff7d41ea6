/// A column of an inventory.
package enum ReportColumn: Sendable, Hashable {
  /// What the item is called.
  case name
  case field(DetailField)

  /// Whether the column says what an item is: its name, or a field of it.
  func shows(_ name: ItemText) -> Bool {
    switch self {
    case .name: true
    case .field(let shown): name.fields.contains(shown.field)
    }
  }
}

extension ReportSettings {
  /// The columns with that of the items' names: where the configuration puts it, or else first, unless another column shows a field of the name.
  package func columns(naming name: ItemText) -> [ReportColumn] {
    var all = columns.map { ReportColumn.field($0) }
    let showsName = all.contains { $0.shows(name) }
    if let position = nameColumn ?? (showsName ? nil : 0) { all.insert(.name, at: position) }
    return all
  }
}

import Catalogue

/// How columns of another program become one field.
struct ColumnRule: Sendable {
  /// The field's key; `notes` of an item's notes.
  let key: String
  let type: FieldType
  /// The field's label in a new collection, where the key does not say it.
  let label: String?
  let isRequired: Bool
  /// The texts of a choice.
  let options: [String]
  /// The columns, of which a file need not have all.
  let columns: [String]
  /// What the texts of the columns, in their order, are as the field's text; those of a list by `ListText`.
  let convert: @Sendable ([String]) -> String

  init(
    _ key: String, _ type: FieldType, label: String? = nil, isRequired: Bool = false, options: [String] = [],
    from columns: String..., convert: @escaping @Sendable ([String]) -> String
  ) {
    self.key = key
    self.type = type
    self.label = label
    self.isRequired = isRequired
    self.options = options
    self.columns = columns
    self.convert = convert
  }

  init(
    _ key: String, _ type: FieldType, label: String? = nil, isRequired: Bool = false, options: [String] = [],
    from column: String, _ convert: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.init(key, type, label: label, isRequired: isRequired, options: options, from: column) { convert($0[0]) }
  }
}

extension ImportTable {
  /// The table with fields in the place of another program's columns, and behind them its other columns that hold something.
  ///
  /// - Parameters:
  ///   - form: which columns say nothing more, or nothing for others, and what is done to the texts of further ones.
  ///   - map: columns that somebody names, and the keys that they go to.
  func applying(
    _ rules: [ColumnRule], of form: Preset.Form, map: [(column: String, key: String)] = []
  ) -> ImportTable {
    let apart = Set(map.compactMap { columnApart($0.column, key: $0.key, from: rules) })
    func position(_ name: String) -> Int? { column(name).flatMap { apart.contains($0) ? nil : $0 } }
    let known = rules.filter { rule in rule.columns.contains { position($0) != nil } }
    let positions = known.map { rule in rule.columns.map(position) }
    var table = self
    let taken = Set(rules.flatMap(\.columns))
    let others = columns.indices.filter { position in
      apart.contains(position)
        || !taken.contains(columns[position]) && rows.contains { !Clean.cell($0.cells[position].text).isEmpty }
    }
    table.columns = known.map(\.key) + others.map { columns[$0] }
    table.unused = form.unused
    for rule in known {
      table.origins[rule.key, default: []] += rule.columns.filter { position($0) != nil }.flatMap {
        origins[$0] ?? [$0]
      }
    }
    table.ruleCount = known.count
    table.lists = .marked
    table.rows = rows.map { row in
      var cells: [Cell] = []
      for (rule, columns) in zip(known, positions) {
        let texts = columns.map { $0.map { Clean.cell(row.cells[$0].text) } ?? "" }
        let offset = columns.compactMap { $0 }.first.map { row.cells[$0].offset } ?? row.offset
        var cell = Cell(rule.convert(texts), offset: offset, isList: rule.type == .list)
        cell.isDefault = columns.contains { $0.map { row.cells[$0].isDefault } ?? false }
        cells.append(cell)
      }
      return Row(cells: cells + others.map { row.cells[$0].converted(form.convert) }, offset: row.offset)
    }
    return table
  }

  /// The column that somebody names, if it is one of several that make a field, and goes elsewhere without the others: any that is left out, and any but
  /// the first.
  private func columnApart(_ name: String, key: String, from rules: [ColumnRule]) -> Int? {
    guard let column = column(named: name), !rules.contains(where: { $0.key == name }) else { return nil }
    let isApart = rules.contains { rule in
      let present = rule.columns.filter { self.column($0) != nil }
      return present.count > 1 && present.contains(columns[column]) && (key.isEmpty || present[0] != columns[column])
    }
    return isApart ? column : nil
  }
}

extension ImportTable.Cell {
  /// The cell with other texts; those of a list one by one.
  fileprivate func converted(_ convert: (String) -> String) -> Self {
    var cell = self
    cell.text = isList ? ListText.joined(ListText.texts(text).map(convert)) : convert(text)
    return cell
  }
}

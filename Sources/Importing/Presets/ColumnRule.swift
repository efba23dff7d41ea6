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
  /// - Parameter form: which columns say nothing more, or nothing for others, and what is done to the texts of further ones.
  func applying(_ rules: [ColumnRule], of form: Preset.Form) -> ImportTable {
    let known = rules.filter { rule in rule.columns.contains { column($0) != nil } }
    let positions = known.map { rule in rule.columns.map { column($0) } }
    var table = self
    let taken = Set(rules.flatMap(\.columns))
    let others = columns.indices.filter { position in
      !taken.contains(columns[position]) && rows.contains { !Clean.cell($0.cells[position].text).isEmpty }
    }
    table.columns = known.map(\.key) + others.map { columns[$0] }
    table.unused = form.unused
    for rule in known {
      table.origins[rule.key, default: []] += rule.columns.filter { column($0) != nil }.flatMap { origins[$0] ?? [$0] }
    }
    table.ruleCount = known.count
    table.lists = .marked
    table.rows = rows.map { row in
      var cells: [Cell] = []
      for (rule, columns) in zip(known, positions) {
        let texts = columns.map { $0.map { Clean.cell(row.cells[$0].text) } ?? "" }
        let offset = columns.compactMap { $0 }.first.map { row.cells[$0].offset } ?? row.offset
        cells.append(Cell(rule.convert(texts), offset: offset, isList: rule.type == .list))
      }
      return Row(cells: cells + others.map { row.cells[$0].converted(form.convert) }, offset: row.offset)
    }
    return table
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

package import Templates

/// Fills the slots of a template with the fields of one item.
package struct ItemSource: TemplateSource {
  /// What the item is called.
  package static let nameSlot = Slot(FieldSlots.first - 1)

  private let item: Item
  private let schema: Schema
  private let formatter: ItemFormatter

  package init(item: Item, schema: Schema, formatter: ItemFormatter) {
    self.item = item
    self.schema = schema
    self.formatter = formatter
  }

  package func count(of slot: Slot, at rows: Rows) -> Int {
    FieldSlots.count(of: slot, item)
  }

  package func has(_ slot: Slot, at rows: Rows) -> Bool {
    guard let (field, form) = FieldSlots.meaning(of: slot) else { return !item.name.isEmpty }
    return form == .missing ? item.values[field].isMissing : item.values[field].isShown
  }

  package func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    guard let (field, form) = FieldSlots.meaning(of: slot) else { return output.write(item.name) }
    if form == .item, case .list(let texts) = item.values[field] {
      output.write(schema.fields[field].shown(texts[rows.row(onLevel: Int(slot.level))]))
    } else {
      formatter.write(item.values[field], of: schema.fields[field], as: form, to: &output)
    }
  }
}

extension Value {
  /// Whether sections on the value are printed: it is neither missing nor "no".
  package var isShown: Bool {
    switch self {
    case .missing, .flag(false): false
    case .flag, .text, .number, .year, .date, .dateTime, .list, .picture, .pictures: true
    }
  }
}

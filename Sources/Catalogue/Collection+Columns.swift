import Language

extension Collection {
  /// The collection with as many decimals for every amount of a field as the items' amounts have at most, as in the columns of an inventory.
  package func aligningAmounts() -> Collection {
    let amounts = schema.fields.indices.filter { schema.fields[$0].type == .money && schema.fields[$0].decimals == nil }
    if amounts.isEmpty { return self }
    var scales = Array(repeating: 0, count: schema.fields.count)
    for item in items {
      for position in amounts {
        if case .number(let number) = item.values[position] { scales[position] = max(scales[position], number.scale) }
      }
    }
    var settings = settings
    settings.schema = schema.withDecimals { position, field in
      scales[position] > 0 ? max(scales[position], field.currency.decimals) : field.decimals
    }
    return replacing(settings)
  }

  /// What an item shows in a column. Where nothing of its name is there, the column that would begin the name has what the item is called instead.
  package func text(of item: Item, in column: ReportColumn, by formatter: ItemFormatter) -> String {
    switch column {
    case .name: return item.name
    case .field(let shown):
      let text = formatter.text(item.values[shown.field], of: schema.fields[shown.field], as: shown.form)
      let named = settings.name.fields
      let isNameless = text.isEmpty && shown.field == named.first && named.allSatisfy { item.values[$0].isMissing }
      return isNameless ? item.name : text
    }
  }
}

extension Collection {
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

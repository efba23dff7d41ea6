import Catalogue
import Language
import Templates

/// The sums, averages, least and greatest values of fields that are numbers.
struct StatisticsFigures {
  let collection: Collection
  let items: [ItemIndex]
  let formatter: ItemFormatter

  private static let row = TemplateValue.record([
    "label": .absent, "sum": .absent, "average": .absent, "minimum": .absent, "maximum": .absent,
  ])

  /// A row for each field of numbers of which an item has a value.
  var context: TemplateValue {
    let totals = ReportTotals(collection: collection, items: items, formatter: formatter)
    let fields = collection.schema.fields.indices.filter { field in
      collection.schema.fields[field].type.isNumeric
        && items.contains { !collection.items[$0].values[field].isMissing }
    }
    let rows = fields.map { field in
      let type = collection.schema.fields[field].type
      return TemplateValue.record([
        "label": .text(collection.schema.fields[field].label),
        "sum": type.hasSum ? .text(totals.value(of: .sum(field))) : .absent,
        "average": .text(totals.value(of: .average(field))), "minimum": .text(totals.value(of: .minimum(field))),
        "maximum": .text(totals.value(of: .maximum(field))),
      ])
    }
    let hasSums = fields.contains { collection.schema.fields[$0].type.hasSum }
    return .record(
      ["rows": .list(rows, element: Self.row), "sums": .flag(hasSums)], isThere: !rows.isEmpty)
  }
}

extension FieldType {
  /// Whether a sum of values means something.
  fileprivate var hasSum: Bool {
    switch self {
    case .number, .money: true
    case .text, .year, .date, .datetime, .choice, .flag, .list, .rating, .url, .isbn, .vin, .image, .images, .link:
      false
    }
  }
}

import Addresses
import Catalogue
import Language
import Templates

/// The printable inventory: a table of the items that are there, and figures about them.
struct ReportPage {
  /// What the template sees.
  static func context(
    _ collection: Collection, items: [Int], names: SiteVocabulary, collectionNames: TemplateValue,
    formatter: ItemFormatter
  ) -> TemplateValue {
    let settings = collection.settings
    var context = names.names(
      depth: 1, title: .text("\(settings.title), \(names.phrases[.report])"),
      address: .text((names.site.url ?? "") + CollectionAddresses(collection.id).href(CollectionAddresses.report)))
    let column = TemplateValue.record(["key": .absent, "label": .absent, "numeric": .absent])
    var row = CollectionVocabulary.itemNames(collection, level: 1)
    let columns = settings.report.columns
    let showsNames = !columns.contains { settings.name.fields.contains($0.field) }
    let nameColumn = settings.report.nameColumn ?? (showsNames ? 0 : nil)
    row["cells"] = .list(
      inserting(nameCell, at: nameColumn, among: columns.map { cell($0, of: collection) }),
      element: .record(["value": .absent, "numeric": .absent, "missing": .absent]))
    let totals = ReportTotals(collection: collection, items: items, formatter: formatter)
    context.merge([
      "collection": collectionNames,
      "report": .record([
        "sort": .text(settings.sorts[settings.report.sort].name),
        "width": .text(String(columns.count + (nameColumn == nil ? 0 : 1))),
        "columns": .list(
          inserting(Self.nameColumn(names), at: nameColumn, among: columns.map { self.column($0, of: collection) }),
          element: column),
      ]),
      "rows": .rows(PageSlot.rows.slot(), element: .record(row)),
      "totals": .list(
        settings.report.totals.map {
          .record(["label": .text(totals.label(of: $0)), "value": .text(totals.value(of: $0))])
        },
        element: .record(["label": .absent, "value": .absent])),
    ]) { _, own in own }
    return .record(context)
  }

  private static func inserting(
    _ value: TemplateValue, at position: Int?, among values: [TemplateValue]
  ) -> [TemplateValue] {
    var values = values
    if let position { values.insert(value, at: position) }
    return values
  }

  /// The column of an inventory whose others say nothing of what items are called.
  private static func nameColumn(_ names: SiteVocabulary) -> TemplateValue {
    .record(["key": .text("name"), "label": .text(names.phrases[.name]), "numeric": .flag(false)])
  }

  private static let nameCell = TemplateValue.record([
    "value": PageSlot.name.value(level: 1), "numeric": .flag(false), "missing": .absent,
  ])

  private static func column(_ shown: DetailField, of collection: Collection) -> TemplateValue {
    let field = collection.schema.fields[shown.field]
    return .record([
      "key": .text(field.key), "label": .text(shown.label ?? field.label), "numeric": .flag(field.type.isNumeric),
    ])
  }

  private static func cell(_ shown: DetailField, of collection: Collection) -> TemplateValue {
    .record([
      "value": .slot(FieldSlots.slot(field: shown.field, form: shown.form, level: 1)),
      "numeric": .flag(collection.schema.fields[shown.field].type.isNumeric),
      "missing": .slot(FieldSlots.slot(field: shown.field, form: .missing, level: 1)),
    ])
  }
}

import Ordering

// The keys of `collection.yaml`.
extension CollectionSettingsReader {
  package static let table = SettingTable(
    "a collection",
    [
      Setting("title", .title, "What the collection is called on pages; its folder's name without it."),
      Setting("description", .text, "One or two sentences on the front page and above the list."),
      Setting("item", .title, "The noun for one of its items, such as car."),
      Setting("empty", .title, "What a list without items says, such as No cars."),
      Setting(
        "kind", .oneOf([.choice(ItemKind.allCases.map(\.rawValue)), .mapping(MetadataSettings.table)]),
        "What the items are for machines."),
      Setting("name", .template, "What an item is called, from its fields."),
      Setting(
        "fields", .dictionary(.oneOf([.choice(FieldType.words), .mapping(fieldTable)])),
        "The fields that items have, each with its type."),
      Setting("sorts", .list(.mapping(sortTable)), "The orders in which the list is offered, the first one first."),
      Setting("list", .mapping(listTable), "How the rows of the list look."),
      Setting("detail", .list(.mapping(groupTable)), "The groups of fields on an item's page."),
      Setting("deleted", .mapping(deletedTable), "What becomes of deleted items on pages."),
      Setting(
        "facets", shownFieldsForm,
        "The fields, or years, months and decades of fields, that have a page for each value."),
      Setting(
        "search", .oneOf([.word(examples: ["notes", "no"]), .list(.word(examples: ["name", "notes"]))]),
        "What the search looks through: fields, name, notes; no for nothing."),
      Setting(
        "due", .word(examples: ["warranty"]),
        "The field of dates on which items expire, which marks those that have or soon will."),
      Setting("statistics", .flag, "Whether there is a page of statistics."),
      Setting("report", .mapping(reportTable), "What the printable inventory holds."),
      Setting("print", .mapping(PrintSettings.table), "What is printed on paper."),
    ])

  package static let fieldTable = SettingTable(
    "a field", example: "{ type: text }",
    [
      Setting("type", .choice(FieldType.words), "What kind of values the field has; text without it."),
      Setting("label", .title, "What the field is called on pages."),
      Setting("placeholder", .text, "What pages show where an item has no value."),
      Setting("required", .flag, "Whether every item needs a value."),
      Setting("default", .oneOf([.value, .list(.value)]), "The value of items that give none."),
      Setting("min", .value, "The least value; of a text, the fewest characters."),
      Setting("max", .value, "The greatest value; of a text, the most characters."),
      Setting("decimals", .count(0...Decimal.digitLimit), "How many decimals pages show."),
      Setting("unit", .title, "The unit of a number, such as kg."),
      Setting("currency", .word(examples: ["EUR", "USD"]), "The currency of an amount, by its ISO 4217 code."),
      Setting("options", .texts, "The texts that a choice is made from, in their order."),
      Setting("to", .word(examples: ["authors"]), "The collection that a link leads to, by its folder."),
      Setting("many", .flag, "Whether a link may lead to several items."),
    ])

  package static let sortTable = SettingTable(
    "a sort", example: "{ name: Title, by: [title] }", required: ["name", "by"],
    [
      Setting("name", .title, "What the control on the list says."),
      Setting(
        "by", .oneOf([descriptorForm, .list(descriptorForm)]),
        "The keys that the list is sorted by, in turn; a hyphen in front makes one descending."),
      Setting(
        "sections",
        .word(examples: ["index(title)", "value(genre)", "decade(year)", "range(price, 0, 10, 100)", "none"]),
        "How the list is divided."),
      Setting("placeholder", .title, "What the section of items without a value is called."),
      Setting("header", .choice(headerWords), "Whether sections have headers."),
      Setting("detail", .template, "The smaller text of a row in this sort."),
      Setting("articles", .choice(articleWords), "Whether leading articles count."),
    ])

  private static let descriptorForm = SettingForm.oneOf([.title, .mapping(descriptorTable)])

  package static let descriptorTable = SettingTable(
    "a sort descriptor", example: "{ key: year, order: descending }", required: ["key"],
    [
      Setting("key", .title, "The field, or one of its forms, or name."),
      Setting("order", .choice(SortDescriptor.Order.allCases.map(\.rawValue)), "The direction."),
      Setting(
        "compare", .choice(SortDescriptor.Comparison.allCases.map(\.rawValue)),
        "Whether texts are compared in a language."),
      Setting(
        "missing", .choice(SortDescriptor.Place.allCases.map(\.rawValue)), "Where items without a value go."),
    ])

  package static let listTable = SettingTable(
    "list", example: "{ cell: subtitle }",
    [
      Setting(
        "cell", .word(examples: ListSettings.builtInCells), "The look of a row, or the name of a template in cells/."),
      Setting("text", .template, "The main text of a row; the item's name without it."),
      Setting("detail", .template, "The smaller text of a row."),
      Setting("image", .word(examples: []), "The field with the picture of a row."),
      Setting(
        "style",
        .oneOf([
          .choice(ListSettings.Style.allCases.map(\.rawValue)),
          .list(.choice(ListSettings.Style.allCases.map(\.rawValue))),
        ]),
        "The look of the list; of several, readers choose."),
      Setting("columns", shownFieldsForm, "The columns of a table."),
      Setting(
        "counts", .oneOf([.flag, .choice(["header", "footer"])]), "Where every section says how many rows it has."),
      Setting("page", .count(1...Int.max), "The most rows on a page; longer lists are divided."),
    ])

  package static let groupTable = SettingTable(
    "a group", example: "{ header: Fuel, fields: [fuel] }", required: ["fields"],
    [
      Setting("header", .text, "The text above the group."),
      Setting("footer", .text, "The text below the group."),
      Setting("fields", shownFieldsForm, "The fields of the group."),
    ])

  private static let shownFieldForm = SettingForm.oneOf([.word(examples: []), .mapping(shownFieldTable)])
  static let shownFieldsForm = SettingForm.oneOf([shownFieldForm, .list(shownFieldForm)])

  static let shownFieldTable = SettingTable(
    "one of the fields", example: "{ field: key, label: text }", required: ["field"],
    [
      Setting("field", .word(examples: []), "The field, or one of its forms."),
      Setting("label", .text, "What the field is called here."),
    ])

  package static let deletedTable = SettingTable(
    "deleted", example: "{ show: page }",
    [
      Setting("show", .choice(DeletedSettings.Show.allCases.map(\.rawValue)), "Where lists show deleted items."),
      Setting("header", .text, "The header above deleted items."),
      Setting("label", .title, "What the date of deletion is called on items' pages, such as Sold on."),
      Setting("unless", .word(examples: []), "A field; an item in which it is set cannot be deleted."),
    ])

  package static let reportTable = SettingTable(
    "report", example: "{ columns: [title] }",
    [
      Setting("sort", .text, "The name of the sort that orders the rows."),
      Setting("columns", shownFieldsForm, "The fields that are columns."),
      Setting(
        "totals", .oneOf([.word(examples: totalExamples), .list(.word(examples: totalExamples))]),
        "The figures below the inventory."),
    ])

  static let headerWords = ["none", "show"]
  static let articleWords = ["keep", "skip"]
  static let totalExamples = Total.names.map { $0 == "count" ? $0 : "\($0)(price)" }
}

// The names of the keys, by what has them.
extension CollectionSettingsReader {
  package static var keys: [String] { table.names }
  package static var fieldKeys: [String] { fieldTable.names }
  package static var sortKeys: [String] { sortTable.names }
  package static var descriptorKeys: [String] { descriptorTable.names }
  package static var listKeys: [String] { listTable.names }
  package static var groupKeys: [String] { groupTable.names }
  package static var shownFieldKeys: [String] { shownFieldTable.names }
  package static var deletedKeys: [String] { deletedTable.names }
  package static var reportKeys: [String] { reportTable.names }
}

import Addresses
package import Catalogue
package import Language

/// What is printed, and the words and numbers of its language. It belongs to one thread.
package final class PrintSource {
  package let site: SiteSettings
  package let collection: Collection
  package let sort: Sort
  /// The sections that are printed, with each item in one of them: one with everything if the sort has none, or if sections share items.
  package let sections: [Section]
  /// The positions of the deleted items, in order.
  package let deleted: [ItemIndex]
  /// Whether only deleted items are printed.
  package let showsDeleted: Bool
  /// What the items that are printed have in common, as the user wrote it: `price>2`; empty where all are.
  let conditions: [String]
  /// The date as of which everything is.
  package let date: CivilDate
  package let formatter: ItemFormatter
  package let words: PrintPhrases

  /// - Parameter kind: The kind of document; in an inventory, the amounts of a column have the same number of decimals.
  package init(
    site: SiteSettings, collection: Collection, sort: Sort, arrangement: Arrangement, showsDeleted: Bool,
    conditions: [String] = [], date: CivilDate, kind: PrintKind
  ) {
    let arrangement = arrangement.withoutSharedRows
    self.site = site
    self.collection = kind == .inventory ? collection.aligningAmounts() : collection
    self.sort = sort
    // Sections without headers are one on paper, whose items are numbered on.
    let shown = sort.hasHeaders ? arrangement.sections : [.all(arrangement.items)].filter { !$0.items.isEmpty }
    sections =
      showsDeleted
      ? (arrangement.deleted.isEmpty ? [] : [.all(arrangement.deleted)])
      : shown
    deleted = showsDeleted ? [] : arrangement.deleted
    self.showsDeleted = showsDeleted
    self.conditions = conditions
    self.date = date
    formatter = ItemFormatter(site: site)
    words = PrintPhrases(site.language)
  }

  package var settings: PrintSettings { collection.settings.print }
  package var phrases: Phrases { formatter.phrases }
  /// Whether items are numbered within sections.
  var hasSections: Bool { !(sections.count == 1 && sections[0].kind == .all) && sort.hasHeaders }
  var items: [ItemIndex] { sections.flatMap(\.items) }
  /// What deleted items are called.
  var deletedHeader: String { collection.settings.deleted.header ?? phrases[.deleted] }
  /// What the date of a deletion is called.
  var deletedOn: String { collection.settings.deleted.label ?? phrases[.deletedOn] }
  /// What stands in place of items where there are none.
  var emptyText: String { collection.settings.empty ?? phrases.empty(collection.settings.title) }
}

extension PrintSource {
  package func integer(_ number: Int) -> String { formatter.values.integer(number) }

  package func pageLabel(_ page: Int, of count: Int) -> String {
    words.page(integer(page), of: integer(count))
  }

  func text(_ date: CivilDate, style: DateStyle = .long) -> String { formatter.values.date(date, style: style) }

  func item(_ position: ItemIndex) -> Item { collection.items[position] }

  /// The number of an item: that of its section and of its place in it, or its place alone.
  func number(section: Int, place: Int) -> String {
    // Written as years are: in the language's digits, without grouping.
    let place = formatter.values.year(place + 1)
    return hasSections ? "\(formatter.values.year(section + 1)).\(place)" : place
  }

  func label(of column: ReportColumn) -> String {
    switch column {
    case .name: phrases[.name]
    case .field(let shown): shown.label ?? collection.schema.fields[shown.field].label
    }
  }

  /// What an item shows in a column, on one line.
  func text(of item: Item, in column: ReportColumn) -> String {
    Self.oneLine(collection.text(of: item, in: column, by: formatter))
  }

  /// Runs of white space, line breaks among them, become one space.
  static func oneLine(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    if isPlain { return text }
    return text.split { $0.isWhitespace && $0 != "\u{A0}" || $0.unicodeScalars.allSatisfy { $0.value < 0x20 } }
      .joined(separator: " ")
  }

  /// The address of an item's page, if the site has one.
  func address(of item: Item) -> String? {
    site.url.map {
      "\($0)\(PercentEncoding.encoded(collection.id))/\(PercentEncoding.encoded(CollectionAddresses.item(item.id)))"
    }
  }
}

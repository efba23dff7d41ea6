package import Diagnostics

/// The contents of a `collection.yaml`.
package struct CollectionSettings: Sendable {
  /// The collection's folder.
  package let id: String
  package var title: String
  package var description: String?
  /// The noun for one of its items.
  package var item = "item"
  package var schema = Schema([])
  package var name: ItemText
  package var sorts: [Sort] = []
  package var list = ListSettings()
  package var detail: [DetailGroup] = []
  package var deleted = DeletedSettings()
  package var report: ReportSettings
  /// What has a page for each of its values.
  package var facets: [Facet] = []
  package var search = SearchSettings.off
  /// The field of dates on which items expire; those that have expired or soon will are marked.
  package var due: Int?
  /// Whether there is a page of statistics.
  package var hasStatistics = false
  package var print = PrintSettings()
  /// What a list without items says; nil for the words of the interface.
  package var empty: String?
  /// What pages say of items to machines.
  package var metadata = MetadataSettings()
}

/// How the rows of a list look.
package struct ListSettings: Sendable {
  package enum Style: String, Sendable, CaseIterable {
    case plain, grouped, table, gallery
  }

  package enum Counts: Sendable {
    case none, header, footer
  }

  /// The cells that come with the program.
  package static let builtInCells = ["default", "subtitle", "right-detail", "left-detail"]
  /// How many rows a page of a list has where the configuration does not say.
  package static let defaultPageLength = 10_000

  package var cell = "default"
  package var cellLocation = SourceLocation.start
  /// The text of a row; nil for the item's name.
  package var text: ItemText?
  package var detail: ItemText?
  /// The field with the picture of a row and a page.
  package var image: Int?
  /// The look of the list.
  package var style: Style?
  /// The other looks that readers can choose, each a list of its own.
  package var otherStyles: [Style] = []
  /// The columns of a table.
  package var columns: [DetailField] = []
  /// Where every section says how many rows it has.
  package var counts = Counts.none
  /// The most rows on a page; longer lists are split.
  package var pageLength = Self.defaultPageLength
}

/// A run of fields on an item's page.
package struct DetailGroup: Sendable {
  package var header: String?
  package var footer: String?
  package var fields: [DetailField]
}

/// A field on an item's page or in the inventory, whole or in one of its forms.
package struct DetailField: Sendable, Hashable {
  package let field: Int
  package let form: FieldForm
  /// What the field is called here, where that is not its own label.
  package var label: String?

  package init(field: Int, form: FieldForm, label: String? = nil) {
    self.field = field
    self.form = form
    self.label = label
  }
}

/// What becomes of deleted items on pages.
package struct DeletedSettings: Sendable {
  package enum Show: String, Sendable, CaseIterable {
    case section, page, no
  }

  package var show = Show.section
  package var header: String?
  /// What the date of deletion is called on items' pages, where deleted items have a header of their own, such as Sold.
  package var label: String?
  /// The field that keeps an item from being deleted while it is set.
  package var unless: Int?
}

/// What the printable inventory holds.
package struct ReportSettings: Sendable {
  /// The position of the sort that gives the rows their order.
  package var sort = 0
  package var columns: [DetailField] = []
  /// Before which of the columns the items' names are; nil where the configuration does not say.
  package var nameColumn: Int?
  package var totals: [Total] = []
}

/// A figure below the inventory.
package enum Total: Sendable, Hashable {
  case count
  case sum(Int)
  case average(Int)
  case minimum(Int)
  case maximum(Int)

  /// The figures, by the names that the configuration has for them.
  package enum Kind: String, Sendable, CaseIterable {
    case count, sum, average, minimum, maximum
  }

  package static let names = Kind.allCases.map(\.rawValue)
}

package import Catalogue

/// The shapes in which a collection is printed.
package enum PrintKind: String, Sendable, CaseIterable {
  case inventory, cards, catalogue, checklist, labels
}

/// How a collection is printed.
package struct PrintOptions: Sendable {
  package var kind = PrintKind.inventory
  package var paper = PaperSize.a4
  package var isLandscape = false
  package var photos = PhotoSize.no
  package var labels = LabelPlacement(sheet: LabelSheet.known[0])

  package init() {}
}

/// Which labels of a sheet are printed on, and how far the printer is off.
package struct LabelPlacement: Sendable {
  package var sheet: LabelSheet
  /// How many labels of the first sheet are used already.
  package var skip = 0
  /// In millimetres, to the right and down.
  package var offset = (x: 0.0, y: 0.0)

  package init(sheet: LabelSheet, skip: Int = 0, offset: (x: Double, y: Double) = (0, 0)) {
    self.sheet = sheet
    self.skip = skip
    self.offset = offset
  }
}

extension PrintSource {
  /// The name of the collection and of the site: what the document is called.
  package var documentTitle: String {
    let title = collection.settings.title
    return site.title == title ? title : "\(title) · \(site.title)"
  }
}

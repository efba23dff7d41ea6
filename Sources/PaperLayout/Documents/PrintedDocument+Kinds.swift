import Catalogue
package import Files
import Language

extension PrintedDocument {
  /// Lays out what is printed in one of its shapes.
  ///
  /// - Parameter folder: the collection's, for the notes of its items.
  package static func layOut(
    _ source: PrintSource, options: PrintOptions, folder: Folder, measurer: any TextMeasurer
  ) throws -> any Printable {
    switch options.kind {
    case .inventory, .checklist: try InventoryDocument.layOut(source, options: options, measurer: measurer)
    case .cards: try CardsDocument.layOut(source, options: options, folder: folder, measurer: measurer)
    case .catalogue: try CatalogueDocument.layOut(source, options: options, folder: folder, measurer: measurer)
    case .labels: LabelDocument(source, placement: options.labels, measurer: measurer)
    }
  }
}

extension PrintSource {
  /// How many items are printed.
  package var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// What the document is about.
  package var subject: String { collection.settings.description ?? phrases[.report] }
}

extension PrintedDocument {
  /// The pictures that are drawn, in order.
  package var pictures: [PictureReference] {
    var pictures: [PictureReference] = []
    for item in flow.items {
      switch item.content {
      case .block(let block as PictureBlock): pictures += block.figures.map(\.picture)
      case .row(let table, let row): pictures += tables[Int(table)].source.pictures(row: Int(row))
      case .block, .tableHead, .space: break
      }
    }
    return pictures
  }
}

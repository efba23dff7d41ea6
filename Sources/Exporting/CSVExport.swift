import Catalogue
import FrontMatter

/// A collection as comma-separated values: the address, the fields, the reserved keys and the notes of each item, so that `vitrine import`
/// gives back the same items.
package struct CSVExport {
  private let collection: ExportedCollection

  package init(_ collection: ExportedCollection) {
    self.collection = collection
  }

  package var bytes: [UInt8] {
    var csv = CSVText()
    let fields = collection.settings.schema.fields
    let others = ["id"] + CollectionSettingsReader.reservedKeys + ["notes"]
    csv.row(["id"] + fields.map { others.contains($0.key) ? "fields.\($0.key)" : $0.key } + others.dropFirst())
    for item in collection.items {
      csv.cell(verbatim: FormulaProtection.protected(item.id))
      for (field, text) in zip(fields, item.texts) { write(text, as: field.type, to: &csv) }
      for text in item.reserved { write(text, as: .text, to: &csv) }
      csv.cell(verbatim: FormulaProtection.protected(item.notes))
      csv.endRow()
    }
    return csv.bytes
  }

  private func write(_ value: EditedValue, as type: FieldType, to csv: inout CSVText) {
    switch value {
    case .empty: csv.cell(verbatim: "")
    case .text(let text):
      switch type {
      case .number, .money, .rating, .year, .date, .datetime: csv.cell(verbatim: text)
      case .list: csv.cell(verbatim: FormulaProtection.protected(ListCell.text([text])))
      case .text, .flag, .choice, .url, .isbn, .vin, .image, .link:
        csv.cell(verbatim: FormulaProtection.protected(text))
      }
    case .list(let texts): csv.cell(verbatim: FormulaProtection.protected(ListCell.text(texts)))
    }
  }
}

/// A list in one cell: `; ` between its texts, and a backslash before semicolons and backslashes that belong to one.
enum ListCell {
  static func text(_ texts: [String]) -> String {
    texts.map { text in
      let escaped = text.replacing("\\", with: "\\\\").replacing(";", with: "\\;")
      return escaped.hasPrefix(" ") ? "\\" + escaped : escaped
    }.joined(separator: "; ")
  }
}

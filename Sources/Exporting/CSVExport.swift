import Catalogue
import FrontMatter

/// A collection as comma-separated values: the address, the fields, the reserved keys and the notes of each item, so that `vitrine import`
/// gives back the same items.
package struct CSVExport {
  private let collection: ExportedCollection

  package init(_ collection: ExportedCollection) {
    self.collection = collection
  }

  /// The table in pieces that follow each other.
  ///
  /// - Throws: `ExportFailure`, `EditingFailure`.
  package func pieces() throws -> [[UInt8]] {
    var csv = CSVText()
    let fields = collection.settings.schema.fields
    let columns = CollectionTable.columns(of: collection.settings.schema)
    csv.row(["id"] + columns + CollectionSettingsReader.reservedKeys + ["notes"])
    let types = fields.map(\.type)
    let runs = try collection.map { items in
      var csv = CSVText()
      for item in items { Self.write(item, types, to: &csv) }
      return csv.bytes
    }
    return [csv.bytes] + runs
  }

  private static func write(_ item: ExportedItem, _ types: [FieldType], to csv: inout CSVText) {
    csv.cell(verbatim: FormulaProtection.protected(item.id))
    for (position, type) in types.enumerated() {
      if item.values[position].pictures.allSatisfy(\.isPlain) {
        write(item.texts[position], as: type, to: &csv)
      } else {
        write(item.values[position], to: &csv)
      }
    }
    for value in item.reserved { write(value, as: .text, to: &csv) }
    csv.cell(verbatim: FormulaProtection.protected(item.notes))
    csv.endRow()
  }

  private static func write(_ value: EditedValue, as type: FieldType, to csv: inout CSVText) {
    switch value {
    case .empty: csv.cell(verbatim: "")
    case .text(let text):
      switch type {
      // Numbers are no formulas.
      case .number, .money, .rating, .year: csv.cell(verbatim: text)
      case .list, .images: csv.cell(verbatim: FormulaProtection.protected(ListText.joined([text])))
      case .text, .flag, .date, .datetime, .choice, .url, .isbn, .vin, .image, .link:
        csv.cell(verbatim: FormulaProtection.protected(text))
      }
    case .list(let items):
      csv.cell(verbatim: FormulaProtection.protected(ListText.joined(items.map { $0.text ?? "" })))
    case .mapping: csv.cell(verbatim: "")
    }
  }

  /// Pictures of which the item says more than the file, as JSON.
  private static func write(_ pictures: Value, to csv: inout CSVText) {
    var json = JSONText()
    json.value(pictures)
    csv.cell(verbatim: FormulaProtection.protected(String(decoding: json.bytes, as: UTF8.self)))
  }
}

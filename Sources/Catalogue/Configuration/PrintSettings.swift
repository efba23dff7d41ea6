import Addresses
package import Diagnostics
import FrontMatter

/// What `print` says in site.yaml and in collection.yaml, for what is printed on paper.
package struct PrintSettings: Sendable {
  package var owner: String?
  package var address: String?
  /// The number of an insurance policy.
  package var policy: String?
  package var preparedFor: String?
  /// Where the inventory is signed.
  package var place: String?
  /// A picture for the cover, by its path in the collection's folder.
  package var cover: String?
  /// Where the cover is named, for findings.
  package var coverPlace: (file: String, location: SourceLocation)?
  /// Whether there is a line to sign on.
  package var hasSignature = true
  /// Nil for the paper of the site's region.
  package var paper: PaperSize?

  package var columns: [ReportColumn] = []
  /// Where the columns are named, for errors.
  package var columnsPlace: (file: String, location: SourceLocation)?
  package var totals: [Total] = []
  /// The field with an item's value in money.
  package var value: Int?
  /// The field with an item's serial number.
  package var serial: Int?
  /// The field that says where an item is.
  package var location: Int?
  /// The field with the picture of a row.
  package var photo: Int?
  package var labels = LabelSettings()

  package init() {}
}

/// What `print: labels:` says.
package struct LabelSettings: Sendable {
  /// The number of the sheet, or its measures.
  package var sheet: LabelSheet?
  /// The lines of a label; none for the item's name alone.
  package var lines: [ItemText] = []
  /// Whether labels have a QR code of the item's address.
  package var hasCode = true
}

/// What site.yaml says of `print`. What names fields waits for the collections that have them.
package struct SitePrintSettings: Sendable {
  var settings = PrintSettings()
  /// The settings that name fields, by their keys.
  var fields: [String: Node] = [:]
  var labelLines: Node?

  /// Warnings about names of fields that no collection has.
  package func findings(among schemas: [Schema]) -> [Diagnostic] {
    let known = Set(schemas.flatMap { $0.fields.map(\.key) } + ["name"]).sorted()
    return namedFields.compactMap { key, location in
      guard key != "name", schemas.allSatisfy({ $0.resolve(key) == nil && $0.isWhole }) else { return nil }
      return .warning(
        .unknownFieldName, in: SourcePath.siteSettings, at: location,
        "no collection has a field '\(key)'\(didYouMean(key, among: known))")
    }
  }

  /// The keys of fields that the settings name, with their places in site.yaml.
  private var namedFields: [(key: String, location: SourceLocation)] {
    fields.sorted { $0.key < $1.key }.flatMap { setting, node in
      (node.items ?? [node]).compactMap { node in
        guard let text = node.text else { return nil }
        let key = setting == "totals" ? Call(text)?.arguments.first : text
        return key.map { ($0, node.location) }
      }
    }
  }
}

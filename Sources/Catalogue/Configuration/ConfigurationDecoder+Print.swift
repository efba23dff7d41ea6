import Addresses
import Diagnostics
import FrontMatter
import Language

// Reads `print` of site.yaml and of collection.yaml.
extension PrintSettings {
  package static let table = SettingTable(
    "print", example: "{ owner: Ada Example }",
    [
      Setting("owner", .title, "Whose the collection is."),
      Setting("address", .title, "Where the owner lives."),
      Setting("policy", .title, "The number of an insurance policy."),
      Setting("prepared-for", .title, "For whom the document is made."),
      Setting("place", .title, "Where the document is signed."),
      Setting("columns", CollectionSettingsReader.shownFieldsForm, "The fields that are columns, and name."),
      Setting("totals", .texts, "The figures below the table."),
      Setting("value", .word(examples: []), "The field with what an item is worth."),
      Setting("serial", .word(examples: []), "The field with an item's serial number."),
      Setting("location", .word(examples: []), "The field that says where an item is."),
      Setting("photo", .word(examples: []), "The field with an item's picture."),
      Setting("cover", .title, "A picture for the cover, in the collection's folder."),
      Setting("signature", .flag, "Whether there is a line to sign on."),
      Setting("paper", .choice(PaperSize.allCases.map(\.rawValue)), "The size of the paper."),
      Setting("labels", .mapping(LabelSettings.table), "What is on labels."),
    ])
}

extension LabelSettings {
  package static let table = SettingTable(
    "labels", example: "{ sheet: L7160 }",
    [
      Setting("sheet", .word(examples: ["L7160", "63.5x38.1,3x7"]), "The number of the sheet, or its measures."),
      Setting("lines", .oneOf([.template, .list(.template)]), "The lines of a label."),
      Setting("code", .flag, "Whether labels have a QR code of the item's address."),
    ])
}

extension ConfigurationDecoder {
  /// The keys of `print` whose values name fields.
  static let fieldPrintKeys = ["columns", "totals", "value", "serial", "location", "photo"]

  /// Reads what a `print` says that names no fields.
  mutating func printTexts(_ settings: DecodedMapping, into print: inout PrintSettings) {
    let texts: [(String, WritableKeyPath<PrintSettings, String?>)] = [
      ("owner", \.owner), ("address", \.address), ("policy", \.policy), ("prepared-for", \.preparedFor),
      ("place", \.place),
    ]
    for (key, path) in texts {
      if let text = title(settings[key], key) { print[keyPath: path] = text }
    }
    if let node = settings["cover"], let path = title(node, "cover") {
      if let finding = PortableName.finding(in: path) {
        error(.pathOutside, at: node, "cover \(finding)")
      } else {
        print.cover = path
        print.coverPlace = (file.path, node.location)
      }
    }
    if let flag = flag(settings["signature"], "signature") { print.hasSignature = flag }
    if let size = choice(settings["paper"], "paper", PaperSize.self) { print.paper = size }
  }

  /// Reads what `labels` says besides its lines.
  ///
  /// - Parameter language: The site's. Sheets that are given by their measures are of the paper of its region.
  mutating func labels(_ node: Node?, into print: inout PrintSettings, language: LanguageTag) -> DecodedMapping {
    guard let node else { return DecodedMapping(location: .start) }
    let settings = settings(in: node, of: LabelSettings.table)
    if let flag = flag(settings["code"], "code") { print.labels.hasCode = flag }
    if let node = settings["sheet"], let text = title(node, "sheet") {
      let paper = print.paper(for: language)
      if let sheet = LabelSheet(text, paper: paper) {
        print.labels.sheet = sheet
      } else {
        error(.settingValue, at: node, LabelSheet.rule(for: "sheet", text, paper))
      }
    }
    return settings
  }
}

extension LabelSheet {
  /// What a sheet must be.
  package static func rule(for name: String, _ text: String, _ paper: PaperSize) -> String {
    let names = known.map(\.name)
    return
      "\(name) must be the number of a sheet, such as L7160, or measures in millimetres that fit the paper, which is \(paper.title), such as 63.5x38.1,3x7 for labels of that size in 3 columns and 7 rows; not '\(text)'\(didYouMean(text.uppercased(), among: names))"
  }
}

extension SiteSettingsReader {
  static func print(
    _ node: Node?, by reader: inout ConfigurationDecoder, language: LanguageTag
  ) -> SitePrintSettings {
    var site = SitePrintSettings()
    guard let node else { return site }
    let settings = reader.settings(in: node, of: PrintSettings.table)
    reader.printTexts(settings, into: &site.settings)
    site.labelLines = reader.labels(settings["labels"], into: &site.settings, language: language)["lines"]
    for key in ConfigurationDecoder.fieldPrintKeys {
      guard let node = settings[key] else { continue }
      site.fields[key] = node
      let texts = reader.texts(node, key)
      guard key == "totals" else { continue }
      for (text, node) in texts where !Total.isWritten(text) {
        reader.error(
          .settingValue, at: node,
          "a total is count, or sum, average, minimum or maximum of a field, such as sum(price)"
            + didYouMean(Call(text)?.name ?? text, among: Total.names))
      }
    }
    return site
  }
}

extension Total {
  /// Whether a text has the form of a total, whatever field it names.
  fileprivate static func isWritten(_ text: String) -> Bool {
    guard let call = Call(text), names.contains(call.name) else { return false }
    return call.arguments.count == (call.name == "count" ? 0 : 1)
  }
}

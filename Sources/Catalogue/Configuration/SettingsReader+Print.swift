import Addresses
import Diagnostics
import FrontMatter

// Reads `print` of site.yaml and of collection.yaml.
extension SettingsReader {
  package static let printKeys = [
    "owner", "address", "policy", "prepared-for", "place", "columns", "totals", "value", "serial", "location", "photo",
    "cover", "signature", "paper", "labels",
  ]
  package static let labelKeys = ["sheet", "lines", "code"]

  /// The keys of `print` whose values name fields.
  static let fieldPrintKeys = ["columns", "totals", "value", "serial", "location", "photo"]

  /// Reads what a `print` says that names no fields.
  mutating func printTexts(_ settings: Settings, into print: inout PrintSettings) {
    let texts: [(String, WritableKeyPath<PrintSettings, String?>)] = [
      ("owner", \.owner), ("address", \.address), ("policy", \.policy), ("prepared-for", \.preparedFor),
      ("place", \.place),
    ]
    for (key, path) in texts {
      if let text = title(settings[key], key) { print[keyPath: path] = text }
    }
    if let node = settings["cover"], let path = title(node, "cover") {
      if let finding = PortableName.finding(in: path) {
        error(.pathOutside, at: node.location, "cover \(finding)")
      } else {
        print.cover = path
      }
    }
    if let flag = flag(settings["signature"], "signature") { print.hasSignature = flag }
    if let node = settings["paper"] {
      let words = PaperSize.allCases.map(\.rawValue)
      let text = node.text?.lowercased() ?? ""
      if let size = PaperSize(rawValue: text) {
        print.paper = size
      } else {
        error(
          .settingValue, at: node.location,
          "paper must be \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")\(didYouMean(text, among: words))"
        )
      }
    }
  }

  /// Reads what `labels` says besides its lines.
  mutating func labels(_ node: Node?, into print: inout PrintSettings) -> Settings {
    guard let node else { return Settings(location: .start) }
    let settings = settings(in: node, of: "labels", known: Self.labelKeys, example: "{ sheet: L7160 }")
    if let flag = flag(settings["code"], "code") { print.labels.hasCode = flag }
    if let node = settings["sheet"], let text = title(node, "sheet") {
      if let sheet = LabelSheet(text, paper: print.paper ?? .a4) {
        print.labels.sheet = sheet
      } else {
        error(.settingValue, at: node.location, LabelSheet.rule(for: "sheet", text))
      }
    }
    return settings
  }
}

extension LabelSheet {
  /// What a sheet must be.
  package static func rule(for name: String, _ text: String) -> String {
    let names = known.map(\.name)
    return
      "\(name) must be the number of a sheet, such as L7160, or measures in millimetres that fit the paper, such as 63.5x38.1,3x7 for labels of that size in 3 columns and 7 rows; not '\(text)'\(didYouMean(text.uppercased(), among: names))"
  }
}

extension SiteReader {
  static func print(_ node: Node?, by reader: inout SettingsReader) -> SitePrintSettings {
    var site = SitePrintSettings()
    guard let node else { return site }
    let settings = reader.settings(
      in: node, of: "print", known: SettingsReader.printKeys, example: "{ owner: Ada Example }")
    reader.printTexts(settings, into: &site.settings)
    site.labelLines = reader.labels(settings["labels"], into: &site.settings)["lines"]
    for key in SettingsReader.fieldPrintKeys {
      guard let node = settings[key] else { continue }
      site.fields[key] = node
      let texts = reader.texts(node, key)
      guard key == "totals" else { continue }
      for (text, location) in texts where !Total.isWritten(text) {
        reader.error(
          .settingValue, at: location,
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

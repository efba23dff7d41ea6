package import Diagnostics
import FrontMatter
import Language

/// Reads `content/site.yaml`.
package struct SiteReader {
  package static let keys = [
    "title", "description", "language", "time-zone", "currency", "url", "collections", "allow-html",
    "smart-punctuation", "print",
  ]

  private var reader: SettingsReader
  private var site = SiteSettings()

  /// The settings that `file` holds, and where it names each collection.
  package static func read(
    _ file: SourceFile, diagnostics: inout [Diagnostic]
  ) -> (site: SiteSettings, places: [String: SourceLocation]) {
    var findings: [Diagnostic] = []
    let document = YAMLDocument.read(file, diagnostics: &findings)
    diagnostics += findings
    var reader = SiteReader(reader: SettingsReader(file: file.path, findings: findings))
    let settings = reader.reader.settings(in: document.entries, at: .start, of: "the site", known: keys)
    reader.readTexts(settings)
    reader.readLanguage(settings["language"])
    reader.readZone(settings["time-zone"])
    if let currency = reader.reader.currency(settings["currency"]) { reader.site.currency = currency }
    reader.readAddress(settings["url"])
    reader.site.print = print(settings["print"], by: &reader.reader)
    let places = reader.readCollections(settings["collections"])
    diagnostics += reader.reader.diagnostics
    return (reader.site, places)
  }
}

extension SiteReader {
  private mutating func readTexts(_ settings: Settings) {
    site.title = reader.title(settings["title"], "title") ?? site.title
    site.description = reader.text(settings["description"], "description")
    site.allowsHTML = reader.flag(settings["allow-html"], "allow-html") ?? false
    site.smartPunctuation = reader.flag(settings["smart-punctuation"], "smart-punctuation") ?? false
  }

  private mutating func readLanguage(_ node: Node?) {
    guard let node else { return }
    guard let tag = node.text else {
      return reader.error(
        .unknownLanguage, at: node.location, "language must be a BCP 47 tag such as en-GB, not \(node.phrase)")
    }
    do {
      site.language = try Language(tag)
    } catch {
      reader.error(.unknownLanguage, at: node.location, error.message)
    }
  }

  private mutating func readZone(_ node: Node?) {
    guard let node else { return }
    guard let zone = node.text.flatMap(TimeZone.init) else {
      return reader.error(
        .unknownTimeZone, at: node.location,
        "time-zone must be a name of the IANA database, such as Europe/Oslo\(node.text.map { didYouMean($0, among: TimeZone.names.sorted()) } ?? "")"
      )
    }
    site.zone = zone
  }

  private mutating func readAddress(_ node: Node?) {
    guard let node else { return }
    let text = node.text ?? ""
    let isAddress = ["https://", "http://"].contains { text.lowercased().hasPrefix($0) } && WebAddress.isWhole(text)
    guard isAddress, !text.contains(where: { $0.isWhitespace || "?#\"<>\\".contains($0) }) else {
      return reader.error(
        .settingValue, at: node.location,
        "url must be the address of the site's front page, such as https://example.org/cabinet/")
    }
    site.url = WebAddress.normalized(text.hasSuffix("/") ? text : text + "/")
  }

  private mutating func readCollections(_ node: Node?) -> [String: SourceLocation] {
    var places: [String: SourceLocation] = [:]
    guard let node, !reader.isTold(node) else { return places }
    for (name, location) in reader.texts(node, "collections") {
      if places[name] != nil {
        reader.error(.settingValue, at: location, "collections names '\(name)' twice")
      } else {
        places[name] = location
        site.collections.append(name)
      }
    }
    return places
  }
}

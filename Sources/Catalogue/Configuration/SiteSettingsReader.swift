package import Diagnostics
import FrontMatter
import Language

/// Reads `content/site.yaml`.
package struct SiteSettingsReader {
  private var reader: ConfigurationDecoder
  private var site = SiteSettings()

  /// The settings that `file` holds, and where it names each collection.
  package static func read(
    _ file: SourceFile, diagnostics: inout [Diagnostic]
  ) -> (site: SiteSettings, places: [String: SourceRange]) {
    var findings: [Diagnostic] = []
    let document = YAMLDocument.read(file, diagnostics: &findings)
    diagnostics += findings + document.doubtfulComments(in: file)
    var reader = SiteSettingsReader(reader: ConfigurationDecoder(file: file, findings: findings))
    let settings = reader.reader.settings(in: document.entries, at: .start, of: table)
    reader.readTexts(settings)
    reader.readLanguage(settings["language"])
    reader.readArticles(settings["articles"])
    reader.readZone(settings["time-zone"])
    if let currency = reader.reader.currency(settings["currency"]) { reader.site.currency = currency }
    reader.readAddress(settings["url"])
    reader.site.look = reader.reader.look(settings["look"])
    reader.site.pictures = reader.reader.pictures(settings["pictures"])
    reader.site.print = print(settings["print"], by: &reader.reader, language: reader.site.language)
    let places = reader.readCollections(settings["collections"])
    diagnostics += reader.reader.diagnostics
    return (reader.site, places)
  }
}

extension SiteSettingsReader {
  private mutating func readTexts(_ settings: DecodedMapping) {
    site.title = reader.title(settings["title"], "title") ?? site.title
    site.description = reader.text(settings["description"], "description")
    site.allowsHTML = reader.flag(settings["allow-html"], "allow-html") ?? false
    site.smartPunctuation = reader.flag(settings["smart-punctuation"], "smart-punctuation") ?? false
  }

  private mutating func readLanguage(_ node: Node?) {
    guard let node else { return }
    guard let tag = node.text else {
      return reader.error(
        .unknownLanguage, at: node, "language must be a BCP 47 tag such as en-GB, not \(node.phrase)")
    }
    do {
      site.language = try LanguageTag(tag)
    } catch {
      reader.error(.unknownLanguage, at: node, error.rule, meant: error.suggestion)
    }
  }

  private mutating func readArticles(_ node: Node?) {
    guard let node else { return }
    // Elsewhere in the settings, the code of Norwegian means that there is none.
    if node.text?.lowercased() == "no" {
      return reader.error(
        .settingValue, at: node, "articles names languages; write [] to skip none, and [no] for those of Norwegian")
    }
    site.articles = []
    for (text, node) in reader.texts(node, "articles") {
      do {
        site.articles?.append(try LanguageTag(text))
      } catch {
        reader.error(.unknownLanguage, at: node, error.rule, meant: error.suggestion)
      }
    }
  }

  private mutating func readZone(_ node: Node?) {
    guard let node else { return }
    guard let zone = node.text.flatMap(TimeZone.init) else {
      return reader.error(
        .unknownTimeZone, at: node,
        "time-zone must be a name of the IANA database, such as Europe/Oslo",
        meant: node.text.flatMap { text in
          // `GMT+2` is no place; the zones that are called so go the other way.
          text.contains(where: \.isNumber) ? nil : suggestion(for: text, among: TimeZone.names.sorted())
        })
    }
    site.zone = zone
  }

  private mutating func readAddress(_ node: Node?) {
    guard let node else { return }
    let text = node.text ?? ""
    let isAddress = ["https://", "http://"].contains { text.lowercased().hasPrefix($0) } && WebAddress.isWhole(text)
    guard isAddress, !text.contains(where: { $0.isWhitespace || "?#\"<>\\".contains($0) }) else {
      return reader.error(
        .settingValue, at: node,
        "url must be the address of the site's front page, such as https://example.org/cabinet/")
    }
    guard !WebAddress.hasPassword(text) else {
      return reader.error(
        .settingValue, at: node, "url has a password, which every page would publish; remove it")
    }
    if let file = text.split(separator: "/").last, !text.hasSuffix("/"), text.count(where: { $0 == "/" }) > 2,
      [".html", ".htm", ".xhtml", ".php", ".xml"].contains(where: file.lowercased().hasSuffix)
    {
      return reader.error(
        .settingValue, at: node, "url is the address of the front page without the name of its file",
        meant: String(text.dropLast(file.count)))
    }
    site.url = WebAddress.normalized(text.hasSuffix("/") ? text : text + "/")
  }

  private mutating func readCollections(_ node: Node?) -> [String: SourceRange] {
    var places: [String: SourceRange] = [:]
    guard let node, !reader.isReported(node) else { return places }
    for (name, node) in reader.texts(node, "collections") {
      if let first = places[name] {
        reader.add(
          .error(
            .settingValue, in: reader.file.path, at: reader.file.range(of: node), "collections names '\(name)' twice"
          ).noting("first named here", at: first))
      } else {
        places[name] = reader.file.range(of: node)
        site.collections.append(name)
      }
    }
    return places
  }
}

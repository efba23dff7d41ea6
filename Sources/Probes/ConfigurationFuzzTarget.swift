import Catalogue
import Diagnostics
import Language

/// Reads a site.yaml, a collection.yaml and two items, and arranges those in every sort.
enum ConfigurationFuzzTarget {
  private static let now = DateTime(utc: 1_700_000_000)

  static func rule(brokenBy bytes: [UInt8]) -> String? {
    let parts = bytes.parts(atLeast: 4)
    var findings: [Diagnostic] = []
    let site = SiteSettingsReader.read(SourceFile(path: "site.yaml", bytes: parts[0]), diagnostics: &findings).site
    do {
      let settings = CollectionSettingsReader.read(
        SourceFile(path: "collection.yaml", bytes: parts[1]), id: "things", site: site, clock: try ZoneClock(site.zone),
        now: now, diagnostics: &findings)
      if settings.sorts.isEmpty { return "every collection has a sort" }
      try arrange([parts[2], parts[3]], of: settings, site, &findings)
    } catch {
      return "what was read can be used: \(error)"
    }
    return findings.first { $0.location.line < 1 || $0.location.column < 1 || $0.message.isEmpty }.map {
      "every finding has a place and a message: \($0)"
    }
  }

  private static func arrange(
    _ files: [[UInt8]], of settings: CollectionSettings, _ site: SiteSettings, _ findings: inout [Diagnostic]
  ) throws {
    let reader = try ItemReader(settings: settings, site: site)
    let formatter = ItemFormatter(site: site)
    var items: ItemArray<Item> = []
    for (number, bytes) in files.enumerated() {
      let file = SourceFile(path: "\(number).md", bytes: bytes)
      guard var item = reader.read(file, stem: "\(number)", diagnostics: &findings)?.item else { continue }
      item.name = settings.name(of: item, by: formatter)
      for (field, value) in zip(settings.schema.fields, item.values) {
        for form in FieldForm.allCases where form.fits(field.type) {
          _ = formatter.text(value, of: field, as: form)
        }
      }
      items.append(item)
    }
    var writer = try SortKeyWriter(schema: settings.schema, language: site.language)
    let keys = SortKeys(of: items[...], for: settings.sorts, by: &writer)
    let arranger = Arranger(items: items, schema: settings.schema, keys: keys, language: site.language)
    let labels = SectionLabels(schema: settings.schema, formatter: formatter)
    for sort in settings.sorts { _ = try arranger.arrange(by: sort, labels: labels) }
  }
}

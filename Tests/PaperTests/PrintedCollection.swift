import Catalogue
import Diagnostics
import Files
import Foundation
import Language
import Ordering
import PaperLayout
import Testing

/// A small collection that is laid out for a test.
struct PrintedCollection {
  let source: PrintSource
  let folder: Folder

  /// - Parameters:
  ///   - configuration: what collection.yaml says.
  ///   - site: what site.yaml says.
  ///   - items: the front matter of each item, in the order of their files' names.
  ///   - folder: where the items' pictures are.
  init(
    _ configuration: String, site siteText: String = "title: Cabinet\n", items: [String],
    folder: String = FileManager.default.temporaryDirectory.path
  ) throws {
    var findings: [Diagnostic] = []
    let (site, _) = SiteSettingsReader.read(
      SourceFile(path: "content/site.yaml", text: siteText), diagnostics: &findings)
    let clock = try ZoneClock(site.zone)
    let now = DateTime(clock.localTime(at: 1_790_000_000))
    let settings = CollectionSettingsReader.read(
      SourceFile(path: "content/things/collection.yaml", text: configuration), id: "things", site: site, clock: clock,
      now: now, diagnostics: &findings)
    let formatter = ItemFormatter(site: site)
    let reader = try ItemReader(settings: settings, site: site)
    let parsed = items.enumerated().compactMap { number, text -> Item? in
      let stem = "item-\(String(1_000_000 + number).dropFirst())"
      let file = SourceFile(path: "content/things/\(stem).md", text: "---\n\(text)\n---\n")
      guard var item = reader.read(file, stem: stem, diagnostics: &findings)?.item else { return nil }
      item.name = settings.name(of: item, by: formatter)
      return item
    }
    try #require(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    let read = ItemArray(parsed)
    let collection = Collection(settings: settings, items: read)
    var writer = try SortKeyWriter(schema: settings.schema, language: site.language)
    let sort = settings.sorts[settings.report.sort]
    let keys = SortKeys(of: collection.items[...], for: [sort], by: &writer)
    let arranger = Arranger(items: read, schema: settings.schema, keys: keys, language: site.language)
    let labels = SectionLabels(schema: settings.schema, formatter: formatter)
    source = PrintSource(
      site: site, collection: collection, sort: sort, arrangement: try arranger.arrange(by: sort, labels: labels),
      showsDeleted: false, date: now.date, kind: .inventory)
    self.folder = try Folder(at: folder)
  }

  /// The pages, drawn on a canvas that notes everything.
  func drawn(_ change: (inout PrintOptions) -> Void = { _ in }) throws -> (RecordingCanvas, any Printable) {
    var options = PrintOptions()
    change(&options)
    let document = try PrintedDocument.layOut(source, options: options, folder: folder, measurer: FakeMeasurer())
    let canvas = RecordingCanvas()
    document.draw(on: canvas) { _ in }
    return (canvas, document)
  }
}

import Diagnostics
import Foundation
import Language
import Templates
import TestSupport
import Testing

@testable import Catalogue

struct ItemReaderTests {
  /// A collection with fields of every type, and bounds and defaults among them.
  private static let configuration = """
    fields:
      text:     text
      short:    { type: text, min: 2, max: 5 }
      number:   number
      fuel:     { type: number, unit: gal, decimals: 1, min: 0, max: 99.5 }
      money:    money
      yen:      { type: money, currency: JPY }
      year:     { type: year, min: 1908, max: next year }
      era:      { type: year }
      date:     { type: date, min: 1900-01-01, max: today }
      moment:   datetime
      rating:   rating
      score:    { type: rating, max: 20 }
      flag:     flag
      choice:   { type: choice, options: [Red, Green, Deep blue] }
      list:     list
      url:      url
      isbn:     isbn
      vin:      vin
      image:    image
      must:     { type: text, required: true }
      engine.power: number
      engine.maker: { type: text, placeholder: Unknown }
      usual:    { type: text, default: the usual }
      stamped:  { type: datetime, min: 2000-01-01, max: today, default: now }
      until:    { type: datetime, min: 2000-01-01T10:00, max: 2026-11-22 }
      checked-out: text
    deleted: { unless: checked-out }
    """

  private static func settings() throws -> (CollectionSettings, SiteSettings) {
    var site = SiteSettings()
    site.zone = try #require(TimeZone("Europe/Oslo"))
    let clock = try ZoneClock(site.zone)
    var diagnostics: [Diagnostic] = []
    let settings = CollectionSettingsReader.read(
      SourceFile(path: "collection.yaml", text: Self.configuration), id: "things", site: site, clock: clock,
      now: DateTime(clock.localTime(at: 1_700_000_000)), diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    return (settings, site)
  }

  /// A reader of items of the collection.
  static func reader() throws -> ItemReader {
    let (settings, site) = try settings()
    return try ItemReader(settings: settings, site: site)
  }

  @Test func `reads every form of a value, and says what is wrong with the others`() throws {
    let (settings, site) = try Self.settings()
    let reader = try ItemReader(settings: settings, site: site)
    let formatter = ItemFormatter(site: site)

    try CaseFile("items").check(atLeast: 100) { text in
      var diagnostics: [Diagnostic] = []
      // The line that every sound item of the collection has.
      let file = SourceFile(path: "a.md", text: "---\n\(text)must: x\n---\n")
      let read = reader.read(file, stem: "a", diagnostics: &diagnostics)
      let values = read.map { Self.lines(of: $0, settings: settings, formatter: formatter) } ?? ["no item"]
      return values + diagnostics.map(\.description)
    }
  }

  /// What is in the item: raw and, where it is another text, as a reader sees it.
  private static func lines(of file: ItemFile, settings: CollectionSettings, formatter: ItemFormatter) -> [String] {
    let item = file.item
    var lines: [String] = []
    for (field, value) in zip(settings.schema.fields, item.values)
    where !value.isMissing && !["must", "usual"].contains(field.key) {
      let raw = RawText.text(of: value)
      let shown = formatter.text(value, of: field, as: .display)
      lines.append("\(field.key): \(raw)\(shown == raw ? "" : " | \(shown)")")
    }
    if let deletion = item.deletion {
      lines.append("deleted: \(RawText.text(of: deletion.date))\(deletion.because.map { ", \($0)" } ?? "")")
    }
    if file.isDraft { lines.append("draft") }
    if let sortName = item.sortName { lines.append("sort-name: \(sortName)") }
    if let language = item.metadata.language { lines.append("language: \(language.tag)") }
    if let created = item.created { lines.append("created: \(RawText.text(of: .dateTime(created)))") }
    if !item.aliases.isEmpty { lines.append("aliases: \(item.aliases.map(\.address).joined(separator: ", "))") }
    return lines.isEmpty ? ["nothing"] : lines
  }
}

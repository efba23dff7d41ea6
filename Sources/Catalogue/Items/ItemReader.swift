package import Diagnostics
import FrontMatter
package import Language

/// Reads the files of a collection's items. One reader belongs to one thread.
package struct ItemReader {
  private let settings: CollectionSettings
  private let site: SiteSettings
  private let clock: ZoneClock
  private let readers: [ValueReader]

  package init(settings: CollectionSettings, site: SiteSettings) throws(ICUFailure) {
    let clock = try ZoneClock(site.zone)
    self.settings = settings
    self.site = site
    self.clock = clock
    readers = settings.schema.fields.map { ValueReader(field: $0, clock: clock) }
  }

  /// The item that `file` holds; nil if anything in it is an error.
  ///
  /// - Parameter diagnostics: gets all that is wrong with the file.
  package func read(_ file: SourceFile, stem: String, diagnostics: inout [Diagnostic]) -> Item? {
    let before = diagnostics.count
    let matter = FrontMatter.read(file, diagnostics: &diagnostics)
    var draft = ItemDraft(
      item: Item(fileStem: stem, values: Array(repeating: .missing, count: readers.count)), file: file.path,
      settings: settings, site: site, clock: clock, readers: readers)
    draft.read(matter.entries, isSound: matter.isSound)
    draft.item.notes = matter.notes
    draft.item.notesLine = matter.notesLine
    diagnostics += draft.diagnostics
    return diagnostics[before...].contains { $0.severity == .error } ? nil : draft.item
  }
}

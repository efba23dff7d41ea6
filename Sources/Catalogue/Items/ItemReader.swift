package import Diagnostics
import FrontMatter
package import Language

/// Reads the files of a collection's items. One reader belongs to one thread.
package final class ItemReader {
  let schema: Schema
  let language: Language
  /// The field that keeps an item from being deleted.
  let unless: Int?
  /// What clocks show in the site's time zone.
  let clock: ZoneClock
  /// One for each field.
  let readers: [ValueReader]
  private let missing: [Value]
  /// What was found for unknown keys, which many items of a collection tend to share.
  private var hints: [String: String] = [:]
  private let includesDrafts: Bool

  /// - Parameter includesDrafts: whether drafts are items like any others.
  package init(
    settings: CollectionSettings, site: SiteSettings, includesDrafts: Bool = true
  ) throws(ICUFailure) {
    let clock = try ZoneClock(site.zone)
    schema = settings.schema
    language = site.language
    unless = settings.deleted.unless
    self.clock = clock
    self.includesDrafts = includesDrafts
    readers = settings.schema.fields.map { ValueReader(field: $0, clock: clock) }
    missing = Array(repeating: .missing, count: settings.schema.fields.count)
  }

  /// `; did you mean 'model'?`, or nothing if no known key is near.
  func hint(forUnknownKey key: String) -> String {
    if let hint = hints[key] { return hint }
    let hint = didYouMean(key, among: schema.fields.map(\.key) + CollectionReader.reservedKeys)
    if hints.count < 1000 { hints[key] = hint }
    return hint
  }

  /// What `file` holds; nil if anything in it is an error.
  ///
  /// A draft that is to be left out is no error, whatever is wrong with it: its errors are warnings.
  ///
  /// - Parameter diagnostics: gets all that is wrong with the file.
  package func read(_ file: SourceFile, stem: String, diagnostics: inout [Diagnostic]) -> ItemFile? {
    let before = diagnostics.count
    let matter = FrontMatter.read(file, diagnostics: &diagnostics)
    var draft = ItemDraft(ItemFile(item: Item(fileStem: stem, values: missing)), path: file.path, reader: self)
    draft.read(matter.entries, isSound: matter.isSound)
    draft.file.notes = matter.notes
    if diagnostics.count > before {
      // Where the YAML itself is in error, what is found besides comes of it.
      let told = Set(diagnostics[before...].map(\.location))
      diagnostics += draft.diagnostics.filter { !told.contains($0.location) }
    } else {
      diagnostics += draft.diagnostics
    }
    if draft.file.isDraft, !includesDrafts {
      for index in before..<diagnostics.count { diagnostics[index] = diagnostics[index].asWarning }
      return draft.file
    }
    return diagnostics[before...].contains { $0.severity == .error } ? nil : draft.file
  }
}

extension Diagnostic {
  fileprivate var asWarning: Diagnostic { .warning(id, in: file, at: location, message) }
}

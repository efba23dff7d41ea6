package import Diagnostics
package import FrontMatter
package import Language

/// Reads the files of a collection's items. One reader belongs to one thread.
package final class ItemReader {
  let schema: Schema
  /// The language that items need not name; nil if it makes a difference that they do.
  let impliedLanguage: LanguageTag?
  /// The field that keeps an item from being deleted.
  let unless: Int?
  /// What clocks show in the site's time zone.
  let clock: ZoneClock
  /// One for each field.
  let readers: [ValueReader]
  /// The fields of a table's columns by whose texts items are in sections or have facets.
  let dividing: Set<Int>
  private let missing: [Value]
  /// What was suggested for unknown keys, which many items of a collection tend to share.
  private var suggestions: [String: String?] = [:]
  private let includesDrafts: Bool

  /// - Parameter includesDrafts: whether drafts are treated as any other item.
  package init(
    settings: CollectionSettings, site: SiteSettings, includesDrafts: Bool = true
  ) throws(ICUFailure) {
    let clock = try ZoneClock(site.zone)
    schema = settings.schema
    // Where the site skips the articles of several languages, items may name its own to have those of that alone.
    impliedLanguage = site.articles == nil ? site.language : nil
    unless = settings.deleted.unless
    self.clock = clock
    self.includesDrafts = includesDrafts
    readers = settings.schema.fields.map { ValueReader(field: $0, clock: clock) }
    let sections = settings.sorts.compactMap { if case .value(let field, _) = $0.sections { field } else { nil } }
    let isTable = ([settings.list.style].compactMap(\.self) + settings.list.otherStyles).contains(.table)
    let columns = isTable ? settings.list.columns.map(\.field) : []
    dividing = Set(sections + settings.facets.map(\.field)).intersection(columns)
    missing = Array(repeating: .missing, count: settings.schema.fields.count)
  }

  /// All keys that items can have.
  private var keys: [String] { schema.fields.map(\.key) + ReservedKey.allCases.map(\.rawValue) }

  /// What a mapping can be the value of: the first parts of dotted keys, and pictures.
  private var keysOfMappings: [String] {
    schema.fields.compactMap { field in
      if let dot = field.key.firstIndex(of: ".") { return String(field.key[..<dot]) }
      return field.type.isPictorial ? field.key : nil
    }
  }

  /// The known key that the author of an unknown one most likely meant; nil if none is near.
  ///
  /// - Parameter isOfMapping: Whether the value of the unknown key is a mapping.
  func suggestion(forUnknownKey key: String, isOfMapping: Bool) -> String? {
    let name = isOfMapping ? "\(key):" : key
    if let known = suggestions[name] { return known }
    let meant = Diagnostics.suggestion(for: key, among: isOfMapping ? keysOfMappings : keys)
    if suggestions.count < 1000 { suggestions[name] = .some(meant) }
    return meant
  }

  /// The contents of `file`; nil if anything in it is an error.
  ///
  /// Errors in a draft that is to be left out are warnings.
  ///
  /// - Parameter diagnostics: gets all that is wrong with the file.
  package func read(_ file: SourceFile, stem: String, diagnostics: inout [Diagnostic]) -> ItemFile? {
    let (read, isInError) = contents(of: file, stem: stem, diagnostics: &diagnostics)
    return isInError ? nil : read
  }

  /// The contents of `file` without what is in error, and whether anything is.
  package func contents(
    of file: SourceFile, stem: String, diagnostics: inout [Diagnostic]
  ) -> (file: ItemFile, isInError: Bool) {
    let before = diagnostics.count
    let matter = FrontMatterDocument.read(file, diagnostics: &diagnostics)
    return contents(of: matter, of: file, stem: stem, before: before, diagnostics: &diagnostics)
  }

  /// The contents of a file whose front matter has been read.
  ///
  /// - Parameter before: how many of the diagnostics were found before the front matter was read.
  package func read(
    _ matter: FrontMatterDocument, of file: SourceFile, stem: String, before: Int, diagnostics: inout [Diagnostic]
  ) -> ItemFile? {
    let (read, isInError) = contents(of: matter, of: file, stem: stem, before: before, diagnostics: &diagnostics)
    return isInError ? nil : read
  }

  private func contents(
    of matter: FrontMatterDocument, of file: SourceFile, stem: String, before: Int, diagnostics: inout [Diagnostic]
  ) -> (file: ItemFile, isInError: Bool) {
    for index in before..<diagnostics.count { diagnostics[index] = diagnostics[index].doubted(forKeys: keys) }
    var draft = ItemBuilder(ItemFile(item: Item(fileStem: stem, values: missing)), source: file, reader: self)
    draft.read(
      matter.entries, isSound: matter.isSound,
      hasDuplicates: diagnostics[before...].contains { $0.id == .duplicateKey })
    draft.file.notes = matter.notes
    if diagnostics.count > before {
      // Where the YAML itself is in error, other findings follow from that.
      let reported = Set(diagnostics[before...].map(\.location))
      diagnostics += draft.diagnostics.filter { !reported.contains($0.location) }
    } else {
      diagnostics += draft.diagnostics
    }
    if matter.entries.isEmpty, file.isVisiblyEmpty {
      diagnostics.append(
        .warning(
          .frontMatterForm, in: file.path, at: .start, "this file is empty, and so is the page that is made of it"))
    }
    diagnostics += matter.doubtfulComments(in: file)
    if !diagnostics[before...].contains(where: { $0.id == .frontMatterForm }),
      let finding = FieldsInNotes.finding(inNotes: matter.notes, of: file, entries: matter.entries, schema: schema)
    {
      diagnostics.append(finding)
    }
    if let conflict = MergeConflict.finding(in: file) { diagnostics.append(conflict) }
    if let finding = OpenBrackets.finding(inNotes: matter.notes, of: file) {
      diagnostics.append(finding)
      // Nobody is to convert them, not even to find what else is wrong.
      draft.file.notes = matter.notes.prefix(0)
    }
    if draft.file.isDraft, !includesDrafts {
      for index in before..<diagnostics.count { diagnostics[index] = diagnostics[index].with(.warning) }
      return (draft.file, false)
    }
    return (draft.file, diagnostics[before...].contains { $0.severity == .error })
  }
}

import Catalogue
import Concurrency
import Diagnostics
import Files
import Language

/// Loads the items of one collection, on all cores.
struct CollectionLoader {
  /// How many items a thread reads before it asks for more.
  private static let runLength = 128

  let listing: CollectionListing
  /// The position of the collection in the site.
  let position: Int
  let settings: CollectionSettings
  let site: SiteSettings
  let links: LinkResolver
  let options: LoadOptions
  /// What is known of the files that pages show.
  let pictures: PictureLibrary
  /// What has changed since the cache was written; nil without a cache.
  let changes: CollectionChanges?
  /// The items as they were, where those of files in error stay so.
  let earlier: EarlierItems?

  /// - Parameter loaded: Gets the collection, and everything that is found besides.
  func load(into loaded: inout LoadedItems) throws {
    var assembly = CollectionAssembly(count: listing.stems.count)
    for run in try runs() { assembly.append(run, into: &loaded) }
    var addresses = AddressCheck(listing, sorts: settings.sorts, styles: settings.list.otherStyles)
    addresses.check(assembly.items, special: assembly.special, aliased: assembly.aliased)
    loaded.diagnostics += addresses.diagnostics
    try followDefaults(into: &loaded)
    assembly.pictures.formUnion(try defaultPictures(diagnostics: &loaded.diagnostics))
    let shown = options.rendersNotes ? assembly.pictures : []
    var content = CollectionContent(
      collection: Collection(settings: settings, items: assembly.items), listing: listing, notes: assembly.notes,
      aliased: assembly.aliased, files: assembly.files, itemFiles: assembly.itemFiles, findings: assembly.findings,
      changes: changes,
      pictures: try Dictionary(
        shown.map { ($0, try pictures.entry($0, ofCollection: listing.id, in: listing.folder)) },
        uniquingKeysWith: { first, _ in first }))
    for file in assembly.outdated { content.outdated[file] = .some(nil) }
    loaded.collections.append(content)
  }

  private func runs() throws -> [ItemRun] {
    let count = listing.stems.count
    return try Parallel.map(
      (count + Self.runLength - 1) / Self.runLength, makeWorker: { try ItemRunReader(self) },
      body: { reader, number in
        let range = number * Self.runLength..<min(count, (number + 1) * Self.runLength)
        defer { options.progress?.advance(by: range.count) }
        return try reader.read(range)
      })
  }

  /// Reads the notes of items that were taken from the cache.
  ///
  /// - Returns: The notes, in the order of `files`; nil for a file that no longer holds an item.
  func readNotes(of files: [FileIndex], diagnostics: inout [Diagnostic]) throws -> [StoredNotes?] {
    let read = try Parallel.map(
      files.count, makeWorker: { try ItemRunReader(self) },
      body: { reader, number -> (StoredNotes?, [Diagnostic]) in
        var found: [Diagnostic] = []
        let html = try reader.notes(of: files[number], diagnostics: &found)
        return (html.map { StoredNotes(notes: options.notes.keep($0), count: $0.count) }, found)
      })
    for (_, found) in read { diagnostics += found }
    return read.map(\.0)
  }

  /// Follows the links that are defaults of fields.
  private func followDefaults(into loaded: inout LoadedItems) throws(FileFailure) {
    for field in settings.schema.fields {
      guard case .value(let value)? = field.defaultValue, let collection = field.target,
        links.hasCollection(collection)
      else { continue }
      for address in value.texts {
        let target = try links.target(ofItem: address, in: collection)
        if case .unknown(let page, _) = target { loaded.unknownPages.insert(page) }
        guard let finding = target.finding(ofField: field.key, address: address, in: collection) else { continue }
        let configuration = listing.configuration
        loaded.diagnostics.append(
          Diagnostic(
            finding.severity, finding.id, in: configuration.path,
            at: CollectionSettingsReader.range(ofDefaultOf: field.key, in: configuration),
            "default: \(finding.message)"))
      }
    }
  }

  /// The default pictures of fields.
  func defaultPictures(diagnostics: inout [Diagnostic]) throws(FileFailure) -> [RelativePath] {
    var shown: [RelativePath] = []
    for field in settings.schema.fields where field.type.isPictorial {
      guard case .value(let value)? = field.defaultValue else { continue }
      for picture in value.pictures {
        let file = try PictureFile(picture.file, in: listing)
        let finding: ValueFinding
        if case .file(let written) = file {
          guard options.rendersNotes, let found = try pictures.finding(about: written, in: listing) else {
            shown.append(written)
            continue
          }
          finding = found
        } else {
          finding = file.finding(picture.file, in: listing)
        }
        let configuration = listing.configuration
        diagnostics.append(
          .error(
            finding.id, in: configuration.path,
            at: CollectionSettingsReader.range(ofDefaultOf: field.key, in: configuration),
            "the default picture of '\(field.key)' \(finding.message)"))
      }
    }
    if let finding = try coverFinding() { diagnostics.append(finding) }
    return shown
  }

  /// Why the picture that the collection names for the cover of what is printed cannot be there; nil if it can, or if site.yaml names it.
  private func coverFinding() throws(FileFailure) -> Diagnostic? {
    guard let cover = settings.print.cover, let place = settings.print.coverPlace,
      place.file == listing.configuration.path
    else { return nil }
    let file = try PictureFile(cover, in: listing)
    if case .file = file { return nil }
    let finding = file.finding(cover, in: listing)
    return Diagnostic(
      finding.severity, finding.id, in: place.file, at: SourceRange(at: place.location), "the cover \(finding.message)")
  }
}

import Catalogue
import Diagnostics
import Files
import Language
import Markdown

/// Reads the items of one collection, on all cores.
struct CollectionLoader {
  /// How many items one core reads before it looks for more.
  private static let chunkSize = 128

  let listing: CollectionListing
  /// The position of the collection in the site.
  let position: Int
  let settings: CollectionSettings
  let site: SiteSettings
  var links: LinkResolver
  let options: LoadOptions
  let survey: CollectionSurvey?

  /// - Parameter reading: gets all that is found besides the collection itself.
  func load(into reading: inout ContentReading) throws -> LoadedCollection {
    let stems = listing.stems
    let count = (stems.count + Self.chunkSize - 1) / Self.chunkSize
    var parts = try Parallel.map(count, makeWorker: makeReader) { reader, chunk in
      let range = chunk * Self.chunkSize..<min(stems.count, (chunk + 1) * Self.chunkSize)
      defer { options.progress?.advance(by: range.count) }
      return reader.read(range)
    }
    var items: [Item] = []
    items.reserveCapacity(stems.count)
    var chunks: [NotesChunk] = []
    var pictures: Set<String> = []
    var files: [LoadedFile] = []
    files.reserveCapacity(stems.count)
    var positions: [Int32] = []
    positions.reserveCapacity(stems.count)
    var findings: [Int: FileFindings] = [:]
    var (special, aliased): ([Int], [Int]) = ([], [])
    var addresses = AddressCheck(listing, sorts: settings.sorts)
    for number in parts.indices {
      var part = ChunkReader.Part()
      swap(&part, &parts[number])
      for position in part.findings.keys.sorted() {
        guard let found = part.findings[position] else { continue }
        reading.diagnostics += found.diagnostics
        pictures.formUnion(found.pictures)
        findings[position] = found
      }
      for var file in part.files {
        if file.item >= 0 {
          positions.append(Int32(files.count))
          file.item += Int32(items.count)
        }
        files.append(file)
      }
      chunks.append(
        NotesChunk(items: items.count..<items.count + part.items.count, notes: part.notes, ends: part.ends))
      special += part.special.map { $0 + items.count }
      aliased += part.aliased.map { $0 + items.count }
      Self.move(&part.items, to: &items)
      reading.drafts += part.drafts
      reading.links += part.links
      reading.unknownPages.formUnion(part.unknownPages)
    }
    addresses.check(items, special: special, aliased: aliased)
    reading.diagnostics += addresses.diagnostics
    pictures.formUnion(defaultPictures(diagnostics: &reading.diagnostics))
    return LoadedCollection(
      collection: Collection(settings: settings, items: items), notes: chunks, aliased: aliased, files: files,
      positions: positions, findings: findings, loader: self, pictures: pictures)
  }

  /// Moves items behind others: copies of them would be counted as references, one by one, and counted off again.
  private static func move(_ items: inout [Item], to others: inout [Item]) {
    let start = others.count
    others.append(contentsOf: repeatElement(Item(fileStem: "", values: []), count: items.count))
    for position in items.indices { swap(&others[start + position], &items[position]) }
  }

  func makeReader() throws -> ChunkReader {
    ChunkReader(
      listing: listing, position: position, settings: settings,
      items: try ItemReader(settings: settings, site: site, includesDrafts: options.includesDrafts),
      formatter: ItemFormatter(site: site), notes: NotesRenderer(site: site, links: links, collection: listing.id),
      links: links, options: options, survey: survey)
  }

  /// The pictures that stand in where an item has none.
  private func defaultPictures(diagnostics: inout [Diagnostic]) -> [String] {
    settings.schema.fields.compactMap { field in
      guard field.type == .image, case .value(.text(let path))? = field.defaultValue else { return nil }
      let picture = PictureFile(path, in: listing)
      if case .file(let written) = picture { return written }
      let file = listing.configuration
      let finding = picture.finding(path, in: listing)
      diagnostics.append(
        .error(
          finding.id, in: file.path, at: CollectionSettingsReader.range(ofDefaultOf: field.key, in: file),
          "the default picture of '\(field.key)' \(finding.message)"))
      return nil
    }
  }
}

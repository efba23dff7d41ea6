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
  let settings: CollectionSettings
  let site: SiteSettings
  let links: LinkResolver
  let options: LoadOptions
  let survey: CollectionSurvey?

  func load(diagnostics: inout [Diagnostic]) throws -> LoadedCollection {
    let stems = listing.stems
    let count = (stems.count + Self.chunkSize - 1) / Self.chunkSize
    let parts = try Parallel.map(count, makeWorker: makeReader) { reader, chunk in
      reader.read(chunk * Self.chunkSize..<min(stems.count, (chunk + 1) * Self.chunkSize))
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
    for part in parts {
      for position in part.findings.keys.sorted() {
        guard let found = part.findings[position] else { continue }
        diagnostics += found.diagnostics
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
      chunks.append(NotesChunk(items: items.count..<items.count + part.items.count, html: part.html, ends: part.ends))
      items += part.items
    }
    var addresses = AddressCheck(listing, sorts: settings.sorts)
    addresses.check(items)
    diagnostics += addresses.diagnostics
    pictures.formUnion(defaultPictures(diagnostics: &diagnostics))
    return LoadedCollection(
      collection: Collection(settings: settings, items: items), notes: NotesStore(chunks: chunks),
      files: files, positions: positions, findings: findings, loader: self, pictures: pictures)
  }

  func makeReader() throws -> ChunkReader {
    ChunkReader(
      listing: listing, settings: settings, items: try ItemReader(settings: settings, site: site),
      formatter: ItemFormatter(site: site), notes: NotesRenderer(site: site, links: links, collection: listing.id),
      options: options, survey: survey)
  }

  /// The pictures that stand in where an item has none.
  private func defaultPictures(diagnostics: inout [Diagnostic]) -> [String] {
    settings.schema.fields.compactMap { field in
      guard field.type == .image, case .value(.text(let path))? = field.defaultValue else { return nil }
      if listing.hasFile(path) { return path }
      diagnostics.append(
        .error(
          .imageMissing, in: listing.configuration.path, at: .start,
          "the default picture of '\(field.key)' is not there: content/\(listing.id)/\(path)"))
      return nil
    }
  }
}

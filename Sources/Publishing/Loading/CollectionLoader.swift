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

  func load(diagnostics: inout [Diagnostic]) throws -> LoadedCollection {
    let stems = listing.stems
    let count = (stems.count + Self.chunkSize - 1) / Self.chunkSize
    let parts = try Parallel.map(count, makeWorker: makeReader) { reader, chunk in
      reader.read(stems[chunk * Self.chunkSize..<min(stems.count, (chunk + 1) * Self.chunkSize)])
    }
    var items: [Item] = []
    var chunks: [NotesChunk] = []
    var pictures: Set<String> = []
    for part in parts {
      diagnostics += part.diagnostics
      chunks.append(NotesChunk(items: items.count..<items.count + part.items.count, html: part.html, ends: part.ends))
      items += part.items
      pictures.formUnion(part.pictures)
    }
    checkAddresses(of: items, diagnostics: &diagnostics)
    pictures.formUnion(defaultPictures(diagnostics: &diagnostics))
    return LoadedCollection(
      collection: Collection(settings: settings, items: items), notes: NotesStore(chunks: chunks), pictures: pictures)
  }

  private func makeReader() throws -> ChunkReader {
    ChunkReader(
      listing: listing, settings: settings, items: try ItemReader(settings: settings, site: site),
      formatter: ItemFormatter(site: site), notes: NotesRenderer(site: site, links: links, collection: listing.id),
      options: options)
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

  /// Two pages at one address, on servers and disks that do not tell upper from lower case, are an error that names both.
  private func checkAddresses(of items: [Item], diagnostics: inout [Diagnostic]) {
    var owners: [String: String] = [:]
    for name in ItemAddress.reserved(for: settings.sorts) { owners[ItemAddress.key(of: name)] = "a page of every collection" }
    for item in items { claim(item.id, for: item, in: &owners, diagnostics: &diagnostics) }
    for item in items {
      for alias in item.aliases { claim(alias, for: item, in: &owners, diagnostics: &diagnostics) }
    }
  }

  private func claim(
    _ address: String, for item: Item, in owners: inout [String: String], diagnostics: inout [Diagnostic]
  ) {
    let path = listing.path(of: item.fileStem)
    if let owner = owners.updateValue(path, forKey: ItemAddress.key(of: address)), owner != path {
      diagnostics.append(
        .error(
          .addressShared, in: path, at: .start,
          "\(listing.id)/\(address).html is the address of \(owner) too; on many servers and disks upper and lower case are one"))
    }
  }
}

import Catalogue
import Diagnostics
import Files
import Language

/// Reads some items of a collection, one after the other. One reader belongs to one thread.
struct ChunkReader {
  private let listing: CollectionListing
  private let settings: CollectionSettings
  private let items: ItemReader
  private let formatter: ItemFormatter
  private let notes: NotesRenderer
  private let options: LoadOptions
  /// The fields that hold pictures.
  private let images: [Int]

  init(
    listing: CollectionListing, settings: CollectionSettings, items: ItemReader, formatter: ItemFormatter,
    notes: NotesRenderer, options: LoadOptions
  ) {
    self.listing = listing
    self.settings = settings
    self.items = items
    self.formatter = formatter
    self.notes = notes
    self.options = options
    images = settings.schema.fields.indices.filter { settings.schema.fields[$0].type == .image }
  }

  /// What became of some files.
  struct Part: Sendable {
    var items: [Item] = []
    var html: [UInt8] = []
    var ends: [Int] = []
    var pictures: Set<String> = []
    var diagnostics: [Diagnostic] = []
  }

  /// - Parameter range: the positions of the items in the listing.
  func read(_ range: Range<Int>) -> Part {
    var part = Part()
    part.items.reserveCapacity(range.count)
    for position in range { read(listing.stems[position], into: &part) }
    return part
  }

  private func read(_ stem: String, into part: inout Part) {
    let path = listing.path(of: stem)
    if let finding = ItemAddress.finding(in: stem) {
      part.diagnostics.append(.error(.itemAddress, in: path, at: .start, finding))
      return
    }
    let file: SourceFile
    do {
      file = SourceFile(path: path, bytes: try listing.folder.read(stem + ".md", limit: FileFailure.textLimit).bytes)
    } catch {
      part.diagnostics.append(error.finding(in: path))
      return
    }
    guard var read = items.read(file, stem: stem, diagnostics: &part.diagnostics) else { return }
    if read.isDraft && !options.includesDrafts { return }
    read.item.name = settings.name.text(of: read.item, in: settings.schema, by: formatter)
    if read.item.name.isEmpty { read.item.name = stem }
    if !images.isEmpty { checkPictures(of: &read.item, path: path, part: &part) }
    if options.rendersNotes { notes.render(file, read, into: &part) }
    part.ends.append(part.html.count)
    part.items.append(read.item)
  }

  private func checkPictures(of item: inout Item, path: String, part: inout Part) {
    for position in images {
      let field = settings.schema.fields[position]
      guard case .text(let picture) = item.values[position] else { continue }
      if listing.hasFile(picture) {
        part.pictures.insert(picture)
      } else if !isDefault(picture, of: field) {
        part.diagnostics.append(
          .warning(
            .imageMissing, in: path, at: .start, "the picture is not there: content/\(listing.id)/\(picture)"))
        item.values[position] = defaultValue(of: field)
      }
    }
  }

  private func isDefault(_ picture: String, of field: Field) -> Bool {
    defaultValue(of: field) == .text(picture)
  }

  private func defaultValue(of field: Field) -> Value {
    if case .value(let value)? = field.defaultValue { value } else { .missing }
  }
}

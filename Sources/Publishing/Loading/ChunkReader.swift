import Catalogue
import Diagnostics
import Files
import Language

/// Reads some items of a collection, one after the other. One reader belongs to one thread.
struct ChunkReader {
  private let listing: CollectionListing
  private let position: Int
  private let settings: CollectionSettings
  private let items: ItemReader
  private let formatter: ItemFormatter
  private let notes: NotesRenderer
  private let links: LinkResolver
  private let options: LoadOptions
  /// The fields that hold pictures.
  private let images: [Int]

  init(
    listing: CollectionListing, position: Int, settings: CollectionSettings, items: ItemReader,
    formatter: ItemFormatter, notes: NotesRenderer, links: LinkResolver, options: LoadOptions
  ) {
    self.listing = listing
    self.position = position
    self.links = links
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
    var drafts: [ItemPlace] = []
    var links: [ItemLink] = []
    var unknownPages: Set<UnknownPage> = []
  }

  /// - Parameter range: the positions of the items in the listing.
  func read(_ range: Range<Int>) -> Part {
    var part = Part()
    part.items.reserveCapacity(range.count)
    for position in range { read(ItemPlace(collection: self.position, item: position), into: &part) }
    return part
  }

  private func read(_ place: ItemPlace, into part: inout Part) {
    let stem = listing.stems[Int(place.item)]
    let path = listing.path(of: stem)
    if let finding = ItemAddress.finding(in: stem) {
      part.diagnostics.append(.error(.itemAddress, in: path, at: .start, finding))
      return
    }
    let file: SourceFile
    do {
      file = SourceFile(path: path, bytes: try listing.folder.read(stem + ".md").bytes)
    } catch {
      part.diagnostics.append(
        .error(.fileUnreadable, in: path, at: .start, "this file cannot be read: \(error.reason)"))
      return
    }
    guard var read = items.read(file, stem: stem, diagnostics: &part.diagnostics) else { return }
    if read.isDraft && !options.includesDrafts {
      part.drafts.append(place)
    } else if links.leavesOut(place) {
      var apart = Part()
      finish(&read, file, place, into: &apart)
      part.diagnostics += apart.diagnostics
    } else {
      finish(&read, file, place, into: &part)
    }
  }

  private func finish(_ read: inout ItemFile, _ file: SourceFile, _ place: ItemPlace, into part: inout Part) {
    read.item.name = settings.name.text(of: read.item, in: settings.schema, by: formatter)
    if read.item.name.isEmpty { read.item.name = read.item.fileStem }
    if !images.isEmpty { checkPictures(of: &read.item, file, into: &part) }
    if options.rendersNotes { notes.render(file, read, at: place, into: &part) }
    part.ends.append(part.html.count)
    part.items.append(read.item)
  }

  private func checkPictures(of item: inout Item, _ file: SourceFile, into part: inout Part) {
    for position in images {
      let field = settings.schema.fields[position]
      guard case .text(let path) = item.values[position], !part.pictures.contains(path) else { continue }
      let picture = PictureFile(path, in: listing)
      if case .file(let written) = picture {
        part.pictures.insert(written)
        item.values[position] = .text(nfc(path))
      } else if !isDefault(path, of: field) {
        let finding = picture.finding(path, in: listing)
        part.diagnostics.append(
          Diagnostic(
            finding.severity, finding.id, in: file.path, at: items.location(ofField: position, in: file),
            "the picture \(finding.message)"))
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

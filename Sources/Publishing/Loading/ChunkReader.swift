import Catalogue
import Characters
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
  private let survey: CollectionSurvey?
  /// The languages of items that were read from a ledger.
  private var languages: [String: LanguageTag] = [:]
  /// How many bytes the notes of an item are thought to take, from what those before took: they are kept, and so is room that they do not need.
  private var notesRoom = 1536
  /// The fields that hold pictures.
  private let images: [Int]

  init(
    listing: CollectionListing, position: Int, settings: CollectionSettings, items: ItemReader,
    formatter: ItemFormatter, notes: NotesRenderer, links: LinkResolver, options: LoadOptions,
    survey: CollectionSurvey?
  ) {
    self.listing = listing
    self.position = position
    self.links = links
    self.settings = settings
    self.items = items
    self.formatter = formatter
    self.notes = notes
    self.options = options
    self.survey = survey
    images = settings.schema.fields.indices.filter { settings.schema.fields[$0].type == .image }
  }

  /// What became of some files.
  struct Part: Sendable {
    var items: [Item] = []
    /// One for each file.
    var files: [LoadedFile] = []
    /// What was found in files beside the items, by their positions in the listing.
    var findings: [Int: FileFindings] = [:]
    /// The HTML of the items' notes, until it is kept.
    var html: [UInt8] = []
    var notes = KeptNotes.inMemory([])
    /// The positions here of items whose addresses are not their own keys, and of those that have old ones.
    var special: [Int] = []
    var aliased: [Int] = []
    /// Where the HTML of each item's notes ends; that of an item that was not read again is empty.
    var ends: [Int] = []
    /// The pictures that were found to be there, as the folder has them, by their paths as items have them.
    var pictures: [String: String] = [:]
    var drafts: [ItemPlace] = []
    var links: [ItemLink] = []
    var unknownPages: Set<UnknownPage> = []
  }

  /// - Parameter range: the positions of the items in the listing.
  mutating func read(_ range: Range<Int>) -> Part {
    var part = Part()
    part.items.reserveCapacity(range.count)
    part.files.reserveCapacity(range.count)
    for index in range {
      let place = ItemPlace(collection: position, item: index)
      let before = part.items.count
      var file = LoadedFile()
      var findings = FileFindings()
      if !recall(place, &file, &findings, into: &part) {
        if options.rendersNotes, part.html.isEmpty {
          part.html.reserveCapacity((range.upperBound - index) * notesRoom)
        }
        read(place, &file, &findings, into: &part)
        // What is missing may be there the next time, with no other sign of it.
        if findings.hasReferences, !findings.diagnostics.isEmpty { file.stamp = .none }
        file.isSame = isSame(part.items.count > before ? part.items[before] : nil, findings, position: index)
      }
      if part.items.count > before {
        file.item = Int32(before)
        part.ends.append(part.html.count)
        listing.stems.withBytes(at: index) { stem in
          if !ItemAddress.isItsOwnKey(stem) { part.special.append(before) }
        }
        if part.items[before].hasMetadata, !part.items[before].aliases.isEmpty { part.aliased.append(before) }
      }
      part.files.append(file)
      if findings != FileFindings() { part.findings[index] = findings }
    }
    if !part.html.isEmpty { notesRoom = part.html.count * 9 / 8 / max(1, part.items.count) + 64 }
    part.notes = options.notes.keep(part.html)
    part.html = []
    return part
  }

  /// Only the HTML of an item's notes, which are read again.
  func notes(of index: Int) -> [UInt8] {
    var part = Part()
    var file = LoadedFile()
    var findings = FileFindings()
    read(ItemPlace(collection: position, item: index), &file, &findings, into: &part)
    return part.html
  }

  private func read(
    _ place: ItemPlace, _ loaded: inout LoadedFile, _ findings: inout FileFindings, into part: inout Part
  ) {
    let stem = listing.stems[Int(place.item)]
    let path = listing.path(of: stem)
    if let finding = ItemAddress.finding(in: stem) {
      findings.diagnostics.append(.error(.itemAddress, in: path, at: .start, finding))
      return
    }
    let file: SourceFile
    do {
      let (bytes, stamp) = try listing.folder.read(
        name: Int(place.item), of: listing.stems, ending: ".md", limit: FileFailure.textLimit)
      file = SourceFile(path: path, bytes: bytes)
      loaded.stamp = options.settled.stamp(stamp)
    } catch {
      findings.diagnostics.append(error.finding(in: path))
      return
    }
    guard var read = items.read(file, stem: stem, diagnostics: &findings.diagnostics) else {
      loaded.stamp = .none
      return
    }
    if read.isDraft && !options.includesDrafts {
      part.drafts.append(place)
    } else if links.leavesOut(place) {
      var apart = Part()
      finish(&read, file, place, &findings, into: &apart)
      findings.pictures = []
      loaded.stamp = .none
    } else {
      finish(&read, file, place, &findings, into: &part)
    }
  }

  private func finish(
    _ read: inout ItemFile, _ file: SourceFile, _ place: ItemPlace, _ findings: inout FileFindings,
    into part: inout Part
  ) {
    read.item.name = settings.name.text(of: read.item, in: settings.schema, by: formatter)
    if read.item.name.isEmpty { read.item.name = read.item.fileStem }
    if !images.isEmpty { checkPictures(of: &read.item, file, &findings, into: &part) }
    if options.rendersNotes { notes.render(file, read, at: place, findings: &findings, into: &part) }
    part.items.append(read.item)
  }

  private func checkPictures(
    of item: inout Item, _ file: SourceFile, _ findings: inout FileFindings, into part: inout Part
  ) {
    for position in images {
      let field = settings.schema.fields[position]
      guard case .text(let path) = item.values[position] else { continue }
      findings.hasReferences = true
      let picture = part.pictures[path].map(PictureFile.file) ?? PictureFile(path, in: listing)
      if case .file(let written) = picture {
        part.pictures[path] = written
        findings.pictures.append(written)
        item.values[position] = .text(nfc(path))
      } else if !isDefault(path, of: field) {
        let finding = picture.finding(path, in: listing)
        findings.diagnostics.append(
          Diagnostic(
            finding.severity, finding.id, in: file.path, at: items.range(ofField: position, in: file),
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

extension ChunkReader {
  /// Takes an item from the ledger, where its file is as it was.
  private mutating func recall(
    _ place: ItemPlace, _ file: inout LoadedFile, _ findings: inout FileFindings, into part: inout Part
  ) -> Bool {
    guard let survey, case let row = Int(survey.rows[Int(place.item)]), row >= 0, !links.leavesOut(place),
      options.trustsReferences || !survey.past.traits(of: row).hasReferences
    else { return false }
    let count = part.items.count
    guard
      survey.past.read(
        row, fields: settings.schema.fields.count, languages: &languages, into: &part.items, findings: &findings)
    else { return false }
    file = LoadedFile(row: Int32(row), stamp: survey.past.source(of: row), isSame: true)
    if part.items.count == count { part.drafts.append(place) }
    return true
  }

  /// Whether a file that was read holds what it held before, notes aside.
  private func isSame(_ item: Item?, _ findings: FileFindings, position: Int) -> Bool {
    guard let survey, survey.hasSameNames else { return false }
    var writer = ByteWriter()
    ItemRecord.write(item, findings, to: &writer)
    return writer.bytes[...].isSame(as: survey.past.recordBytes(of: position))
  }
}

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
  private let survey: CollectionSurvey?
  /// The languages of items that were read from a ledger.
  private var languages: [String: Language] = [:]
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
    var drafts: [ItemPlace] = []
    var references = NoteReferences()
    var html: [UInt8] = []
    /// Where the HTML of each item's notes ends; that of an item that was not read again is empty.
    var ends: [Int] = []
  }

  /// - Parameter range: the positions of the items in the listing.
  mutating func read(_ range: Range<Int>) -> Part {
    var part = Part()
    part.items.reserveCapacity(range.count)
    part.files.reserveCapacity(range.count)
    for position in range {
      let before = part.items.count
      var file = LoadedFile()
      var findings = FileFindings()
      if !recall(position, &file, &findings, into: &part) {
        read(place(position), &file, &findings, into: &part)
        // What is missing may be there the next time, with no other sign of it.
        if findings.hasReferences, !findings.diagnostics.isEmpty { file.stamp = .none }
        let item = part.items.count > before ? part.items[before] : nil
        file.isSame = isSame(item, findings, position: position)
        file.hasSameAddresses = file.isSame || hasSameAddresses(item, position: position)
      }
      if part.items.count > before {
        file.item = Int32(before)
        part.ends.append(part.html.count)
      }
      part.files.append(file)
      if findings != FileFindings() { part.findings[position] = findings }
    }
    return part
  }

  /// Only the HTML of an item's notes, which are read again.
  func notes(of position: Int) -> [UInt8] {
    var part = Part()
    var file = LoadedFile()
    var findings = FileFindings()
    read(place(position), &file, &findings, into: &part)
    return part.html
  }

  private func place(_ position: Int) -> ItemPlace {
    ItemPlace(collection: self.position, item: position)
  }

  /// Takes an item from the ledger, where its file is as it was.
  private mutating func recall(
    _ position: Int, _ file: inout LoadedFile, _ findings: inout FileFindings, into part: inout Part
  ) -> Bool {
    guard let survey, case let row = Int(survey.rows[position]), row >= 0,
      let record = survey.past.record(of: row, fields: settings.schema.fields.count, languages: &languages)
    else { return false }
    if record.findings.hasReferences && !options.trustsReferences { return false }
    file = LoadedFile(row: Int32(row), stamp: survey.past.source(of: row), isSame: true)
    findings = record.findings
    if let item = record.item { part.items.append(item) } else { part.drafts.append(place(position)) }
    return true
  }

  /// Whether a file that was read holds what it held before, notes aside.
  private func isSame(_ item: Item?, _ findings: FileFindings, position: Int) -> Bool {
    guard let survey, survey.hasSameNames else { return false }
    var writer = ByteWriter()
    ItemRecord(item: item, findings: findings).write(to: &writer)
    return writer.bytes[...] == survey.past.recordBytes(of: position)
  }

  /// Whether links from elsewhere lead to the file's item as they did before.
  private mutating func hasSameAddresses(_ item: Item?, position: Int) -> Bool {
    guard let survey, survey.hasSameNames, survey.past.traits(of: position).isItem == (item != nil) else {
      return false
    }
    guard let item else { return true }
    let past = survey.past.record(of: position, fields: settings.schema.fields.count, languages: &languages)
    return past?.item?.aliases.map(\.address) == item.aliases.map(\.address)
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
      let (bytes, stamp) = try listing.folder.read(stem + ".md")
      file = SourceFile(path: path, bytes: bytes)
      loaded.stamp = options.settled.stamp(stamp)
    } catch {
      findings.diagnostics.append(
        .error(.fileUnreadable, in: path, at: .start, "this file cannot be read: \(error.reason)"))
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
    if !images.isEmpty { checkPictures(of: &read.item, file, &findings) }
    if options.rendersNotes {
      notes.render(file, read, at: place, to: &part.html, findings: &findings, references: &part.references)
    }
    part.items.append(read.item)
  }

  private func checkPictures(of item: inout Item, _ file: SourceFile, _ findings: inout FileFindings) {
    for position in images {
      let field = settings.schema.fields[position]
      guard case .text(let path) = item.values[position] else { continue }
      findings.hasReferences = true
      let picture = PictureFile(path, in: listing)
      if case .file(let written) = picture {
        findings.pictures.append(written)
        item.values[position] = .text(nfc(path))
      } else if !isDefault(path, of: field) {
        let finding = picture.finding(path, in: listing)
        findings.diagnostics.append(
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

import Addresses
import BuildCache
import Catalogue
import Diagnostics
import Files
import Language

/// Reads items of a collection, one after the other. Each thread has a reader of its own.
struct ItemRunReader {
  let listing: CollectionListing
  let position: Int
  let settings: CollectionSettings
  let items: ItemReader
  let formatter: ItemFormatter
  private let notes: NotesRenderer
  let links: LinkResolver
  let options: LoadOptions
  let changes: CollectionChanges?
  /// The items as they were, where those of files in error stay so.
  let earlier: EarlierItems?
  let pictures: PictureLibrary
  /// The languages of items that were taken from the cache.
  var languages: [String: LanguageTag] = [:]
  /// How many bytes the notes of an item are expected to take, judging by those before.
  private var notesRoom = 1536
  /// The fields that hold pictures.
  let images: [Int]
  /// The fields that link to items.
  let linkFields: [Int]

  init(_ loader: CollectionLoader) throws {
    listing = loader.listing
    position = loader.position
    links = loader.links
    settings = loader.settings
    items = try ItemReader(
      settings: loader.settings, site: loader.site, includesDrafts: loader.options.includesDrafts)
    formatter = ItemFormatter(site: loader.site)
    pictures = loader.pictures
    notes = NotesRenderer(
      site: loader.site, links: loader.links, listing: loader.listing, pictures: loader.pictures)
    options = loader.options
    changes = loader.changes
    earlier = loader.earlier
    linkFields = settings.schema.links
    images = settings.schema.fields.indices.filter { loader.settings.schema.fields[$0].type.isPictorial }
  }

  /// Reads a run of files, or takes their items from the cache where they are unchanged.
  ///
  /// - Throws: A failure that says nothing about a file.
  mutating func read(_ range: Range<Int>) throws(FileFailure) -> ItemRun {
    var run = ItemRun()
    run.items.reserveCapacity(range.count)
    run.files.reserveCapacity(range.count)
    run.itemFiles.reserveCapacity(range.count)
    for position in range { try read(FileIndex(position), remaining: range.upperBound - position, into: &run) }
    if !run.html.isEmpty { notesRoom = run.html.count * 9 / 8 / max(1, run.items.count) + 64 }
    run.notes = options.notes.keep(run.html)
    run.html = []
    return run
  }

  /// - Parameter remaining: The number of files of the run that are still to be read, this one included.
  private mutating func read(
    _ index: FileIndex, remaining: Int, into run: inout ItemRun
  ) throws(FileFailure) {
    let before = run.items.count
    var file = LoadedFile()
    var findings = FileFindings()
    if !recall(index, &file, &findings, into: &run) {
      if options.rendersNotes, run.html.isEmpty { run.html.reserveCapacity(remaining * notesRoom) }
      try read(index, &file, &findings, into: &run)
      // A missing file may be there the next time, without any other sign of it.
      if findings.hasReferences, !findings.diagnostics.isEmpty { file.fingerprint = nil }
      if changes != nil { file.isSame = isSame(run.items.count > before ? run.items[before] : nil, findings, index) }
    }
    if run.items.count > before {
      run.itemFiles.append(index)
      run.ends.append(run.html.count)
      listing.stems.withBytes(at: index.position) { stem in
        if !AddressKey.isKey(stem) { run.special.append(before) }
      }
      if run.items[before].hasMetadata, !run.items[before].aliases.isEmpty { run.aliased.append(before) }
    }
    run.files.append(file)
    if findings != FileFindings() { run.findings[index] = findings }
  }

  /// Reads only an item's notes, as HTML.
  ///
  /// - Parameter diagnostics: Gets what was wrong with the file.
  /// - Returns: Nil if the file no longer holds an item.
  func notes(of file: FileIndex, diagnostics: inout [Diagnostic]) throws(FileFailure) -> [UInt8]? {
    var run = ItemRun()
    var loaded = LoadedFile()
    var findings = FileFindings()
    try read(file, &loaded, &findings, into: &run)
    diagnostics += findings.diagnostics
    return run.items.isEmpty ? nil : run.html
  }

  private func read(
    _ index: FileIndex, _ loaded: inout LoadedFile, _ findings: inout FileFindings, into run: inout ItemRun
  ) throws(FileFailure) {
    let place = ItemPlace(collection: position, file: index)
    let stem = listing.stems[index.position]
    let path = listing.path(of: stem)
    if let finding = ItemAddress.finding(in: stem) {
      findings.diagnostics.append(.error(.itemAddress, in: path, at: .start, finding))
      return
    }
    let file: SourceFile
    do {
      let (bytes, status) = try listing.folder.read(
        name: index.position, of: listing.stems, ending: ".md", limit: FileFailure.textLimit)
      file = SourceFile(path: path, bytes: bytes)
      loaded.fingerprint = options.fingerprintClock.fingerprint(of: status)
    } catch {
      findings.diagnostics.append(try error.finding(in: path))
      return
    }
    var (read, isInError) = items.contents(of: file, stem: stem, diagnostics: &findings.diagnostics)
    if read.isDraft && !options.includesDrafts {
      findings.aliases = read.item.aliases.map(\.address)
      run.drafts.append(place)
      return
    }
    if read.isDraft, options.drafts == .checked { run.drafts.append(place) }
    if isInError || links.leavesOut(place) {
      findings.aliases = read.item.aliases.map(\.address)
      // What else is wrong with it is found as well: with its links, its pictures and its notes.
      var apart = ItemRun()
      try finish(&read, file, place, &findings, into: &apart)
      if isInError { run.unknownPages.formUnion(apart.unknownPages) }
      findings.pictures = []
      loaded.fingerprint = nil
      if isInError { try keep(read, file, place, &findings, into: &run) }
    } else {
      try finish(&read, file, place, &findings, into: &run)
    }
  }

  private func finish(
    _ read: inout ItemFile, _ file: SourceFile, _ place: ItemPlace, _ findings: inout FileFindings,
    into run: inout ItemRun
  ) throws(FileFailure) {
    read.item.name = settings.name(of: read.item, by: formatter)
    if !images.isEmpty { try checkPictures(of: &read.item, file, &findings, into: &run) }
    if !linkFields.isEmpty { try checkLinks(of: &read, file, place, &findings, into: &run) }
    if options.rendersNotes { try notes.render(file, read, at: place, findings: &findings, into: &run) }
    run.items.append(read.item)
  }
}

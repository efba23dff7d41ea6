import Catalogue
import Files
import Language
import Templates

/// Renders pages and adds them to an output. One writer belongs to one thread.
struct PageWriter {
  private let plan: SitePlan
  private let tree: OutputTree
  private let formatter: ItemFormatter
  private let names: SiteNames
  /// What the job at hand has written so far.
  private var written = WrittenFiles()
  /// One for each collection.
  private var parts: [String: ItemPart] = [:]
  /// Reads the notes of items that were not read because their files are as they were; one for each collection.
  private var readers: [String: ChunkReader] = [:]

  init(_ plan: SitePlan, to tree: OutputTree) {
    self.plan = plan
    self.tree = tree
    formatter = ItemFormatter(site: plan.site.settings)
    names = SiteNames(site: plan.site.settings, phrases: formatter.phrases)
  }

  /// Does a job.
  mutating func write(_ job: PageJob) throws -> WrittenFiles {
    written = WrittenFiles(owner: job.owner(in: plan))
    try perform(job)
    return written
  }

  private mutating func perform(_ job: PageJob) throws {
    switch job {
    case .home: try writeHome()
    case .asset(let path):
      try add(plan.site.templates.assets[path] ?? [], at: "assets/\(path)")
    case .picture(let number, let path): try writePicture(path, of: plan.collections[number])
    case .list(let number, let list, let page): try writeList(plan.collections[number], list: list, page: page)
    case .report(let number): try writeReport(plan.collections[number])
    case .json(let number):
      let plan = plan.collections[number]
      try add(CollectionJSON.file, of: plan.loaded) {
        CollectionJSON.bytes(plan.collection, items: plan.allItems, into: &$0)
      }
    case .csv(let number):
      let plan = plan.collections[number]
      try add(CollectionCSV.file, of: plan.loaded) {
        CollectionCSV.bytes(plan.collection, items: plan.allItems, into: &$0)
      }
    case .items(let number, let chunk): try writeItems(plan.collections[number], chunk: chunk)
    case .aliases(let number): try writeAliases(plan.collections[number])
    case .sitemap:
      for file in Sitemap.files(url: url, pages: plan.addresses) { try add(file.bytes, at: file.name) }
    case .feed: try add(Feed.bytes(plan.site, url: url), at: Feed.file)
    case .standing(let file): try keep(file)
    }
  }
}

extension PageWriter {
  private var url: String { plan.site.settings.url ?? "" }

  private mutating func add(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    try add(bytes, folder: SitePlan.folder(of: path), name: SitePlan.name(of: path))
  }

  private mutating func add(_ bytes: [UInt8], folder: String, name: String) throws(FileFailure) {
    let ticket = try tree.add(FileBatch(bytes, name: name), folder: folder)
    written.add(folder: folder, name: name, ticket: ticket)
  }

  /// Adds a file with rows for the items of a collection, in pieces.
  private mutating func add(
    _ name: String, of loaded: LoadedCollection, write: (inout RowFile) -> [UInt8]
  ) throws(FileFailure) {
    let folder = loaded.collection.id
    let past = plan.site.survey?.files["\(folder)/\(name)"]
    var table = RowTable()
    let ticket = try tree.add(name, folder: folder) { pieces in
      var file = RowFile(pieces, of: loaded, past: past)
      defer { table = file.table }
      return write(&file)
    }
    written.add(folder: folder, name: name, ticket: ticket, rows: table)
  }

  /// Leaves a file of the output as it is.
  private mutating func keep(_ file: LedgerFile) throws(FileFailure) {
    let (folder, name) = (SitePlan.folder(of: file.path), SitePlan.name(of: file.path))
    let ticket = try tree.add(FileBatch(keeping: file.page, name: name), folder: folder)
    written.add(folder: folder, name: name, ticket: ticket, rows: file.rows)
  }

  /// Adds a page of a collection that has rows for its items.
  private mutating func add(
    _ name: String, of plan: CollectionPlan, _ template: String, on context: TemplateValue,
    _ source: some ItemRowSource
  ) throws(FileFailure) {
    let program = plan.templates[template].map { TemplateCompiler.compile($0, on: context, library: plan.templates) }
    try add(name, of: plan.loaded) { file in
      guard let program else { return [] }
      var output = TemplateOutput()
      var rows = ItemRows(program, source, into: file)
      program.run(source, into: &output, rows: &rows)
      file = rows.file
      return output.bytes
    }
  }

  private mutating func writeHome() throws {
    let context = HomePage.context(plan.site, names: names, formatter: formatter)
    let library = plan.site.templates.shared
    var output = TemplateOutput()
    if let home = library["home"] {
      TemplateCompiler.compile(home, on: context, library: library).run(EmptySource(), into: &output)
    }
    try add(output.bytes, at: HomePage.file)
  }

  private mutating func writeList(_ plan: CollectionPlan, list: Int, page: Int) throws {
    let pages = plan.lists[list]
    let page = pages.pages[page]
    let context = page.context(
      pages, names: names, collectionNames: collectionNames(plan.collection), formatter: formatter)
    let source = ListSource(page, part: part(plan.collection))
    try add(page.file, of: plan, "list", on: context, source)
  }

  private mutating func writeReport(_ plan: CollectionPlan) throws {
    let items = plan.arrangements[plan.collection.settings.report.sort].items
    let context = ReportPage.context(
      plan.collection, items: items, names: names, collectionNames: collectionNames(plan.collection),
      formatter: formatter)
    let source = ReportSource(items: items, part: part(plan.collection))
    try add(ReportPage.file, of: plan, "report", on: context, source)
  }

  private mutating func writeItems(_ plan: CollectionPlan, chunk: Int) throws {
    let collection = plan.collection
    let notes = plan.loaded.notes[chunk]
    let part = part(collection)
    let address = CollectionPlan.address(of: collection, site: self.plan.site.settings)
    var batch = FileBatch()
    batch.reserve(plan.standing == nil ? notes.items.count * 4096 : 4096)
    for position in notes.items {
      let id = collection.items[position].id
      if let page = plan.standing?.page(of: position) {
        batch.keepPage(of: id, page)
        continue
      }
      let html = try notesHTML(of: position, in: notes, plan.loaded)
      let source = DetailSource(
        part: part, item: position, previous: plan.neighbours.previous(of: position),
        next: plan.neighbours.next(of: position), notes: html, address: address)
      batch.addPage(of: id) { plan.detail.run(source, into: &$0) }
    }
    written.addPages(folder: collection.id, batch.names)
    written.pagesTicket = try tree.add(batch, folder: collection.id)
  }

  private mutating func notesHTML(
    of item: Int, in notes: NotesChunk, _ loaded: LoadedCollection
  ) throws -> ArraySlice<UInt8> {
    let position = Int(loaded.positions[item])
    if loaded.files[position].row < 0 { return try notes.html(of: item) }
    let id = loaded.collection.id
    let reader = try readers[id] ?? loaded.loader.makeReader()
    readers[id] = reader
    return reader.notes(of: position)[...]
  }

  private mutating func writeAliases(_ plan: CollectionPlan) throws {
    for item in plan.loaded.aliased.map({ plan.collection.items[$0] }) {
      for alias in item.aliases {
        let bytes = AliasPage.bytes(for: item, language: self.plan.site.settings.language)
        try add(bytes, folder: plan.collection.id, name: "\(nfc(alias.address)).html")
      }
    }
  }

  private mutating func writePicture(_ path: String, of plan: CollectionPlan) throws {
    let id = plan.collection.id
    let target = nfc("assets/\(id)/\(path)")
    if let file = self.plan.site.survey?.standingPictures[id]?[path] {
      written.source = file.source
      return try keep(file)
    }
    let (bytes, stamp) = try plan.loaded.loader.listing.folder.read(at: path)
    written.source = LedgerFile.Source(path: path, stamp: self.plan.site.options.settled.stamp(stamp))
    try add(bytes, at: target)
  }

  private mutating func part(_ collection: Collection) -> ItemPart {
    let part = parts[collection.id] ?? ItemPart(collection, formatter: formatter)
    parts[collection.id] = part
    return part
  }

  private func collectionNames(_ collection: Collection) -> TemplateValue {
    CollectionNames(collection: collection, site: plan.site.settings, formatter: formatter).names
  }
}

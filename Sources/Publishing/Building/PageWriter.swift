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
  /// The lines of the output's list for the files of the job at hand.
  private var lines: [UInt8] = []

  init(_ plan: SitePlan, to tree: OutputTree) {
    self.plan = plan
    self.tree = tree
    formatter = ItemFormatter(site: plan.site.settings)
    names = SiteNames(site: plan.site.settings, phrases: formatter.phrases)
  }

  /// Does a job, and returns the lines that the files it made have in the output's list.
  mutating func write(_ job: PageJob) throws -> [UInt8] {
    lines = []
    try perform(job)
    return lines
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
      try add(
        CollectionJSON.bytes(plan.collection, items: plan.allItems), at: "\(plan.collection.id)/\(CollectionJSON.file)")
    case .csv(let number):
      let plan = plan.collections[number]
      try add(CollectionTable.csv(of: plan.collection, items: plan.allItems), at: "\(plan.collection.id)/data.csv")
    case .items(let number, let chunk): try writeItems(plan.collections[number], chunk: chunk)
    case .aliases(let number): try writeAliases(plan.collections[number])
    case .sitemap:
      for file in Sitemap.files(url: url, pages: plan.addresses) { try add(file.bytes, at: file.name) }
    case .feed: try add(Feed.bytes(plan.site, url: url), at: Feed.file)
    }
  }
}

extension PageWriter {
  private var url: String { plan.site.settings.url ?? "" }

  private mutating func add(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    try add(FileBatch(bytes, name: SitePlan.name(of: path)), folder: SitePlan.folder(of: path))
  }

  private mutating func add(_ batch: FileBatch, folder: String) throws(FileFailure) {
    for file in batch.files { lines += OutputManifest.line(folder: folder, name: file.name) }
    try tree.add(batch, folder: folder)
  }

  private func render(
    _ template: String, in library: TemplateLibrary, on context: TemplateValue, _ source: some TemplateSource
  ) -> [UInt8] {
    guard let template = library[template] else { return [] }
    var output = TemplateOutput()
    TemplateCompiler.compile(template, on: context, library: library).run(source, into: &output)
    return output.bytes
  }

  private mutating func writeHome() throws {
    let context = HomePage.context(plan.site, names: names, formatter: formatter)
    try add(render("home", in: plan.site.templates.shared, on: context, EmptySource()), at: HomePage.file)
  }

  private mutating func writeList(_ plan: CollectionPlan, list: Int, page: Int) throws {
    let pages = plan.lists[list]
    let page = pages.pages[page]
    let context = page.context(
      pages, names: names, collectionNames: collectionNames(plan.collection), formatter: formatter)
    let bytes = render("list", in: plan.templates, on: context, ListSource(page, part: part(plan.collection)))
    try add(FileBatch(bytes, name: page.file), folder: plan.collection.id)
  }

  private mutating func writeReport(_ plan: CollectionPlan) throws {
    let items = plan.arrangements[plan.collection.settings.report.sort].items
    let context = ReportPage.context(
      plan.collection, items: items, names: names, collectionNames: collectionNames(plan.collection),
      formatter: formatter)
    let bytes = render(
      "report", in: plan.templates, on: context, ReportSource(items: items, part: part(plan.collection)))
    try add(FileBatch(bytes, name: ReportPage.file), folder: plan.collection.id)
  }

  private mutating func writeItems(_ plan: CollectionPlan, chunk: Int) throws {
    let collection = plan.collection
    let notes = plan.loaded.notes.chunks[chunk]
    let part = part(collection)
    let address = url + PercentEncoding.encoded(collection.id) + "/"
    var batch = FileBatch()
    batch.reserve(notes.items.count * 4096)
    for position in notes.items {
      let source = DetailSource(
        part: part, item: position, previous: plan.neighbours.previous(of: position),
        next: plan.neighbours.next(of: position), notes: notes.html(of: position), address: address)
      batch.add("\(collection.items[position].id).html") { plan.detail.run(source, into: &$0) }
    }
    try add(batch, folder: collection.id)
  }

  private mutating func writeAliases(_ plan: CollectionPlan) throws {
    for item in plan.collection.items {
      for alias in item.aliases {
        let bytes = AliasPage.bytes(for: item, language: self.plan.site.settings.language)
        try add(FileBatch(bytes, name: "\(nfc(alias.address)).html"), folder: plan.collection.id)
      }
    }
  }

  private mutating func writePicture(_ path: String, of plan: CollectionPlan) throws {
    let folder = try Folder(at: "\(self.plan.root)/content/\(plan.collection.id)")
    let bytes = try folder.bytes(at: path)
    try add(bytes, at: nfc("assets/\(plan.collection.id)/\(path)"))
  }

  private func part(_ collection: Collection) -> ItemPart {
    ItemPart(collection, formatter: formatter)
  }

  private func collectionNames(_ collection: Collection) -> TemplateValue {
    CollectionNames(collection: collection, site: plan.site.settings, formatter: formatter).names
  }
}

import Catalogue
import Diagnostics
import FrontMatter
import Language
import Loading
import Markdown
import Rendering

/// The small steps that every item goes through, on one core.
struct MicroBenchmark: Benchmark {
  private let files: [SourceFile]
  private let site: SiteContent
  private let pages: SitePages

  private static let count = 500

  init(in place: TemporaryFolder) throws {
    files = Book.list(Self.count).enumerated().map { SourceFile(path: "content/books/\($0).md", text: $1.file) }
    let root = try BookSite(Self.count, at: "\(place.path)/micro").path
    site = try SiteLoader.load(root: root, options: LoadOptions(clock: 1_767_225_600))
    let collection = site.collections[0].collection
    pages = SitePages(
      settings: site.settings, templates: site.templates.shared,
      collections: [
        try CollectionPages(
          collection, templates: site.templates.library(for: collection.settings),
          pictures: site.collections[0].publishedPictures, site: site.settings,
          formatter: ItemFormatter(site: site.settings), scope: .allSorts)
      ], date: site.now.date)
  }

  func measure(rounds: Int) throws -> [Measurement] {
    let steps = try steps()
    var measurements = steps.map { Measurement(name: $0.name, items: Self.count) }
    for step in steps { try step.run() }
    for _ in 0..<rounds {
      for (position, step) in steps.enumerated() {
        let start = Stopwatch.processorTime()
        try step.run()
        measurements[position].seconds.append(Stopwatch.processorTime() - start)
      }
    }
    return measurements
  }
}

extension MicroBenchmark {
  /// One step, done to all files.
  private struct Step {
    let name: String
    let run: () throws -> Void
  }

  private func steps() throws -> [Step] {
    let collection = site.collections[0].collection
    let reader = try ItemReader(settings: collection.settings, site: site.settings)
    let collator = try TextCollator(site.settings.language)
    let filing = Filing(site.settings.language)
    let markdown = MarkdownRenderer()
    let notes = files.map { file in
      var none: [Diagnostic] = []
      return FrontMatterDocument.read(file, diagnostics: &none).notes
    }
    return [
      Step(name: "front matter") {
        var findings: [Diagnostic] = []
        for file in files { _ = FrontMatterDocument.read(file, diagnostics: &findings) }
      },
      Step(name: "front matter and its values") {
        var findings: [Diagnostic] = []
        for (number, file) in files.enumerated() { _ = reader.read(file, stem: "\(number)", diagnostics: &findings) }
      },
      Step(name: "notes, from Markdown to HTML") {
        var html: [UInt8] = []
        for (file, notes) in zip(files, notes) { markdown.render(file.bytes[notes], to: &html) }
      },
      Step(name: "sort key of a title") {
        var key: [UInt8] = []
        for item in collection.items { collator.appendSortKey(of: filing.filed(item.name), to: &key) }
      },
      Step(name: "page, from its values by the template") {
        var renderer = PageRenderer(pages)
        var page: [UInt8] = []
        for item in collection.items.indices {
          page.removeAll(keepingCapacity: true)
          renderer.item(item, ofCollection: 0, notes: [], to: &page)
        }
      },
      Step(name: "page, from its file's bytes") {
        var findings: [Diagnostic] = []
        var renderer = PageRenderer(pages)
        var page: [UInt8] = []
        for (item, file) in zip(collection.items.indices, files) {
          guard let read = reader.read(file, stem: "\(item)", diagnostics: &findings) else { continue }
          var html: [UInt8] = []
          markdown.render(file.bytes[read.notes], to: &html)
          page.removeAll(keepingCapacity: true)
          renderer.item(item, ofCollection: 0, notes: html[...], to: &page)
        }
      },
    ]
  }
}

import Catalogue
import Language
import Ordering

/// Names put in three orders on one core: by title and by author with their letters, and by rating.
struct OrderBenchmark: Benchmark {
  private let items: ItemArray<Item>
  private let schema: Schema
  private let sorts: [Sort]
  private let labels: SectionLabels

  init(count: Int) {
    let schema = Schema([
      Field(key: "title", type: .text), Field(key: "author", type: .text), Field(key: "rating", type: .number),
    ])
    let books = Book.list(count).enumerated().map { number, book in
      Item(
        fileStem: "book-\(number)",
        values: [
          .text(book.title), book.author.map { .text($0) } ?? .missing,
          Decimal(book.rating).map { .number($0) } ?? .missing,
        ])
    }
    items = ItemArray(books)
    let resolver = SortResolver(schema: schema, nameFields: [0])
    func sort(_ name: String, _ keys: [String], _ sections: SectionTerm) -> Sort {
      let terms = keys.compactMap { try? resolver.term(SortDescriptor($0)).get() }
      return Sort(name: name, slug: name, terms: terms, sections: sections)
    }
    sorts = [
      sort("title", ["title", "author"], .index), sort("author", ["author", "title"], .index),
      sort("rating", ["-rating", "title"], .none),
    ]
    self.schema = schema
    labels = SectionLabels(schema: schema, formatter: ItemFormatter(site: SiteSettings()))
  }

  func measure(rounds: Int) throws -> [Measurement] {
    var keys = Measurement(name: "sort keys of \(items.count) items", items: items.count)
    var orders = Measurement(name: "three orders of \(items.count) items", items: items.count)
    orders.isSorting = true
    for _ in 0..<rounds {
      let start = Stopwatch.processorTime()
      var writer = try SortKeyWriter(schema: schema, language: .english)
      let table = SortKeys(of: items[...], for: sorts, by: &writer)
      let keyed = Stopwatch.processorTime()
      let arranger = Arranger(items: items, schema: schema, keys: table, language: .english)
      for sort in sorts { _ = try arranger.arrange(by: sort, labels: labels) }
      keys.seconds.append(keyed - start)
      orders.seconds.append(Stopwatch.processorTime() - keyed)
    }
    return [keys, orders]
  }
}

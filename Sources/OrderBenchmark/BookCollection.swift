import Catalogue
import Glibc
import Language
import Ordering

/// Books with the three sorts of the side-by-side benchmark.
struct BookCollection {
  private let items: [Item]
  private let schema: Schema
  private let sorts: [Sort]
  private let labels: SectionLabels

  init(_ rows: [BenchmarkRow]) {
    let schema = Schema([
      Field(key: "title", type: .text), Field(key: "author", type: .text), Field(key: "rating", type: .number),
    ])
    items = rows.enumerated().map { number, row in
      let rating = Decimal(row.rating).map { Value.number($0) } ?? .missing
      return Item(
        fileStem: "book-\(number)",
        values: [.text(row.title), row.author.isEmpty ? .missing : .text(row.author), rating])
    }
    let resolver = SortResolver(schema: schema, nameFields: [0])
    func sort(_ name: String, _ keys: [String], isIndexed: Bool) -> Sort {
      let terms = keys.compactMap { try? resolver.term(SortDescriptor($0)).get() }
      return Sort(name: name, slug: name, terms: terms, sections: isIndexed ? .index : .none)
    }
    sorts = [
      sort("title", ["title", "author"], isIndexed: true), sort("author", ["author", "title"], isIndexed: true),
      sort("rating", ["-rating", "title"], isIndexed: false),
    ]
    self.schema = schema
    labels = SectionLabels(schema: schema, formatter: ItemFormatter(site: SiteSettings()))
  }

  /// The time that the keys and the three orders take.
  func measure() throws -> Measurement {
    let start = Self.now()
    var writer = try SortKeyWriter(schema: schema, language: .english)
    let keys = SortKeys(of: items[...], for: sorts, by: &writer)
    let keyed = Self.now()
    let arranger = Arranger(items: items, schema: schema, keys: keys, language: .english)
    for sort in sorts { _ = try arranger.arrange(by: sort, labels: labels) }
    return Measurement(keys: keyed - start, orders: Self.now() - keyed)
  }

  /// Seconds of this thread's processor time.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

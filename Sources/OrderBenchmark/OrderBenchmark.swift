import Catalogue
import Glibc
import Language

/// Prints how long one core takes to put names in three orders with letters: keys, sorting and sections.
///
/// usage: order-benchmark [FILE], where each line of FILE is a title, an author and a rating, with tabs between them; without it, the names are made up.
@main
struct OrderBenchmark {
  static func main() throws {
    let rows = CommandLine.arguments.dropFirst().first.map { BenchmarkRow.read($0) } ?? []
    print("    names    keys   order  letters   total  ns per n log n")
    for count in [1_000, 10_000, 100_000] {
      let books = BookCollection(rows.isEmpty ? BenchmarkRow.madeUp(count) : BenchmarkRow.repeating(rows, count))
      let best = try (0..<5).map { _ in try books.measure() }.min { $0.total < $1.total }
      if let best { print(best.line(for: count)) }
    }
  }
}

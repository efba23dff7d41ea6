import Language
import Testing

@testable import Catalogue
@testable import Ordering

struct SortPropertyTests {
  @Test(arguments: ["en", "sv", "cs", "fr-CA", "ja", "ar"])
  func `puts items of every field type where the contract says`(tag: String) throws {
    var generator = ShelfGenerator(seed: 11)
    for _ in 0..<40 {
      let shelf = generator.shelf(60, language: try LanguageTag(tag))
      let descriptors = generator.descriptors()
      let comparison = try PlainComparison(shelf, descriptors)
      let arrangement = try shelf.arrange(by: descriptors)
      let present = shelf.items.indices.filter { !shelf.items[$0].isDeleted }
      let deleted = shelf.items.indices.filter { shelf.items[$0].isDeleted }
      #expect(arrangement.items == present.sorted { comparison.compare($0, $1) < 0 }, "\(descriptors)")
      #expect(arrangement.deleted == deleted.sorted { comparison.compare($0, $1) < 0 }, "\(descriptors)")
    }
  }

  @Test func `turns round with its direction, but for ties and what is missing`() throws {
    var generator = ShelfGenerator(seed: 12)
    for _ in 0..<60 {
      let shelf = generator.shelf(50)
      let descriptor = generator.descriptors()[0]
      let up = SortDescriptor(key: descriptor.key, comparison: descriptor.comparison, missing: descriptor.missing)
      let down = SortDescriptor(
        key: up.key, order: .descending, comparison: up.comparison, missing: up.missing)
      let runs = try groups(shelf, up)
      let turned = try groups(shelf, down)
      let isMissing = { (run: [ItemIndex]) in runs.missing.map { $0 == run } ?? false }
      #expect(turned.ties.filter { !isMissing($0) } == runs.ties.filter { !isMissing($0) }.reversed())
      #expect(turned.ties.first.map(isMissing) == runs.ties.first.map(isMissing) || runs.missing == nil)
    }
  }

  @Test func `moves an item that changes, and no other`() throws {
    var generator = ShelfGenerator(seed: 13)
    for number in 0..<60 {
      var shelf = generator.shelf(50)
      let descriptors = generator.descriptors()
      let before = try shelf.arrange(by: descriptors)
      let changed = ItemIndex(number % shelf.items.count)
      shelf.items[changed].values = generator.item(0).values
      let after = try shelf.arrange(by: descriptors)
      #expect(after.items.filter { $0 != changed } == before.items.filter { $0 != changed })
      #expect(after.deleted.filter { $0 != changed } == before.deleted.filter { $0 != changed })
    }
  }

  @Test func `is the same by keys that were written alone, together or in parts`() throws {
    var generator = ShelfGenerator(seed: 14)
    for _ in 0..<30 {
      let shelf = generator.shelf(40)
      let sorts = try (0..<3).map { _ in try shelf.sort(by: generator.descriptors()) }
      var writer = try SortKeyWriter(schema: shelf.schema, language: shelf.language)
      let together = SortKeys(of: shelf.items[...], for: sorts, by: &writer)
      var parts = SortKeys(of: shelf.items[..<13], for: sorts, by: &writer)
      parts.append(SortKeys(of: shelf.items[13..<13], for: sorts, by: &writer))
      parts.append(SortKeys(of: shelf.items[13...], for: sorts, by: &writer))
      for sort in sorts {
        let alone = SortKeys(of: shelf.items[...], for: [sort], by: &writer)
        let order = alone.order(by: sort.terms).sorted(shelf.items.indices)
        #expect(together.order(by: sort.terms).sorted(shelf.items.indices) == order)
        #expect(parts.order(by: sort.terms).sorted(shelf.items.indices.reversed()) == order)
      }
    }
  }

  /// The items that are there, in runs that the descriptor does not tell apart, and the run of those without a value.
  private func groups(
    _ shelf: Shelf, _ descriptor: SortDescriptor
  ) throws -> (ties: [[ItemIndex]], missing: [ItemIndex]?) {
    let sort = try shelf.sort(by: [descriptor])
    var writer = try SortKeyWriter(schema: shelf.schema, language: shelf.language)
    let table = SortKeys(of: shelf.items[...], for: [sort], by: &writer).table
    let key = { (item: ItemIndex) in Array(table.bytes[table.range(row: item.position, column: 0)]) }
    var ties: [[ItemIndex]] = []
    for item in try shelf.arrange(by: [descriptor]).items {
      if let last = ties.last?.last, key(last) == key(item) {
        ties[ties.count - 1].append(item)
      } else {
        ties.append([item])
      }
    }
    return (ties, ties.first { key($0[0]).isEmpty })
  }
}

import Language
import Ordering
import TestSupport
import Testing

@testable import Catalogue

/// Items that change one at a time are arranged as if all were arranged anew.
struct KeptOrderTests {
  private static let rules = [
    ("index", "text"), ("index", "name"), ("index", "list"), ("value", "text"), ("value", "choice"), ("value", "list"),
    ("value", "rating"), ("value", "number"), ("value", "flag"), ("value", "datetime.date"), ("value", "datetime.time"),
    ("decade", "year"), ("year", "datetime"), ("month", "date"), ("range", "number"), ("none", "text"),
  ]

  @Test(arguments: rules)
  func `an item that changes or comes is where arranging all items anew puts it`(rule: String, key: String) throws {
    var generator = ShelfGenerator(seed: 47)
    let call = rule == "range" ? "range(\(key), -3, 1, 2)" : rule == "none" ? "none" : "\(rule)(\(key))"
    for number in 0..<4 {
      var shelf = generator.shelf([0, 1, 20, 40][number])
      let first = SortDescriptor(
        key: key, order: number.isMultiple(of: 2) ? .ascending : .descending, missing: number % 3 == 0 ? .first : .last)
      let sorts = [
        try shelf.sort(by: [first] + generator.descriptors(), sections: call),
        try shelf.sort(by: generator.descriptors()),
      ]
      var writer = try SortKeyWriter(schema: shelf.schema, language: shelf.language)
      var kept = KeptOrder(SortKeys(of: shelf.items[...], for: sorts, by: &writer))
      var arrangements = try Self.arranged(shelf, sorts)
      for step in 0..<30 {
        let before = arrangements
        if shelf.items.isEmpty || generator.numbers.chance(6) {
          let position = ItemIndex(Int.random(in: 0...shelf.items.count, using: &generator.numbers))
          shelf.items.insert(generator.item(1000 + step), at: position)
          try kept.insert(
            position, in: shelf.items, sorts: sorts, &arrangements, writer: &writer,
            labels: shelf.labels)
        } else {
          let position = ItemIndex(Int.random(in: 0..<shelf.items.count, using: &generator.numbers))
          let item = shelf.items[position]
          shelf.items[position] = generator.change(item)
          let changesFirst = try kept.move(
            position, from: item, in: shelf.items, sorts: sorts, &arrangements, writer: &writer,
            labels: shelf.labels)
          if !changesFirst { #expect(Self.text(arrangements[0]) == Self.text(before[0])) }
        }
        let anew = try Self.arranged(shelf, sorts)
        #expect(arrangements.map(Self.text) == anew.map(Self.text), "shelf \(number), step \(step)")
      }
    }
  }

  private static func arranged(_ shelf: Shelf, _ sorts: [Sort]) throws -> [Arrangement] {
    var writer = try SortKeyWriter(schema: shelf.schema, language: shelf.language)
    let keys = SortKeys(of: shelf.items[...], for: sorts, by: &writer)
    let arranger = Arranger(items: shelf.items, schema: shelf.schema, keys: keys, language: shelf.language)
    return try sorts.map { try arranger.arrange(by: $0, labels: shelf.labels) }
  }

  /// Everything about an arrangement, with every character as it is written.
  private static func text(_ arrangement: Arrangement) -> [[UInt8]] {
    let sections = arrangement.sections.map {
      "\($0.id) | \($0.label) | \($0.spoken ?? "") | \($0.kind) | \($0.items)"
    }
    let rest = "\(arrangement.items) \(arrangement.deleted) \(arrangement.letters) \(arrangement.isDescending)"
    return (sections + [rest]).map { Array($0.utf8) }
  }
}

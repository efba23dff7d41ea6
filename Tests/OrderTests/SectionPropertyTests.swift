import Ordering
import TestSupport
import Testing

@testable import Catalogue
@testable import Language

struct SectionPropertyTests {
  private static let rules = [
    ("index", "text"), ("index", "name"), ("index", "list"), ("value", "text"), ("value", "choice"),
    ("value", "rating"),
    ("value", "number"), ("value", "flag"), ("value", "datetime.date"), ("value", "datetime.time"),
    ("value", "date"), ("decade", "year"), ("decade", "date"), ("year", "datetime"), ("year", "datetime.date"),
    ("month", "date"), ("month", "datetime"), ("range", "number"), ("range", "year"), ("none", "text"),
  ]

  @Test(arguments: rules)
  func `puts every item that is there into one section, in order, whatever else there is`(
    rule: String, key: String
  ) throws {
    var generator = ShelfGenerator(seed: 31)
    let call = rule == "range" ? "range(\(key), -3, 1, 2)" : rule == "none" ? "none" : "\(rule)(\(key))"
    for number in 0..<20 {
      let shelf = generator.shelf(60)
      let first = SortDescriptor(
        key: key, order: number.isMultiple(of: 2) ? .ascending : .descending, missing: number % 3 == 0 ? .first : .last)
      let descriptors = [first] + generator.descriptors()
      let whole = try shelf.arrange(by: descriptors, sections: call)
      let order = try shelf.arrange(by: descriptors).items
      #expect(whole.items.sorted() == order.sorted())
      #expect(Set(whole.sections.map(\.id)).count == whole.sections.count)
      #expect(whole.sections.allSatisfy { !$0.items.isEmpty })
      for section in whole.sections { #expect(section.items == order.filter(Set(section.items).contains)) }
      expectMissing(whole, first)

      var part = shelf
      part.items = ItemArray(shelf.items.filter { _ in generator.numbers.chance(2) })
      let lesser = try part.arrange(by: descriptors, sections: call)
      let (homes, partHomes) = (homes(whole, shelf), homes(lesser, part))
      let twins = twins(whole)
      for (id, home) in partHomes where !twins.contains(home[1]) { #expect(homes[id] == home) }
    }
  }

  @Test func `puts every item into the sections of all values of its list, whatever else there is`() throws {
    var generator = ShelfGenerator(seed: 31)
    for number in 0..<20 {
      let shelf = generator.shelf(60)
      let first = SortDescriptor(
        key: "list", order: number.isMultiple(of: 2) ? .ascending : .descending,
        missing: number % 3 == 0 ? .first : .last)
      let descriptors = [first] + generator.descriptors()
      let whole = try shelf.arrange(by: descriptors, sections: "value(list)")
      let order = try shelf.arrange(by: descriptors).items
      #expect(whole.items.sorted() == order.sorted())
      #expect(Set(whole.sections.flatMap(\.items)) == Set(order))
      #expect(Set(whole.sections.map(\.id)).count == whole.sections.count)
      for section in whole.sections {
        #expect(!section.items.isEmpty)
        #expect(Set(section.items).count == section.items.count)
      }
      expectMissing(whole, first)

      var part = shelf
      part.items = ItemArray(shelf.items.filter { _ in generator.numbers.chance(2) })
      let lesser = try part.arrange(by: descriptors, sections: "value(list)")
      let (all, some) = (allHomes(whole, shelf), allHomes(lesser, part))
      let twins = twins(whole)
      for (id, homes) in some where homes.allSatisfy({ !twins.contains($0[1]) }) { #expect(all[id] == homes) }
    }
  }

  @Test func `has an address of its own for each letter of every language`() throws {
    for code in LanguageTag.knownCodes {
      let letters = try LetterIndex(LanguageTag(code)).letters
      let addresses = letters.map { SectionAddress.id(ofLetter: $0).dropFirst("section-".count) }
      #expect(Set(addresses).count == letters.count, "\(code)")
      #expect(Set(addresses).isDisjoint(with: ["", "symbols", "0-9", "other", "missing", "deleted"]), "\(code)")
    }
  }

  /// The section without a value is at the end that the descriptor says.
  private func expectMissing(_ arrangement: Arrangement, _ descriptor: SortDescriptor) {
    guard let place = arrangement.sections.firstIndex(where: { $0.id == "section-missing" }) else { return }
    #expect(place == (descriptor.missing == .first ? 0 : arrangement.sections.count - 1))
  }

  /// The headers that another one differs from in case and marks alone.
  private func twins(_ arrangement: Arrangement) -> Set<String> {
    let bySpelling = Dictionary(grouping: arrangement.sections.map(\.label), by: slug)
    return Set(bySpelling.values.filter { $0.count > 1 }.joined())
  }

  /// For each item the addresses and the headers of its sections.
  private func allHomes(_ arrangement: Arrangement, _ shelf: Shelf) -> [String: Set<[String]>] {
    var homes: [String: Set<[String]>] = [:]
    for section in arrangement.sections {
      for item in section.items {
        homes[shelf.items[item].id, default: []].insert([section.id, section.label, section.kind.rawValue])
      }
    }
    return homes
  }

  /// For each item the address and the header of its section.
  private func homes(_ arrangement: Arrangement, _ shelf: Shelf) -> [String: [String]] {
    var homes: [String: [String]] = [:]
    for section in arrangement.sections {
      for item in section.items { homes[shelf.items[item].id] = [section.id, section.label, section.kind.rawValue] }
    }
    return homes
  }
}

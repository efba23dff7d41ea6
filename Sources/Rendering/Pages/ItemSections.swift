import Catalogue

/// The sections of a list that each item is in: several, where sections go by the texts of a list.
struct ItemSections: Sendable {
  private let starts: [Int32]
  private let sections: [Int32]

  init(_ arrangement: Arrangement, count: Int) {
    var counts = Array(repeating: Int32(0), count: count + 1)
    for section in arrangement.sections { for item in section.items { counts[item + 1] += 1 } }
    for item in 1..<counts.count { counts[item] += counts[item - 1] }
    starts = counts
    var sections = Array(repeating: Int32(0), count: Int(counts[count]))
    for (number, section) in arrangement.sections.enumerated() {
      for item in section.items {
        sections[Int(counts[item])] = Int32(number)
        counts[item] += 1
      }
    }
    self.sections = sections
  }

  /// The numbers of an item's sections.
  func of(_ item: Int) -> ArraySlice<Int32> { sections[Int(starts[item])..<Int(starts[item + 1])] }
}

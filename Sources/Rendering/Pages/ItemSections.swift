import Catalogue

/// The sections of a list that each item is in: several, where sections go by the texts of a list.
struct ItemSections: Sendable {
  private let starts: [Int32]
  private let sections: [Int32]

  init(_ arrangement: Arrangement, count: Int) {
    var counts = Array(repeating: Int32(0), count: count + 1)
    for section in arrangement.sections { for item in section.items { counts[item.position + 1] += 1 } }
    for place in 1..<counts.count { counts[place] += counts[place - 1] }
    starts = counts
    var sections = Array(repeating: Int32(0), count: Int(counts[count]))
    for (number, section) in arrangement.sections.enumerated() {
      for item in section.items {
        sections[Int(counts[item.position])] = Int32(number)
        counts[item.position] += 1
      }
    }
    self.sections = sections
  }

  /// The numbers of an item's sections.
  func of(_ item: ItemIndex) -> ArraySlice<Int32> {
    sections[Int(starts[item.position])..<Int(starts[item.position + 1])]
  }
}

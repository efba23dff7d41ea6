package import Language
import Ordering

/// Divides names into the sections of a letter index.
///
/// A name's section follows from its sort key, as its place does. All names of one group are in one section, even where a language sorts foreign
/// scripts on both sides of its own.
package struct LetterSections {
  private let index: LetterIndex
  private let isDescending: Bool

  package init(index: LetterIndex, isDescending: Bool) {
    self.index = index
    self.isDescending = isDescending
  }

  /// The sections of items in order.
  ///
  /// - Parameter key: The sort key of an item's name.
  package func sections(_ named: [ItemIndex], key: (ItemIndex) -> ArraySlice<UInt8>) -> [Section] {
    let groups = named.map { index.group(ofSortKey: key($0).span) }
    var members: [IndexGroup: [ItemIndex]] = [:]
    var start = 0
    while start < named.count {
      let end = groups[start...].firstIndex { $0 != groups[start] } ?? named.count
      members[groups[start], default: []] += named[start..<end]
      start = end
    }
    let sections = members.sorted { rank($0.key) < rank($1.key) }.map { section($0.key, items: $0.value) }
    return isDescending ? sections.reversed() : sections
  }

  /// Puts an item into the section of its name.
  ///
  /// - Parameters:
  ///   - sections: The sections by letters that there are.
  ///   - order: The order within a section.
  ///   - key: The sort key of an item's name.
  func insert(
    _ item: ItemIndex, into sections: inout [Section], by order: SortOrder, key: (ItemIndex) -> ArraySlice<UInt8>
  ) {
    let groups = sections.map { index.group(ofSortKey: key($0.items[0]).span) }
    let own = index.group(ofSortKey: key(item).span)
    if let position = groups.firstIndex(of: own) { return sections[position].insert(item, by: order) }
    let next = groups.firstIndex { isDescending ? rank($0) < rank(own) : rank($0) > rank(own) }
    sections.insert(section(own, items: [item]), at: next ?? sections.endIndex)
  }

  private func rank(_ group: IndexGroup) -> Int {
    switch group {
    case .symbols: -2
    case .digits: -1
    case .letter(let letter): letter
    case .other: .max
    }
  }

  private func section(_ group: IndexGroup, items: [ItemIndex]) -> Section {
    switch group {
    case .symbols: Section(id: "section-symbols", label: "#", kind: .symbols, items: items)
    case .digits: Section(id: "section-0-9", label: "0–9", kind: .digits, items: items)
    case .other: Section(id: "section-other", label: "…", kind: .other, items: items)
    case .letter(let letter):
      Section(
        id: SectionAddress.id(ofLetter: index.letters[letter]), label: index.letters[letter], kind: .letter,
        items: items)
    }
  }
}

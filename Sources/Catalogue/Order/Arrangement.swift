/// The items of a collection in one of its orders.
package struct Arrangement: Sendable {
  /// The current items, in sections that hold at least one item each. Sections by the texts of a list may share items.
  package let sections: [Section]
  /// The positions of deleted items, in the same order.
  package let deleted: [ItemIndex]
  /// Every letter of the index, if the sections are letters.
  package let letters: [String]
  /// Whether the sections run from the last to the first.
  package let isDescending: Bool

  /// The positions of all current items, in order, each once, however many sections it is in.
  package let items: [ItemIndex]

  init(sections: [Section], items: [ItemIndex]? = nil, deleted: [ItemIndex], letters: [String], isDescending: Bool) {
    self.sections = sections
    self.items = items ?? sections.flatMap(\.items)
    self.deleted = deleted
    self.letters = letters
    self.isDescending = isDescending
  }

  /// An arrangement of sections alone.
  package init(sections: [Section], letters: [String], isDescending: Bool = false) {
    self.init(sections: sections, items: [], deleted: [], letters: letters, isDescending: isDescending)
  }

  /// The arrangement of no items.
  package init() {
    self.init(sections: [], deleted: [], letters: [], isDescending: false)
  }
}

extension Arrangement {
  /// The arrangement of the same items after a new one has come, from whose position on the others move up by one.
  func makingRoom(at new: ItemIndex) -> Arrangement {
    let sections = sections.map { section in
      var section = section
      for index in section.items.indices { section.items[index] = section.items[index].makingRoom(at: new) }
      return section
    }
    let moved = { (items: [ItemIndex]) in items.map { $0.makingRoom(at: new) } }
    return Arrangement(
      sections: sections, items: moved(items), deleted: moved(deleted), letters: letters, isDescending: isDescending)
  }

  /// The arrangement with each item in one row: undivided, where items are in several sections.
  package var withoutSharedRows: Arrangement {
    if sections.reduce(0, { $0 + $1.items.count }) == items.count { return self }
    return Arrangement(sections: [.all(items)], items: items, deleted: deleted, letters: [], isDescending: isDescending)
  }

  /// The labels of an index strip in the order of the sections: every letter, and the groups of names under no letter that have rows.
  package var indexLabels: [String] {
    let groups: (Section.Kind) -> [String] = { kind in sections.filter { $0.kind == kind }.map(\.label) }
    let labels = groups(.symbols) + groups(.digits) + letters + groups(.other)
    return isDescending ? labels.reversed() : labels
  }
}

import Language
import Ordering

extension Arranger {
  /// The arrangement after one item has changed, which is what arranging all items anew would make.
  ///
  /// - Parameter arrangement: The arrangement before, in which the item may be missing.
  func rearranged(
    _ arrangement: Arrangement, moving item: ItemIndex, by sort: Sort, labels: SectionLabels
  ) throws(ICUFailure) -> Arrangement {
    let deleted = moving(item, in: arrangement.deleted, by: sort, isIn: items[item].isDeleted)
    if let field = sort.sections.field, schema.fields[field].isList {
      let texts = TextSections(items: items, field: schema.fields[field], position: field, labels: labels)
      let present = moving(item, in: arrangement.items, by: sort, isIn: !items[item].isDeleted)
      let order = innerOrder(of: sort, by: field)
      let sections = try texts.sections(arrangement.sections, moving: item, order: order, by: sort, language: language)
      guard let sections else { return try arrange(by: sort, present: present, deleted: deleted, labels: labels) }
      return Arrangement(
        sections: sections, items: present, deleted: deleted, letters: [], isDescending: arrangement.isDescending)
    }
    let sections = try self.sections(arrangement.sections, moving: item, by: sort, labels: labels)
    let letters = sort.sections.isIndex ? try LetterIndex.of(language).letters : []
    return Arrangement(
      sections: sections, deleted: deleted, letters: letters, isDescending: arrangement.isDescending)
  }

  /// Some items in order, after one of them has changed.
  private func moving(_ item: ItemIndex, in others: [ItemIndex], by sort: Sort, isIn: Bool) -> [ItemIndex] {
    var moved = others
    if let index = moved.firstIndex(of: item) { moved.remove(at: index) }
    if isIn { moved.insert(item, at: keys.order(by: sort.terms).insertionIndex(of: item, in: moved)) }
    return moved
  }

  private func sections(
    _ before: [Section], moving item: ItemIndex, by sort: Sort, labels: SectionLabels
  ) throws(ICUFailure) -> [Section] {
    var sections = before
    let order = keys.order(by: sort.terms)
    guard let term = sort.terms.first, sort.sections != .none else {
      sections.remove(item)
      if items[item].isDeleted { return sections }
      if sections.isEmpty { return [.all([item])] }
      sections[0].insert(item, by: order)
      return sections
    }
    var missing = sections.takeMissing()
    let firsts = sections.map(\.items[0])
    sections.remove(item)
    missing?.items.removeAll { $0 == item }
    if items[item].isDeleted {
      // It is in no section.
    } else if isMissing(by: sort)(item) {
      if missing?.items.isEmpty ?? true { missing = missingSection([], by: sort, labels: labels) }
      missing?.insert(item, by: order)
    } else if sort.sections.isIndex, let column = column(of: sort) {
      LetterSections(index: try LetterIndex.of(language), isDescending: term.isDescending)
        .insert(item, into: &sections, by: order) { keys.key(of: $0, column: column) }
    } else if let field = sort.sections.field {
      insert(item, into: &sections, of: field, by: sort.sections, order: order, labels: labels)
    }
    if let field = sort.sections.field {
      let isFirst = sections.contains { $0.items[0] == item } || firsts.contains(item)
      if isFirst {
        nameAnew(&sections, of: field, by: sort.sections, order: order, after: firsts, item, labels: labels)
      }
    }
    if let missing, !missing.items.isEmpty {
      term.missingComesFirst ? sections.insert(missing, at: 0) : sections.append(missing)
    }
    return sections
  }

  /// Puts an item into the section of its value.
  private func insert(
    _ item: ItemIndex, into sections: inout [Section], of field: Int, by rule: SectionTerm, order: SortOrder,
    labels: SectionLabels
  ) {
    let bucket = labels.bucket(of: items[item].values[field], by: rule)
    let known = sections.firstIndex { labels.bucket(of: items[$0.items[0]].values[field], by: rule) == bucket }
    if let known { return sections[known].insert(item, by: order) }
    sections.append(labels.section(for: bucket, field: field, item: item))
  }

  /// Names the sections again that have another first item, which decides how the value is spelled and where the section is.
  ///
  /// - Parameter firsts: The first items of the sections before.
  private func nameAnew(
    _ sections: inout [Section], of field: Int, by rule: SectionTerm, order: SortOrder,
    after firsts: [ItemIndex], _ item: ItemIndex, labels: SectionLabels
  ) {
    let known = Set(firsts)
    for position in sections.indices {
      let first = sections[position].items[0]
      if first != item, known.contains(first) { continue }
      let bucket = labels.bucket(of: items[first].values[field], by: rule)
      let members = sections[position].items
      sections[position] = labels.section(for: bucket, field: field, item: first)
      sections[position].items = members
    }
    sections.sort { order.precedes($0.items[0], $1.items[0]) }
    SectionAddress.makeUnique(&sections)
  }
}

extension [Section] {
  /// Takes an item out of all sections, and out of the list those that become empty.
  mutating func remove(_ item: ItemIndex) {
    for position in indices.reversed() {
      guard let index = self[position].items.firstIndex(of: item) else { continue }
      if self[position].items.count == 1 { remove(at: position) } else { self[position].items.remove(at: index) }
    }
  }

  /// Takes out the section of items without a value.
  mutating func takeMissing() -> Section? {
    firstIndex { $0.id == SectionAddress.missing }.map { remove(at: $0) }
  }
}

extension Section {
  /// Puts an item where it belongs.
  mutating func insert(_ item: ItemIndex, by order: SortOrder) {
    items.insert(item, at: order.insertionIndex(of: item, in: items))
  }

  /// The section of all items, undivided.
  package static func all(_ items: [ItemIndex]) -> Section {
    Section(id: "section-all", label: "", kind: .all, items: items)
  }
}

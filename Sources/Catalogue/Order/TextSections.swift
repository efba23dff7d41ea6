import Language
import Ordering

/// Divides items into a section for each text of a list: an item is in the section of each of its texts.
struct TextSections {
  let items: ItemArray<Item>
  let field: Field
  /// The position of the field in the schema.
  let position: Int
  let labels: SectionLabels

  /// The sections in the order of their labels, downwards if the sort goes by the list downwards.
  ///
  /// - Parameter present: the positions of the current items, in the order that they have within a section.
  func sections(_ present: [ItemIndex], by sort: Sort, language: LanguageTag) throws(ICUFailure) -> [Section] {
    var positions: [String: Int] = [:]
    var texts: [String] = []
    var sections: [Section] = []
    var missing: [ItemIndex] = []
    for item in present {
      guard case .list(let own) = items[item].values[position] else {
        missing.append(item)
        continue
      }
      for text in own {
        if let known = positions[text] {
          if sections[known].items.last != item { sections[known].items.append(item) }
        } else {
          positions[text] = sections.count
          texts.append(text)
          sections.append(labels.section(for: .value(.text(text)), field: position, item: item))
        }
      }
    }
    try putInOrder(&sections, of: texts, by: sort, language)
    add(missing, to: &sections, by: sort)
    return sections
  }

  /// The sections after one item has changed; nil if they have to be made anew.
  ///
  /// - Parameters:
  ///   - before: The sections before, in which the item may be missing.
  ///   - order: The order within a section.
  func sections(
    _ before: [Section], moving item: ItemIndex, order: SortOrder, by sort: Sort, language: LanguageTag
  ) throws(ICUFailure) -> [Section]? {
    // Items that are linked to may have the same name, by which their sections cannot be told apart.
    if field.target != nil { return nil }
    var sections = before
    var missing = sections.takeMissing()?.items ?? []
    let firsts = Set(sections.map(\.items[0]))
    sections.remove(item)
    missing.removeAll { $0 == item }
    if case .list(let texts) = items[item].values[position], !items[item].isDeleted {
      for text in texts {
        guard let known = sections.firstIndex(where: { $0.label == text }) else {
          sections.append(labels.section(for: .value(.text(text)), field: position, item: item))
          continue
        }
        if !sections[known].items.contains(item) { sections[known].insert(item, by: order) }
      }
    } else if !items[item].isDeleted {
      missing.insert(item, at: order.insertionIndex(of: item, in: missing))
    }
    if firsts.contains(item) || sections.contains(where: { $0.items[0] == item }) {
      for index in sections.indices { nameAnew(&sections[index]) }
      try putInOrder(&sections, of: sections.map(\.label), by: sort, language)
    }
    add(missing, to: &sections, by: sort)
    return sections
  }

  /// Names a section as its first item spells the text.
  private func nameAnew(_ section: inout Section) {
    guard case .list(let texts) = items[section.items[0]].values[position],
      let text = texts.first(where: { $0 == section.label }), !text.utf8.elementsEqual(section.label.utf8)
    else { return }
    let members = section.items
    section = labels.section(for: .value(.text(text)), field: position, item: members[0])
    section.items = members
  }

  /// The term of a sort that goes by the list.
  private func leading(_ sort: Sort) -> SortTerm? {
    sort.terms.first.flatMap { $0.component.subject == .field(position, .whole) ? $0 : nil }
  }

  /// - Parameter texts: the text of each section as items have it.
  private func putInOrder(
    _ sections: inout [Section], of texts: [String], by sort: Sort, _ language: LanguageTag
  ) throws(ICUFailure) {
    sections = try sorted(sections, of: texts, language)
    if leading(sort)?.isDescending == true { sections.reverse() }
    SectionAddress.makeUnique(&sections)
  }

  private func add(_ missing: [ItemIndex], to sections: inout [Section], by sort: Sort) {
    if missing.isEmpty { return }
    let section = labels.missing(
      placeholder: sort.placeholder ?? field.placeholder, rule: sort.sections, items: missing)
    leading(sort)?.missingComesFirst == true ? sections.insert(section, at: 0) : sections.append(section)
  }

  private func sorted(
    _ sections: [Section], of texts: [String], _ language: LanguageTag
  ) throws(ICUFailure) -> [Section] {
    let encoder = try SortKeyEncoder(language, articles: labels.articles)
    let keys = zip(sections, texts).map { section, text in
      var key: [UInt8] = []
      encoder.append(text, filedAs: field, to: &key)
      return key + [0] + section.label.utf8 + [0] + text.utf8
    }
    return sections.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }.map { sections[$0] }
  }
}

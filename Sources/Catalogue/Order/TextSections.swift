import Language
import Ordering

/// Divides items into a section for each text of a list: an item is in the section of each of its texts.
struct TextSections {
  let items: [Item]
  let field: Field
  /// The position of the field in the schema.
  let position: Int
  let labels: SectionLabels

  /// The sections in the order of their labels, downwards if the sort goes by the list downwards.
  ///
  /// - Parameter present: the positions of the current items, in the order that they have within a section.
  func sections(_ present: [Int], by sort: Sort, language: LanguageTag) throws(ICUFailure) -> [Section] {
    var positions: [String: Int] = [:]
    var sections: [Section] = []
    var missing: [Int] = []
    for item in present {
      guard case .list(let texts) = items[item].values[position] else {
        missing.append(item)
        continue
      }
      for text in texts {
        if let known = positions[text] {
          if sections[known].items.last != item { sections[known].items.append(item) }
        } else {
          positions[text] = sections.count
          sections.append(labels.section(for: .value(.text(text)), field: position, item: item))
        }
      }
    }
    sections = try sorted(sections, language)
    let leads = sort.terms.first.flatMap { $0.component.subject == .field(position, .whole) ? $0 : nil }
    if leads?.isDescending == true { sections.reverse() }
    SectionAddress.makeUnique(&sections)
    if !missing.isEmpty {
      let section = labels.missing(
        placeholder: sort.placeholder ?? field.placeholder, rule: sort.sections, items: missing)
      leads?.missingComesFirst == true ? sections.insert(section, at: 0) : sections.append(section)
    }
    return sections
  }

  private func sorted(_ sections: [Section], _ language: LanguageTag) throws(ICUFailure) -> [Section] {
    let encoder = try SortKeyEncoder(language)
    let keys = sections.map { section in
      var key: [UInt8] = []
      encoder.append(.text(section.label), as: .filed, to: &key)
      return key + [0] + section.label.utf8
    }
    return sections.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }.map { sections[$0] }
  }
}

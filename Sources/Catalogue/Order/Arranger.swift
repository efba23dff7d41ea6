package import Language

/// Puts the items of a collection in order and divides them into sections.
package struct Arranger {
  private let items: [Item]
  private let schema: Schema
  private let keys: SortKeys
  private let language: Language

  /// - Parameter keys: the sort keys of `items` for every sort that will be asked for.
  package init(items: [Item], schema: Schema, keys: SortKeys, language: Language) {
    self.items = items
    self.schema = schema
    self.keys = keys
    self.language = language
  }

  /// - Parameter isWanted: which items are arranged; the others are left out.
  package func arrange(
    by sort: Sort, labels: SectionLabels, where isWanted: (Item) -> Bool = { _ in true }
  ) throws(ICUFailure) -> Arrangement {
    let order = SortOrder(sort.terms, keys: keys)
    let wanted = items.indices.filter { isWanted(items[$0]) }
    let present = order.sorted(wanted.lazy.filter { !items[$0].isDeleted })
    let deleted = order.sorted(wanted.lazy.filter { items[$0].isDeleted })
    var letters: [String] = []
    var sections: [Section]
    switch sort.sections {
    case .none:
      sections = present.isEmpty ? [] : [Section(id: "section-all", label: "", kind: .all, items: present)]
    case .index(let term):
      let index = try LetterIndex(language)
      letters = index.letters
      sections = LetterSections(index: index, term: term, missingLabel: labels.missing(term.component, schema))
        .sections(present, keys: keys.column(for: term.component))
    case .value(let term, let field):
      sections = valueSections(present, by: term, field: field, labels: labels)
    case .decade(let field), .year(let field), .month(let field), .range(let field, _):
      sections = runs(of: present) { labels.bucket(of: items[$0].values[field], field: field, rule: sort.sections) }
    }
    Self.makeUnique(&sections)
    return Arrangement(
      sections: sections, deleted: deleted, letters: letters, isDescending: sort.terms.first?.isDescending == true)
  }
}

extension Arranger {
  /// One section a value, in the order of the sort. Values that the sort does not tell apart ("The Who", "Who") are neighbours, and get a section each.
  private func valueSections(
    _ present: [Int], by term: SortTerm, field: Int, labels: SectionLabels
  ) -> [Section] {
    let column = keys.column(for: term.component)
    var sections: [Section] = []
    var start = 0
    while start < present.count {
      let key = column.key(of: present[start])
      var end = start + 1
      while end < present.count, column.key(of: present[end]) == key { end += 1 }
      var positions: [String: Int] = [:]
      for item in present[start..<end] {
        let bucket = labels.bucket(of: items[item].values[field], field: field, rule: .value(term, field: field))
        if let position = positions[bucket.label] {
          sections[position].items.append(item)
        } else {
          positions[bucket.label] = sections.count
          sections.append(Section(id: bucket.id, label: bucket.label, kind: bucket.kind, items: [item]))
        }
      }
      start = end
    }
    return sections
  }

  /// Neighbours with the same label share a section.
  private func runs(of present: [Int], bucket: (Int) -> SectionBucket) -> [Section] {
    var sections: [Section] = []
    for item in present {
      let bucket = bucket(item)
      if sections.last?.id == bucket.id {
        sections[sections.count - 1].items.append(item)
      } else {
        sections.append(Section(id: bucket.id, label: bucket.label, kind: bucket.kind, items: [item]))
      }
    }
    return sections
  }

  /// Two labels that make one address ("C++" and "C") get different ones.
  private static func makeUnique(_ sections: inout [Section]) {
    var uses: [String: Int] = ["section-deleted": 1]
    for index in sections.indices {
      let id = sections[index].id
      uses[id, default: 0] += 1
      if let use = uses[id], use > 1 { sections[index].id = "\(id)-\(use)" }
    }
  }
}

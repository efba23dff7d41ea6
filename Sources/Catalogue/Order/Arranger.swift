package import Language
import Ordering

/// Puts the items of a collection in order and divides them into sections.
package struct Arranger {
  let items: ItemArray<Item>
  let schema: Schema
  let keys: SortKeys
  let language: LanguageTag
  /// The positions of the current items, and of the deleted ones.
  private let (present, deleted): ([ItemIndex], [ItemIndex])

  /// - Parameters:
  ///   - keys: the sort keys of `items` for every sort that they will be arranged by.
  ///   - isWanted: which items are arranged; the others are left out. Without it, all are.
  package init(
    items: ItemArray<Item>, schema: Schema, keys: SortKeys, language: LanguageTag,
    where isWanted: ((Item) -> Bool)? = nil
  ) {
    self.items = items
    self.schema = schema
    self.keys = keys
    self.language = language
    var (present, deleted): ([ItemIndex], [ItemIndex]) = ([], [])
    present.reserveCapacity(items.count)
    for item in items.indices {
      if let isWanted, !isWanted(items[item]) { continue }
      if items[item].isDeleted { deleted.append(item) } else { present.append(item) }
    }
    (self.present, self.deleted) = (present, deleted)
  }

  /// - Parameter keys: the sort keys of `items`, of which those that are to be arranged are in order already.
  init(inOrder items: ItemArray<Item>, schema: Schema, keys: SortKeys, language: LanguageTag) {
    self.items = items
    self.schema = schema
    self.keys = keys
    self.language = language
    (present, deleted) = ([], [])
  }

  package func arrange(by sort: Sort, labels: SectionLabels) throws(ICUFailure) -> Arrangement {
    let order = keys.order(by: sort.terms)
    return try arrange(by: sort, present: order.sorted(present), deleted: order.sorted(deleted), labels: labels)
  }

  /// Arranges items that are in order already.
  func arrange(
    by sort: Sort, present: [ItemIndex], deleted: [ItemIndex], labels: SectionLabels
  ) throws(ICUFailure) -> Arrangement {
    let isDescending = sort.terms.first?.isDescending == true
    if let field = sort.sections.field, schema.fields[field].isList {
      return Arrangement(
        sections: try TextSections(items: items, field: schema.fields[field], position: field, labels: labels)
          .sections(innerOrder(of: sort, by: field).sorted(present), by: sort, language: language),
        items: present, deleted: deleted, letters: [], isDescending: isDescending)
    }
    let index = sort.sections.isIndex ? try LetterIndex.of(language) : nil
    return Arrangement(
      sections: sections(present, by: sort, index: index, labels: labels), deleted: deleted,
      letters: index?.letters ?? [], isDescending: isDescending)
  }
}

extension Arranger {
  /// Tells which items are in the section of those without a value.
  func isMissing(by sort: Sort) -> (ItemIndex) -> Bool {
    if let field = sort.sections.field { return { items[$0].values[field].isMissing } }
    guard let column = column(of: sort) else { return { _ in true } }
    return { keys.isMissing($0, column: column) }
  }

  /// The column of the keys that decide on sections by letters.
  func column(of sort: Sort) -> Int? { sort.terms.first.flatMap { keys.column(of: $0.component) } }

  /// The section of items without a value.
  func missingSection(_ items: [ItemIndex], by sort: Sort, labels: SectionLabels) -> Section {
    let placeholder = sort.placeholder ?? sort.terms.first.flatMap { self.placeholder(of: $0.component) }
    return labels.missing(placeholder: placeholder, rule: sort.sections, items: items)
  }

  /// The sections of items in order; those without a value for the first key have a section at the beginning or the end.
  private func sections(
    _ present: [ItemIndex], by sort: Sort, index: LetterIndex?, labels: SectionLabels
  ) -> [Section] {
    guard let term = sort.terms.first, sort.sections != .none else {
      return present.isEmpty ? [] : [.all(present)]
    }
    let isMissing = isMissing(by: sort)
    let named = present.filter { !isMissing($0) }
    var sections: [Section]
    if let index, let column = column(of: sort) {
      sections = LetterSections(index: index, isDescending: term.isDescending).sections(named) {
        keys.key(of: $0, column: column)
      }
    } else {
      sections = bucketSections(named, by: sort.sections, labels: labels)
    }
    let missing = present.filter(isMissing)
    if !missing.isEmpty {
      let section = missingSection(missing, by: sort, labels: labels)
      term.missingComesFirst ? sections.insert(section, at: 0) : sections.append(section)
    }
    return sections
  }

  /// The order within sections by the texts of a list: a sort that goes by the list first goes on with what follows.
  func innerOrder(of sort: Sort, by field: Int) -> SortOrder {
    guard let first = sort.terms.first, first.component.subject == .field(field, .whole), sort.terms.count > 1 else {
      return keys.order(by: sort.terms)
    }
    return keys.order(by: Array(sort.terms.dropFirst()))
  }

  private func placeholder(of component: SortComponent) -> String? {
    if case .field(let field, _) = component.subject { schema.fields[field].placeholder } else { nil }
  }

  /// The sections in the order in which the first item of each comes.
  ///
  /// A value has one section even where several values share a place ("The Who" and "Who") or a `sort-name` moves an item elsewhere.
  private func bucketSections(
    _ named: [ItemIndex], by rule: SectionTerm, labels: SectionLabels
  ) -> [Section] {
    guard let field = rule.field else { return [] }
    var positions: [SectionBucket: Int] = [:]
    var sections: [Section] = []
    for item in named {
      let bucket = labels.bucket(of: items[item].values[field], by: rule)
      if let position = positions[bucket] {
        sections[position].items.append(item)
      } else {
        positions[bucket] = sections.count
        sections.append(labels.section(for: bucket, field: field, item: item))
      }
    }
    SectionAddress.makeUnique(&sections)
    return sections
  }
}

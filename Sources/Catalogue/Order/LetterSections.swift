import Language

/// Divides names into the sections of a letter index.
///
/// A name's section comes from what it is filed under, which its place comes from as well. All names of one group stand together: where a language sorts
/// foreign scripts on both sides of its own, they are one section all the same.
struct LetterSections {
  let index: LetterIndex
  let term: SortTerm
  let missingLabel: String

  /// - Parameter present: the items in order.
  func sections(_ present: [Int], keys: SortKeyColumn) -> [Section] {
    let isMissing = { (item: Int) in keys.range(of: item).isEmpty }
    let named = present.filter { !isMissing($0) }
    var members: [IndexGroup: [Int]] = [:]
    for item in named { members[index.group(ofSortKey: keys.key(of: item).span), default: []].append(item) }

    var sections = members.sorted { rank($0.key) < rank($1.key) }.map { section($0.key, items: $0.value) }
    if term.isDescending { sections.reverse() }
    let missing = present.filter(isMissing)
    if !missing.isEmpty {
      let section = Section(id: "section-missing", label: missingLabel, kind: .value, items: missing)
      term.missingComesFirst ? sections.insert(section, at: 0) : sections.append(section)
    }
    return sections
  }

  private func rank(_ group: IndexGroup) -> Int {
    switch group {
    case .symbols: -2
    case .digits: -1
    case .letter(let letter): letter
    case .other: .max
    }
  }

  private func section(_ group: IndexGroup, items: [Int]) -> Section {
    switch group {
    case .symbols: Section(id: "section-symbols", label: "#", kind: .symbols, items: items)
    case .digits: Section(id: "section-0-9", label: "0–9", kind: .digits, items: items)
    case .other: Section(id: "section-other", label: "…", kind: .other, items: items)
    case .letter(let letter):
      Section(
        id: "section-\(slug(index.letters[letter]))", label: index.letters[letter], kind: .letter, items: items)
    }
  }
}

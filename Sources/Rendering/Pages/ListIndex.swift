import Catalogue
import Templates

/// The strip of letters that leads to the sections of a list.
enum ListIndex {
  private static let entry = TemplateValue.record(["label": .absent, "href": .absent])

  /// The index of a page that has none.
  static let none = TemplateValue.record(["entries": .list([], element: entry)], itself: .absent)

  /// The letters, those with rows linked, and the groups of names under no letter that have rows.
  static func context(_ page: ListPage, of list: ListPages) -> TemplateValue {
    guard !page.arrangement.letters.isEmpty, !page.isOfDeleted, !page.arrangement.sections.isEmpty else { return none }
    let links = Dictionary(page.arrangement.sections.map { ($0.label, list.link(to: $0, from: page)) }) { first, _ in
      first
    }
    let entries = page.arrangement.indexLabels.map { label in
      TemplateValue.record(["label": .text(label), "href": .text(links[label] ?? nil)])
    }
    return .record(["entries": .list(entries, element: entry)], isThere: !entries.isEmpty)
  }
}

import Catalogue
import Language
import Templates

/// The pages that a list is split into: one, unless it has more rows than the configuration lets a page have.
struct ListPages {
  /// About how many pages a list has at most: each has a link to every other.
  private static let pageLimit = 1000

  private(set) var pages: [ListPage] = []

  /// - Parameters:
  ///   - file: the first page's file; the others are numbered after it.
  ///   - showsDeleted: whether deleted items stand in a section of their own.
  init(_ collection: Collection, sort: Sort, arrangement: Arrangement, file: String, showsDeleted: Bool) {
    let limit = max(collection.settings.list.pageLength, collection.items.count / Self.pageLimit + 1)
    let runs = Self.runs(of: arrangement.sections, limit: limit)
    for (number, sections) in runs.enumerated() {
      pages.append(
        ListPage(
          collection: collection, sort: sort, arrangement: arrangement, sections: sections,
          showsDeleted: showsDeleted && number == runs.count - 1 && !arrangement.deleted.isEmpty,
          file: Self.file(file, number)))
    }
  }

  /// The page of a collection's deleted items.
  init(deletedOf collection: Collection, arrangement: Arrangement) {
    pages = [
      ListPage(
        collection: collection, sort: collection.settings.sorts[0], arrangement: arrangement, sections: [],
        showsDeleted: true, file: Self.deletedFile)
    ]
  }

  static let deletedFile = "deleted.html"

  /// `index.html`, `index.2.html`; `by-newest.html`, `by-newest.2.html`: no other list has a dot in its name.
  private static func file(_ first: String, _ number: Int) -> String {
    number == 0 ? first : "\(first.dropLast(5)).\(number + 1).html"
  }

  /// Sections dealt to pages in order, cut where a page is full. There is always one page.
  private static func runs(of sections: [Section], limit: Int) -> [[Section]] {
    var runs: [[Section]] = [[]]
    var room = limit
    for section in sections {
      var rest = section.items[...]
      while !rest.isEmpty {
        if room == 0 {
          runs.append([])
          room = limit
        }
        var part = section
        part.items = Array(rest.prefix(room))
        runs[runs.count - 1].append(part)
        room -= part.items.count
        rest = rest.dropFirst(part.items.count)
      }
    }
    return runs
  }
}

extension ListPages {
  /// The link to the beginning of a section, which may stand on another page.
  func link(to section: Section, from page: ListPage) -> String? {
    guard let target = pages.first(where: { $0.sections.contains { $0.id == section.id } }) else { return nil }
    let fragment = "#\(PercentEncoding.encoded(section.id))"
    return target.file == page.file ? fragment : PercentEncoding.encoded(target.file) + fragment
  }

  /// The links between the pages: what each begins and ends with.
  func links(from page: ListPage) -> [TemplateValue] {
    guard pages.count > 1 else { return [] }
    return pages.enumerated().map { number, target in
      .record([
        "label": .text(target.label ?? String(number + 1)), "href": .text(PercentEncoding.encoded(target.file)),
        "current": .flag(target.file == page.file),
      ])
    }
  }

  func neighbour(of page: ListPage, by step: Int) -> String? {
    guard let position = pages.firstIndex(where: { $0.file == page.file }) else { return nil }
    return pages.indices.contains(position + step) ? PercentEncoding.encoded(pages[position + step].file) : nil
  }
}

extension ListPage {
  /// What the page holds, by the labels of its first and last section.
  fileprivate var label: String? {
    guard let first = sections.first?.label, let last = sections.last?.label, !first.isEmpty else { return nil }
    return first == last ? first : "\(first)–\(last)"
  }
}

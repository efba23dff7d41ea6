import Templates

/// The links between the pages of a long list, each named by the words that its page begins and ends with.
struct ListPager {
  let list: ListPages
  /// What the section of deleted items is called.
  let deletedHeader: String

  /// The most pages that all link to each other.
  private static let greatestCount = 30

  /// What templates see on a page that is the only one of its list.
  static let none = context([], previous: nil, next: nil)

  /// What templates see on a page.
  func context(_ page: ListPage) -> TemplateValue {
    Self.context(
      links(from: page), previous: list.neighbour(of: page, by: -1), next: list.neighbour(of: page, by: 1))
  }

  private static func context(_ links: [TemplateValue], previous: String?, next: String?) -> TemplateValue {
    .record(
      [
        "entries": .list(links, element: .record(["label": .absent, "href": .absent, "current": .absent])),
        "previous": .text(previous), "next": .text(next),
      ], isThere: !links.isEmpty)
  }

  /// The links on a page: one for each page; of a great many, one for each near by and one for each run of those farther off, so that any page is two steps
  /// from any other.
  func links(from page: ListPage) -> [TemplateValue] {
    let count = list.pages.count
    guard count > 1 else { return [] }
    let length = count <= Self.greatestCount ? count : Int(Double(count).squareRoot().rounded(.up))
    var links: [(label: String, page: Int)] = []
    for start in stride(from: 0, to: count, by: length) {
      let run = start..<min(count, start + length)
      if run.contains(page.number) {
        links += run.map { (label(of: $0...$0), $0) }
      } else {
        links.append((label(of: start...run.upperBound - 1), start))
      }
    }
    return Self.numbered(links.map(\.label)).enumerated().map { position, label in
      .record([
        "label": .text(label), "href": .text(list.href(of: links[position].page)),
        "current": .flag(links[position].page == page.number),
      ])
    }
  }

  /// What some pages hold, from the first row of the first to the last of the last, deleted items aside if there are others.
  private func label(of pages: ClosedRange<Int>) -> String {
    let words = list.guideWords[pages].compactMap(\.self)
    guard let first = words.first?.first, let last = words.last?.last else { return deletedHeader }
    return first == last ? first : "\(first)–\(last)"
  }

  /// Labels that stand for several pages are numbered: many rows may share one value.
  private static func numbered(_ labels: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return labels.map { label in
      counts[label, default: 0] += 1
      return counts[label] == 1 ? label : "\(label) (\(counts[label, default: 1]))"
    }
  }
}

import Catalogue

/// The rows of a list that are on one of its pages.
struct ListContents {
  private(set) var sections: [SectionPart] = []
  /// Which of the deleted items are on the page, behind the sections.
  private(set) var deleted = 0..<0

  /// The position of the first item that is there, and of the last.
  var bounds: (first: ItemIndex, last: ItemIndex)? {
    guard let first = sections.first?.items.first, let last = sections.last?.items.last else { return nil }
    return (first, last)
  }

  /// How many pages so many rows are dealt to.
  static func pageCount(ofRows rows: Int, limit: Int) -> Int { max(1, (rows + limit - 1) / limit) }

  /// The rows dealt to pages in order, cut where a page is full. There is always one page.
  static func pages(of sections: [Section], deleted: Int, limit: Int) -> [ListContents] {
    var pages = [ListContents()]
    var room = limit
    func deal(_ count: Int, add: (inout ListContents, Range<Int>) -> Void) {
      var start = 0
      while start < count {
        if room == 0 { (pages, room) = (pages + [ListContents()], limit) }
        let rows = start..<min(count, start + room)
        add(&pages[pages.count - 1], rows)
        (start, room) = (rows.upperBound, room - rows.count)
      }
    }
    for section in sections {
      deal(section.items.count) { $0.sections.append(SectionPart(section: section, rows: $1)) }
    }
    deal(deleted) { $0.deleted = $1 }
    return pages
  }
}

/// A section as far as it is on one page.
struct SectionPart {
  let section: Section
  /// Which of the section's rows are on the page.
  let rows: Range<Int>

  /// The positions of their items.
  var items: ArraySlice<ItemIndex> { section.items[rows] }
}

extension Range<Int> {
  /// Which rows these are of so many, counted from 1: `501–734 / 734`; nil if they are all.
  func label(of count: Int, _ format: (Int) -> String) -> String? {
    self.count == count ? nil : "\(format(lowerBound + 1))–\(format(upperBound)) / \(format(count))"
  }
}

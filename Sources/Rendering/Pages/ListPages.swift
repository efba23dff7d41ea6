import Addresses
import Catalogue
import Language
import Templates

/// The pages that a list is split into: one, unless it has more rows than the configuration lets a page have.
struct ListPages {
  /// About how many pages a list has at most: each has a link to every other.
  private static let pageLimit = 1000

  private(set) var pages: [ListPage] = []
  /// The page on which each section begins, by the section's address.
  private let starts: [String: Int]
  /// The words that each page begins and ends with; none of a page of deleted items, nor where there is only one page.
  let guideWords: [(first: String, last: String)?]

  /// - Parameters:
  ///   - file: the first page's file; the others are numbered after it.
  ///   - showsDeleted: whether deleted items are in a section of their own.
  ///   - words: names the pages by their rows.
  ///   - style: one of the further styles of the list; nil for its first.
  init(
    _ collection: Collection, sort: Sort, arrangement: Arrangement, file: String, showsDeleted: Bool, words: GuideWords,
    style: ListSettings.Style? = nil
  ) {
    self.init(
      collection, sort: sort, arrangement: arrangement, file: file,
      deleted: showsDeleted ? arrangement.deleted.count : 0, limit: Self.limit(of: collection), style: style
    ) { Self.guideWords($0, of: collection.items, words) }
  }

  /// The pages of some of a collection's items.
  ///
  /// - Parameters:
  ///   - letters: an arrangement with the letters and the direction of the sections.
  ///   - limit: how many rows a page has at most.
  init(
    _ collection: Collection, sort: Sort, sections: [Section], letters: Arrangement, file: String, limit: Int,
    words: GuideWords
  ) {
    self.init(
      collection, sort: sort,
      arrangement: Arrangement(sections: sections, letters: letters.letters, isDescending: letters.isDescending),
      file: file, deleted: 0, limit: limit
    ) { Self.guideWords($0, of: collection.items, words) }
  }

  /// The pages of an overview of values, whose sections hold the positions of values in place of items.
  ///
  /// - Parameter labels: what each value is called.
  init(values labels: ItemArray<String>, _ collection: Collection, arrangement: Arrangement, file: String, limit: Int) {
    self.init(
      collection, sort: collection.settings.sorts[0], arrangement: arrangement, file: file, deleted: 0, limit: limit
    ) { bounds in bounds.map { bounds in bounds.map { (labels[$0.first], labels[$0.last]) } } }
  }

  /// The pages of a collection's deleted items.
  init(deletedOf collection: Collection, arrangement: Arrangement) {
    self.init(
      collection, sort: collection.settings.sorts[0], arrangement: arrangement, file: CollectionAddresses.deleted,
      deleted: arrangement.deleted.count, limit: Self.limit(of: collection)
    ) { bounds in bounds.map { _ in nil } }
  }

  /// How many rows a page of a collection's lists has at most.
  static func limit(of collection: Collection) -> Int {
    max(collection.settings.list.pageLength, collection.items.count / pageLimit + 1)
  }

  private init(
    _ collection: Collection, sort: Sort, arrangement: Arrangement, file: String, deleted: Int, limit: Int,
    style: ListSettings.Style? = nil,
    words: ([(first: ItemIndex, last: ItemIndex)?]) -> [(first: String, last: String)?]
  ) {
    let isOfDeleted = file == CollectionAddresses.deleted
    let contents = ListContents.pages(of: isOfDeleted ? [] : arrangement.sections, deleted: deleted, limit: limit)
    pages = contents.enumerated().map { number, contents in
      ListPage(
        collection: collection, sort: sort, arrangement: arrangement, contents: contents, number: number,
        file: CollectionAddresses.page(number, of: file), isOfDeleted: isOfDeleted,
        chosenStyle: style)
    }
    let places = contents.enumerated().flatMap { number, page in page.sections.map { ($0.section.id, number) } }
    starts = Dictionary(places) { first, _ in first }
    guideWords = contents.count > 1 ? words(contents.map(\.bounds)) : contents.map { _ in nil }
  }

  private static func guideWords(
    _ bounds: [(first: ItemIndex, last: ItemIndex)?], of items: ItemArray<Item>, _ words: GuideWords
  ) -> [(first: String, last: String)?] {
    var found: [(first: String, last: String)?] = []
    for (page, here) in bounds.enumerated() {
      guard let here else {
        found.append(nil)
        continue
      }
      let before = page > 0 ? bounds[page - 1] : nil
      let between = before.map { words.words(between: items[$0.last], and: items[here.first]) }
      if let between { found[page - 1]?.last = between.last }
      let hasNext = page + 1 < bounds.count && bounds[page + 1] != nil
      found.append(
        (between?.first ?? words.word(of: items[here.first]), hasNext ? "" : words.word(of: items[here.last])))
    }
    return found
  }
}

extension ListPages {
  /// The link to the beginning of a section, which may be on another page.
  func link(to section: Section, from page: ListPage) -> String? {
    guard let number = starts[section.id] else { return nil }
    let fragment = "#\(PercentEncoding.encoded(section.id))"
    return number == page.number ? fragment : href(of: number) + fragment
  }

  /// The link to the page that is so many before or after another one, if there is one.
  func neighbour(of page: ListPage, by step: Int) -> String? {
    pages.indices.contains(page.number + step) ? href(of: page.number + step) : nil
  }

  func href(of number: Int) -> String {
    CollectionAddresses.href(pages[number].file)
  }
}

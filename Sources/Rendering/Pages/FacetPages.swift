package import Addresses
package import Catalogue

/// The pages of a facet's values, and those of the overview of all values.
package struct FacetPages: Sendable {
  /// From how many rows on a value's page is compiled by itself, with an index.
  private static let sizeOfLarge = 200

  package private(set) var index: FacetIndex
  /// The position of the facet in the collection's settings.
  package let position: Int
  /// How many rows a page has at most.
  package let pageLength: Int
  /// For each item the sections of the first sort that it is in.
  private(set) var sections: ItemSections
  /// Whether the sections of the first sort are not the values themselves.
  private let mayHaveSections: Bool
  /// Whether the pages of values have the sections of the first sort: not if that has only one.
  private(set) var hasSections: Bool

  /// - Parameters:
  ///   - index: The values.
  ///   - position: The position of the facet in the collection's settings.
  ///   - sort: The first sort.
  ///   - arrangement: The items in that sort.
  ///   - sections: The sections of the first sort that each item is in.
  init(
    index: FacetIndex, position: Int, pageLength: Int, sort: Sort, arrangement: Arrangement, sections: ItemSections
  ) {
    self.index = index
    self.position = position
    self.pageLength = pageLength
    self.sections = sections
    mayHaveSections = !sort.sections.isBy(index.facet.field)
    hasSections = mayHaveSections && arrangement.sections.count > 1
  }

  /// Puts an item of the same values where it is now in the first sort.
  ///
  /// - Parameters:
  ///   - arrangement: The items in that sort.
  ///   - sections: The sections of the first sort that each item is in.
  mutating func move(_ item: ItemIndex, arrangement: Arrangement, sections: ItemSections) {
    index.move(item, order: arrangement.items)
    self.sections = sections
    hasSections = mayHaveSections && arrangement.sections.count > 1
  }

  /// The pages of each value, numbered from 0.
  package func pageCount(ofValue value: Int) -> Int {
    ListContents.pageCount(ofRows: rowCount(ofValue: value), limit: pageLength)
  }

  /// How many rows the pages of a value have: items that are in several sections count several times.
  private func rowCount(ofValue value: Int) -> Int {
    let items = index.values[value].items
    return hasSections ? items.reduce(0) { $0 + sections.of($1).count } : items.count
  }

  /// How many pages the overview has.
  package var overviewCount: Int { max(1, (index.values.count + pageLength - 1) / pageLength) }

  /// The file of a page of a value, in the facet's folder.
  package func file(ofValue value: Int, page: Int = 0) -> String {
    CollectionAddresses.page(page, of: "\(index.values[value].address).html")
  }

  /// The file of a page of the overview, in the facet's folder.
  package func overviewFile(page: Int = 0) -> String { CollectionAddresses.list(slug: nil, page: page) }

  /// All pages from the collection's folder.
  var files: [String] {
    let folder = index.facet.folder
    return (0..<overviewCount).map { "\(folder)/\(overviewFile(page: $0))" }
      + index.values.indices.flatMap { value in
        (0..<pageCount(ofValue: value)).map { "\(folder)/\(file(ofValue: value, page: $0))" }
      }
  }

  /// Whether the same values have pages, and as many.
  func hasSameFiles(as other: FacetPages) -> Bool {
    index.values.count == other.index.values.count
      && index.values.indices.allSatisfy { value in
        index.values[value].address == other.index.values[value].address
          && pageCount(ofValue: value) == other.pageCount(ofValue: value)
      }
  }

  /// Whether a value's page is compiled by itself.
  func isLarge(_ value: Int) -> Bool { rowCount(ofValue: value) >= min(Self.sizeOfLarge, pageLength + 1) }
}

extension CollectionAddresses {
  /// A file of a facet, by the facet's folder and the file's name.
  package func facetFile(_ folder: String, _ name: String) -> OutputPath { file("\(folder)/\(name)") }

  /// The address of a file of a facet from another page of the collection.
  package static func facetHref(_ folder: String, _ name: String) -> String { href("\(folder)/\(name)") }
}

/// The files of a collection in the output.
package struct CollectionAddresses: Sendable {
  /// The collection's folder in `content/`.
  package let id: String

  package init(_ id: String) {
    self.id = id
  }

  package static let report = "report.html"
  package static let json = "data.json"
  package static let csv = "data.csv"
  /// The script with the values of all items for the facets.
  package static let facetData = "facets.js"
  package static let statistics = "statistics.html"
  /// The list of deleted items, where they have a page of their own.
  package static let deleted = "deleted.html"

  /// A list of the collection.
  ///
  /// - Parameters:
  ///   - slug: The sort as its address names it; nil for the first sort.
  ///   - page: The page of the list, numbered from 0.
  package static func list(slug: String?, page: Int = 0) -> String {
    Self.page(page, of: slug.map { "by-\($0).html" } ?? "index.html")
  }

  /// The same list in another style: `index.gallery.html`.
  package static func list(_ list: String, style: String) -> String { "\(list.dropLast(5)).\(style).html" }

  /// A further page of a list: `index.2.html`. No other list has a full stop in its name.
  ///
  /// - Parameter page: Numbered from 0.
  package static func page(_ page: Int, of list: String) -> String {
    page == 0 ? list : "\(list.dropLast(5)).\(page + 1).html"
  }

  /// The page of an item, or of an old address of one.
  package static func item(_ id: String) -> String { "\(id).html" }

  /// The page of one of an item's pictures.
  ///
  /// - Parameter name: The item's name, a dot, and the picture's own name without dots, so that no two pages meet.
  package static func picturePage(_ name: String) -> String { "pictures/\(name).html" }

  /// The names, without `.html`, that no item can have.
  ///
  /// - Parameters:
  ///   - slugs: The sorts after the first.
  ///   - styles: The styles of lists after the first.
  package static func reservedNames(slugs: some Sequence<String>, styles: [String] = []) -> [String] {
    let lists = ["index"] + slugs.map { "by-\($0)" }
    return ["report", "data", "deleted", "statistics"] + lists
      + lists.flatMap { list in styles.map { "\(list).\($0)" } }
  }

  /// The files that every collection has, whatever its items are, by their names.
  package static func fixed(slugs: some Sequence<String>) -> [String] {
    [list(slug: nil), report, json, csv] + slugs.map { list(slug: $0) }
  }
}

extension CollectionAddresses {
  /// The collection's folder.
  package var folder: OutputPath { OutputPath(id) }

  /// A file of the collection, by its name.
  package func file(_ name: String) -> OutputPath { OutputPath("\(id)/\(name)") }

  /// A picture, by its path in the collection's folder.
  package func picture(_ path: String) -> OutputPath { OutputPath("\(SiteAddresses.assets)/\(id)/\(path)") }

  /// The address of the folder of the collection's pictures, with a slash at its end, from the collection's pages.
  package var picturesHref: String { picturesHref(depth: 1) }

  /// The same address from a page that is `depth` folders below the front page.
  package func picturesHref(depth: Int) -> String {
    "\(SiteAddresses.up(depth))\(OutputPath("\(SiteAddresses.assets)/\(id)").url)/"
  }

  /// The address of a file of the collection from the front page.
  package func href(_ name: String) -> String { file(name).url }

  /// The address of a file of the collection from a page of `other`.
  package func href(_ name: String, from other: CollectionAddresses) -> String {
    id.utf8.elementsEqual(other.id.utf8) ? Self.href(name) : "../\(href(name))"
  }

  /// The address of a file from another page of its collection.
  package static func href(_ name: String) -> String { OutputPath(name).url }
}

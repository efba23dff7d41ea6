/// The files of a site that belong to no collection.
package enum SiteAddresses {
  package static let home = OutputPath("index.html")
  package static let feed = OutputPath("feed.xml")
  /// The only sitemap, or the index of several.
  package static let sitemap = OutputPath("sitemap.xml")
  /// The folder of assets and pictures.
  package static let assets = "assets"

  /// The page that searches the whole site, and the folder of the data that it loads.
  package static let searchPage = OutputPath("search.html")
  package static let searchFolder = "search"
  package static let searchIndex = search("index.js")

  /// A file of the search data.
  package static func search(_ name: String) -> OutputPath { OutputPath("\(searchFolder)/\(name)") }
  /// The folder that no output has, below which a server has addresses of its own.
  package static let workbench = "-"

  /// One of several sitemaps, numbered from 1.
  package static func sitemap(part number: Int) -> OutputPath { OutputPath("sitemap-\(number).xml") }

  /// An asset of the templates, by its path in their `assets/`.
  package static func asset(_ path: String) -> OutputPath { OutputPath("\(assets)/\(path)") }

  /// The files that links in notes may lead to.
  ///
  /// - Parameter hasURL: Whether the site has an address of its own, without which there is neither a feed nor a sitemap.
  package static func linkable(hasURL: Bool, hasSearch: Bool) -> [OutputPath] {
    [home] + (hasSearch ? [searchPage] : []) + (hasURL ? [feed, sitemap] : [])
  }

  /// Whether a collection can't have a name because the output uses it.
  ///
  /// - Parameter key: The name, as `AddressKey` compares it.
  package static func isTaken(_ key: AddressKey) -> Bool {
    [assets, home.text, feed.text, searchPage.text, searchFolder, workbench].contains(key.text)
      || (key.text.hasPrefix("sitemap") && key.text.hasSuffix(".xml"))
  }

  /// The way to a file of the site from a page that is `depth` folders below the front page.
  package static func href(_ file: OutputPath, depth: Int) -> String { up(depth) + file.url }

  /// The way to the site's folder from a page that is `depth` folders below the front page: empty, or `../`.
  package static func up(_ depth: Int) -> String { String(repeating: "../", count: depth) }
}

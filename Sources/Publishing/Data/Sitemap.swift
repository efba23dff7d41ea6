/// The addresses of all pages for search engines, as sitemaps.org has it.
enum Sitemap {
  /// The most addresses that one file may hold, and with more, several files and an index of them are needed.
  static let limit = 50_000
  /// The only file, or the index of the others.
  static let file = "sitemap.xml"

  /// The files by their names.
  ///
  /// - Parameters:
  ///   - url: the site's own address.
  ///   - pages: the addresses of pages below it, encoded.
  static func files(url: String, pages: [String]) -> [(name: String, bytes: [UInt8])] {
    if pages.count <= limit { return [(file, list(url: url, pages: pages[...]))] }
    var index = XMLText()
    index.raw("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    var files: [(name: String, bytes: [UInt8])] = []
    for start in stride(from: 0, to: pages.count, by: limit) {
      let name = "sitemap-\(files.count + 1).xml"
      files.append((name, list(url: url, pages: pages[start..<min(start + limit, pages.count)])))
      index.raw("<sitemap>")
      index.element("loc", url + name)
      index.raw("</sitemap>\n")
    }
    index.raw("</sitemapindex>\n")
    return [(file, index.bytes)] + files
  }

  private static func list(url: String, pages: ArraySlice<String>) -> [UInt8] {
    var xml = XMLText()
    xml.raw("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for page in pages {
      xml.raw("<url>")
      xml.element("loc", url + page)
      xml.raw("</url>\n")
    }
    xml.raw("</urlset>\n")
    return xml.bytes
  }
}

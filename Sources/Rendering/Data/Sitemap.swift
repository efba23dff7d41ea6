import Addresses

/// The addresses of all pages for search engines, as sitemaps.org has it.
enum Sitemap {
  /// The most addresses that one file may hold, and with more, several files and an index of them are needed.
  static let limit = 50_000

  /// The files.
  ///
  /// - Parameters:
  ///   - url: the site's own address.
  ///   - pages: the addresses of pages below it, encoded.
  static func files(url: String, pages: [String]) -> [(path: OutputPath, bytes: [UInt8])] {
    if pages.count <= limit { return [(SiteAddresses.sitemap, list(url: url, pages: pages[...]))] }
    var index = XMLText()
    index.raw("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    var files: [(path: OutputPath, bytes: [UInt8])] = []
    for start in stride(from: 0, to: pages.count, by: limit) {
      let path = SiteAddresses.sitemap(part: files.count + 1)
      files.append((path, list(url: url, pages: pages[start..<min(start + limit, pages.count)])))
      index.raw("<sitemap>")
      index.element("loc", url + path.url)
      index.raw("</sitemap>\n")
    }
    index.raw("</sitemapindex>\n")
    return [(SiteAddresses.sitemap, index.bytes)] + files
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

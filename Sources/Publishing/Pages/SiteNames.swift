import Catalogue
import Language
import Templates

/// The names that templates of every page know.
struct SiteNames {
  let site: SiteSettings
  let phrases: Phrases

  /// - Parameters:
  ///   - depth: how many folders below the front page the page stands.
  ///   - title: the page's own title; nil on the front page.
  ///   - address: the page's address below the site's own, for canonical links.
  func names(depth: Int, title: TemplateValue, address: TemplateValue) -> [String: TemplateValue] {
    let up = String(repeating: "../", count: depth)
    let words = Word.allCases.map { ($0.rawValue, TemplateValue.text(phrases[$0])) }
    return [
      "site": .record([
        "title": .text(site.title), "description": .text(site.description), "language": .text(site.language.tag),
        "direction": .text(site.language.direction.rawValue), "home": .text("\(up)index.html"),
      ]),
      "page": .record(["title": title, "canonical": site.url == nil ? .absent : address]),
      "assets": .text("\(up)assets/"),
      "feed": site.url == nil ? .absent : .text("\(up)feed.xml"),
      "generator": .text("Vitrine \(Vitrine.version)"),
      "words": .record(Dictionary(words) { first, _ in first }),
    ]
  }
}

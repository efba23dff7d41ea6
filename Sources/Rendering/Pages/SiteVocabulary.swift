import Addresses
import Catalogue
import Language
import Templates

/// The names that templates of every page know.
struct SiteVocabulary {
  let site: SiteSettings
  let phrases: Phrases

  /// - Parameters:
  ///   - depth: how many folders below the front page the page is.
  ///   - title: the page's own title; nil on the front page.
  ///   - address: the page's address below the site's own, for canonical links.
  ///   - collection: the collection that the page is about; nil on pages of the whole site.
  ///   - description: one or two sentences for search engines; nil for those about the collection, or else the site.
  ///   - kind: what the page is about, by the types of Open Graph.
  ///   - image: the address of a picture of it.
  func names(
    depth: Int, title: TemplateValue, address: TemplateValue, of collection: CollectionSettings? = nil,
    description: TemplateValue? = nil, kind: String = "website", image: TemplateValue = .absent
  ) -> [String: TemplateValue] {
    let words = Word.allCases.map { ($0.rawValue, TemplateValue.text(phrases[$0])) }
    let viewPhrases = ViewPhrases(site.language)
    let viewWords = ViewWord.allCases.filter(\.isWhole).map { ($0.rawValue, TemplateValue.text(viewPhrases[$0])) }
    return [
      "site": .record([
        "title": .text(site.title), "description": .text(site.description), "language": .text(site.language.tag),
        "direction": .text(site.language.direction.rawValue),
        "home": .text(SiteAddresses.href(SiteAddresses.home, depth: depth)),
      ]),
      "page": .record([
        "title": title, "canonical": site.url == nil ? .absent : address,
        "description": description ?? .text(collection?.description ?? site.description), "kind": .text(kind),
        "image": site.url == nil ? .absent : image,
      ]),
      "stylesheets": .list(
        site.styleSheets.map { .text(SiteAddresses.href(SiteAddresses.asset($0), depth: depth)) }, element: .absent),
      "assets": .text("\(SiteAddresses.up(depth))\(SiteAddresses.assets)/"),
      "feed": site.url == nil ? .absent : .text(SiteAddresses.href(SiteAddresses.feed, depth: depth)),
      "generator": .text("Vitrine \(Vitrine.version)"),
      "scripts": .flag(false),
      "words": .record(Dictionary(words + viewWords) { first, _ in first }),
    ]
  }
}

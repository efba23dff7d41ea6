import Addresses
import Catalogue
import Language
import Templates

/// The page that searches the whole site.
enum SearchPage {
  static func context(_ collections: [Collection], names: SiteVocabulary) -> TemplateValue {
    var context = names.names(
      depth: 0, title: .text(names.phrases[.search]),
      address: .text((names.site.url ?? "") + SiteAddresses.searchPage.url))
    context["search"] = SearchBox.context(depth: 0, isThere: true)
    context["scripts"] = .flag(true)
    let searched = collections.filter(\.isSearched).map { collection in
      TemplateValue.record([
        "title": .text(collection.settings.title),
        "href": .text(CollectionAddresses(collection.id).href(CollectionAddresses.list(slug: nil))),
      ])
    }
    context["collections"] = .list(searched, element: .record(["title": .absent, "href": .absent]))
    return .record(context)
  }
}

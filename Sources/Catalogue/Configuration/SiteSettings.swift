package import Language

/// What `content/site.yaml` says of the whole site.
package struct SiteSettings: Sendable {
  package var title = "Vitrine"
  package var description: String?
  package var language = LanguageTag.english
  package var zone = TimeZone.utc
  package var currency = Currency.usDollar
  /// Where the site will be, ending in a slash; only canonical links, the sitemap and the feed need it.
  package var url: String?
  /// The folders of collections in the order of the front page; those not named follow by name.
  package var collections: [String] = []
  /// The languages whose leading articles are skipped where an item names none; nil for the language of the site.
  package var articles: [LanguageTag]?
  /// Whether HTML in notes stays in pages.
  package var allowsHTML = false
  /// Whether quotation marks and dashes in notes become typographic ones, as the site's language has them.
  package var smartPunctuation = false

  /// In which sizes pictures are published.
  package var pictures = SitePictureSettings()

  /// How pages look, where that is not the built-in look.
  package var look = LookSettings()
  /// The style sheets of pages, by their names in `assets/`, in the order in which they are loaded.
  package var styleSheets = ["style.css"]

  /// What is printed on paper, where a collection does not say otherwise.
  package var print = SitePrintSettings()

  package init() {}
}

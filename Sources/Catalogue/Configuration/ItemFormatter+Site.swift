extension ItemFormatter {
  /// A formatter for the languages and the currency of a site.
  package convenience init(site: SiteSettings) {
    self.init(language: site.language, currency: site.currency, articles: site.articles)
  }
}

extension ItemFormatter {
  /// A formatter for the language and the currency of a site.
  package convenience init(site: SiteSettings) {
    self.init(language: site.language, currency: site.currency)
  }
}

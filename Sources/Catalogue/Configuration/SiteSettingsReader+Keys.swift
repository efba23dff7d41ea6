// The keys of `site.yaml`.
extension SiteSettingsReader {
  package static let table = SettingTable(
    "the site",
    [
      Setting("title", .title, "What the site is called."),
      Setting("description", .text, "One or two sentences on the front page."),
      Setting(
        "language", .word(examples: ["en", "de", "sv", "pt-BR"]),
        "The language of the site, by its BCP 47 tag: for order, index letters, numbers and dates."),
      Setting(
        "articles", .oneOf([.word(examples: ["en"]), .list(.word(examples: ["de", "en"]))]),
        "The languages whose leading articles are skipped in items that name no language."),
      Setting("time-zone", .word(examples: ["Europe/Oslo", "UTC"]), "The time zone, by its IANA name."),
      Setting("currency", .word(examples: ["EUR", "USD"]), "The currency of amounts, by its ISO 4217 code."),
      Setting(
        "url", .word(examples: ["https://example.org/cabinet/"]), "Where the site is published; for sitemap and feed."),
      Setting("collections", .texts, "The folders of the collections in their order on the front page."),
      Setting("allow-html", .flag, "Whether HTML in notes stays in pages."),
      Setting("smart-punctuation", .flag, "Whether quotation marks and dashes in notes become typographic ones."),
      Setting("look", .mapping(LookSettings.table), "The colour, the typeface and the density of pages."),
      Setting("pictures", .mapping(SitePictureSettings.table), "In which sizes pictures are published."),
      Setting(
        "print", .mapping(PrintSettings.table), "What is printed on paper, where a collection does not say otherwise."),
    ])

  package static var keys: [String] { table.names }
}

import Catalogue
package import Diagnostics
import Templates

/// Checks the templates of a site against the names that its pages know.
package struct TemplateCheck {
  private let site: SitePages
  private let formatter: ItemFormatter
  private let names: SiteVocabulary

  package init(_ site: SitePages) {
    self.site = site
    formatter = ItemFormatter(site: site.settings)
    names = SiteVocabulary(site: site.settings, phrases: formatter.phrases)
  }

  /// Each finding once, though pages of many kinds and collections share templates.
  package func diagnostics() -> [Diagnostic] {
    var merged = MergedFindings()
    let home = HomePage.context(site.collections.map(\.homeCollection), names: names, formatter: formatter)
    check("home", in: site.templates, on: home, as: "the front page", isWhole: true, &merged)
    let search = SearchPage.context(site.collections.map(\.collection), names: names)
    check("search", in: site.templates, on: search, as: "the search page", isWhole: true, &merged)
    for pages in site.collections { check(pages, &merged) }
    return merged.diagnostics
  }

  private func check(_ pages: CollectionPages, _ merged: inout MergedFindings) {
    let collection = pages.collection
    let collectionNames = CollectionVocabulary(
      collection: collection, site: site.settings, formatter: formatter
    ).names
    let check = { (name: String, context: TemplateValue, merged: inout MergedFindings) in
      self.check(
        name, in: pages.templates, on: context, as: "the pages of '\(collection.id)'",
        isWhole: collection.schema.isWhole, &merged)
    }
    let detail = DetailPage.context(
      collection, references: pages.references, names: names, collectionNames: collectionNames)
    check("detail", detail, &merged)
    let pictureNames = CollectionVocabulary(
      collection: collection, site: site.settings, formatter: formatter, up: "../"
    ).names
    check("picture", PicturePage.blank(names: names, collectionNames: pictureNames), &merged)
    let report = ReportPages(collection, Arrangement(), language: site.settings.language, formatter: formatter)
    check(
      "report",
      ReportPage(pages: report, number: 0, date: site.date)
        .context(names: names, collectionNames: collectionNames, formatter: formatter), &merged)
    if collection.settings.hasStatistics {
      let page = StatisticsPage(pages: pages, names: names, formatter: formatter)
      check("statistics", page.vocabulary(collectionNames: collectionNames), &merged)
    }
    for facet in pages.facets.prefix(1) {
      check("value", FacetValuePage(pages: pages, facet: facet).context(names: names, formatter: formatter), &merged)
      if let overview = try? FacetOverviewPage(collection, facet: facet, page: 0, language: site.settings.language) {
        check("values", overview.context(names: names, formatter: formatter), &merged)
      }
    }
    let list = pages.lists.pages(ofList: 0, site: site.settings, formatter: formatter)
    let context = list.pages[0].context(
      list, facets: pages.facets, names: names, collectionNames: collectionNames, formatter: formatter)
    if collection.settings.list.hasGallery {
      self.check(
        "list", in: pages.templates(for: .gallery), on: context, as: "the pages of '\(collection.id)'",
        isWhole: collection.schema.isWhole, &merged)
    }
    check("list", context, &merged)
  }

  /// - Parameter isWhole: Whether all fields are known. The name of a field that could not be read is unknown.
  private func check(
    _ name: String, in library: TemplateLibrary, on context: TemplateValue, as page: String, isWhole: Bool,
    _ merged: inout MergedFindings
  ) {
    guard let template = library[name] else { return }
    var (findings, files) = TemplateCompiler.check(template, on: context, library: library)
    if !isWhole { findings.removeAll { $0.id == .templateName } }
    merged.add(findings, from: page, madeWith: files)
  }
}

extension ListSettings {
  /// Whether the collection has lists that are galleries.
  fileprivate var hasGallery: Bool { style == .gallery || otherStyles.contains(.gallery) }
}

import Catalogue
import Diagnostics
import Templates

/// Holds the templates of a site against what its pages know.
struct TemplateCheck {
  private let plan: SitePlan
  private let formatter: ItemFormatter

  init(_ plan: SitePlan) {
    self.plan = plan
    formatter = ItemFormatter(site: plan.site.settings)
  }

  /// Every finding once, though collections share templates.
  func diagnostics() -> [Diagnostic] {
    let names = SiteNames(site: plan.site.settings, phrases: formatter.phrases)
    var findings: [Diagnostic] = []
    check(
      "home", in: plan.site.templates.shared, on: HomePage.context(plan.site, names: names, formatter: formatter),
      &findings)
    for collection in plan.collections {
      let collectionNames = CollectionNames(
        collection: collection.collection, site: plan.site.settings, formatter: formatter
      ).names
      let detail = DetailPage.context(collection.collection, names: names, collectionNames: collectionNames)
      check("detail", in: collection.templates, on: detail, &findings)
      let report = ReportPage.context(
        collection.collection, items: [], names: names, collectionNames: collectionNames, formatter: formatter)
      check("report", in: collection.templates, on: report, &findings)
      if let pages = collection.lists.first, let page = pages.pages.first {
        let list = page.context(pages, names: names, collectionNames: collectionNames, formatter: formatter)
        check("list", in: collection.templates, on: list, &findings)
      }
    }
    return Set(findings).sorted()
  }

  private func check(
    _ name: String, in library: TemplateLibrary, on context: TemplateValue, _ findings: inout [Diagnostic]
  ) {
    guard let template = library[name] else { return }
    TemplateCompiler.check(template, on: context, library: library, diagnostics: &findings)
  }
}

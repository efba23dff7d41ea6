import Catalogue
import Diagnostics
import Templates

/// Holds the templates of a site against what its pages know.
struct TemplateCheck {
  private let plan: SitePlan
  private let formatter: ItemFormatter
  private let names: SiteNames

  init(_ plan: SitePlan) {
    self.plan = plan
    formatter = ItemFormatter(site: plan.site.settings)
    names = SiteNames(site: plan.site.settings, phrases: formatter.phrases)
  }

  /// Every finding once, though pages of many kinds and collections share templates.
  func diagnostics() -> [Diagnostic] {
    var merged = MergedFindings()
    let home = HomePage.context(plan.site, names: names, formatter: formatter)
    check("home", in: plan.site.templates.shared, on: home, as: "the front page", isWhole: true, &merged)
    for collection in plan.collections { check(collection, &merged) }
    let unused = plan.site.templates.unusedFindings(plan.collections.map(\.collection.settings))
    return (merged.diagnostics + unused).sorted()
  }

  private func check(_ plan: CollectionPlan, _ merged: inout MergedFindings) {
    let collection = plan.collection
    let collectionNames = CollectionNames(
      collection: collection, site: self.plan.site.settings, formatter: formatter
    ).names
    let check = { (name: String, context: TemplateValue, merged: inout MergedFindings) in
      self.check(
        name, in: plan.templates, on: context, as: "the pages of '\(collection.id)'",
        isWhole: collection.schema.isWhole, &merged)
    }
    check("detail", DetailPage.context(collection, names: names, collectionNames: collectionNames), &merged)
    let report = ReportPage.context(
      collection, items: [], names: names, collectionNames: collectionNames, formatter: formatter)
    check("report", report, &merged)
    if let pages = plan.lists.first, let page = pages.pages.first {
      check(
        "list", page.context(pages, names: names, collectionNames: collectionNames, formatter: formatter), &merged)
    }
  }

  /// - Parameter isWhole: whether all fields are known; of one that could not be read, nobody knows the name.
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

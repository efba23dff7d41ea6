import Diagnostics
import Foundation
import Language
import Templates

@testable import Catalogue
@testable import Loading
@testable import Rendering

/// What templates see on each kind of page, for a collection without fields.
struct PageVocabularies {
  let everyPage: Vocabulary
  let home: Vocabulary
  let collection: Vocabulary
  let list: Vocabulary
  let detail: Vocabulary
  let picture: Vocabulary
  let report: Vocabulary
  let value: Vocabulary
  let values: Vocabulary
  let statistics: Vocabulary
  let search: Vocabulary

  init() throws {
    let site = SiteSettings()
    let formatter = ItemFormatter(site: site)
    let names = SiteVocabulary(site: site, phrases: Phrases(.english))
    let collection = try Self.emptyCollection("title: Things", of: site)
    let faceted = try Self.emptyCollection("fields: { kind: text }\nfacets: [kind]", of: site)
    let collectionNames = CollectionVocabulary(collection: collection, site: site, formatter: formatter).names
    let arrangement = Arrangement(sections: [], deleted: [], letters: [], isDescending: false)
    let lists = ListPages(
      collection, sort: collection.settings.sorts[0], arrangement: arrangement, file: "index.html", showsDeleted: true,
      words: GuideWords(
        schema: collection.schema, sort: collection.settings.sorts[0], language: .english, formatter: formatter))

    everyPage = Vocabulary(.record(names.names(depth: 0, title: .absent, address: .absent)))
    self.collection = Vocabulary(.record(["collection": collectionNames]))
    let loaded = try SiteLoader.load(root: ManualPage.repository.path, options: LoadOptions(clock: 0))
    let collections = loaded.collections.map {
      HomeCollection(collection: $0.collection, pictures: $0.publishedPictures)
    }
    home = Vocabulary(HomePage.context(collections, names: names, formatter: formatter))
    picture = Vocabulary(PicturePage.blank(names: names, collectionNames: collectionNames))
    list = Vocabulary(
      lists.pages[0].context(lists, facets: [], names: names, collectionNames: collectionNames, formatter: formatter))
    detail = Vocabulary(
      DetailPage.context(
        collection, references: ItemReferences.context([], [], of: "things"), names: names,
        collectionNames: collectionNames))
    report = Vocabulary(
      ReportPage(
        pages: ReportPages(collection, arrangement, language: .english, formatter: formatter), number: 0,
        date: DateTime(utc: 0).date
      ).context(names: names, collectionNames: collectionNames, formatter: formatter))
    search = Vocabulary(SearchPage.context([collection], names: names))
    let pages = try CollectionPages(
      faceted, templates: TemplateLibrary(), site: site, formatter: formatter, scope: .firstSort)
    let facet = pages.facets[0]
    value = Vocabulary(FacetValuePage(pages: pages, facet: facet).context(names: names, formatter: formatter))
    values = Vocabulary(
      try FacetOverviewPage(faceted, facet: facet, page: 0, language: .english)
        .context(names: names, formatter: formatter))
    statistics = Vocabulary(
      StatisticsPage(pages: pages, names: names, formatter: formatter).vocabulary(collectionNames: collectionNames))
  }

  private static func emptyCollection(_ configuration: String, of site: SiteSettings) throws -> Collection {
    var diagnostics: [Diagnostic] = []
    let settings = CollectionSettingsReader.read(
      SourceFile(path: "content/things/collection.yaml", text: configuration),
      id: "things", site: site,
      clock: try ZoneClock(.utc), now: DateTime(utc: 0), diagnostics: &diagnostics)
    return Collection(settings: settings, items: [])
  }
}

import Addresses
import Catalogue
import Language
import Templates

/// What the pages of a facet's values are made with. Values with few items share one compiled template.
struct FacetKit {
  struct Key: Hashable {
    let collection: Int
    let facet: Int
  }

  let page: FacetValuePage
  private let program: TemplateProgram
  private let part: ItemPart
  /// The address of the facet's folder, for canonical links.
  private let address: String
  private let names: SiteVocabulary
  private let formatter: ItemFormatter
  /// The pages of the value that was shown last: they follow one another.
  private var shown: (value: Int, list: ListPages)?

  init(
    _ pages: CollectionPages, facet: Int, today: CivilDate, names: SiteVocabulary, formatter: ItemFormatter
  ) {
    page = FacetValuePage(pages: pages, facet: pages.facets[facet])
    program = Self.compile(page.context(names: names, formatter: formatter), pages.listTemplates)
    part = ItemPart(
      pages.collection, pictures: pages.pictures, facets: pages.facets, up: "../", today: today, formatter: formatter)
    let folder = CollectionAddresses(pages.collection.id).file(pages.facets[facet].index.facet.folder)
    address = (names.site.url ?? "") + folder.url + "/"
    self.names = names
    self.formatter = formatter
  }

  /// Bytes that two versions of the site share only if they make the same page of a value with the same few items.
  var signature: [UInt8] { program.signature }

  /// Appends a page of a value.
  mutating func render(value: Int, page number: Int, to bytes: inout [UInt8]) {
    var output = TemplateOutput(continuing: bytes)
    bytes = []
    if page.facet.isLarge(value) {
      let list =
        shown.flatMap { $0.value == value ? $0.list : nil }
        ?? page.list(ofValue: value, formatter: formatter, site: names.site)
      shown = (value, list)
      let context = page.context(ofValue: value, list: list, page: number, names: names, formatter: formatter)
      Self.compile(context, page.pages.listTemplates).run(ListSource(list.pages[number], part: part), into: &output)
    } else {
      let own = page.facet.index.values[value]
      program.run(
        FacetValueSource(
          list: ListSource(page.sections(ofValue: value), part: part), value: own,
          language: own.language(in: page.pages.collection, field: page.facet.index.facet.field),
          title: FacetValuePage.title(own.label, in: page.pages.collection),
          address: address + CollectionAddresses.href(page.facet.file(ofValue: value)), formatter: formatter),
        into: &output)
    }
    bytes = output.bytes
  }

  private static func compile(_ context: TemplateValue, _ templates: TemplateLibrary) -> TemplateProgram {
    templates["value"].map { TemplateCompiler.compile($0, on: context, library: templates) } ?? TemplateProgram()
  }
}

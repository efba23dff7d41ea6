import Addresses
import Catalogue
import Language
import Templates

/// All values of a facet with their counts; names of text under their letters.
struct FacetOverviewPage {
  /// From how many values on an overview has letters.
  private static let lettersFrom = 40

  let collection: Collection
  let facet: FacetPages
  var number: Int
  private let list: ListPages

  init(_ collection: Collection, facet: FacetPages, page: Int, language: LanguageTag) throws(ICUFailure) {
    self.collection = collection
    self.facet = facet
    number = page
    let index = facet.index
    let missing = Self.rows(index.count..<index.values.count)
    var sections: [Section] = []
    var letters: LetterIndex?
    if collection.schema.fields[index.facet.field].type.hasLetters, index.count >= Self.lettersFrom {
      let known = try LetterIndex.of(language)
      letters = known
      sections = LetterSections(index: known, isDescending: false).sections(
        Self.rows(0..<index.count)
      ) { index.values[$0.position].sortKey[...] }
    } else if index.count > 0 {
      sections = [.all(Self.rows(0..<index.count))]
    }
    if !missing.isEmpty {
      sections.append(Section(id: "section-missing", label: "", kind: .all, items: missing))
    }
    list = ListPages(
      values: ItemArray(index.values.map(\.label)), collection,
      arrangement: Arrangement(sections: sections, letters: letters?.letters ?? []), file: facet.overviewFile(),
      limit: facet.pageLength)
  }

  /// The rows of some values: here the sections of a list hold the positions of values where other lists have items.
  private static func rows(_ values: Range<Int>) -> [ItemIndex] { values.map { ItemIndex($0) } }

  /// What the template sees.
  func context(names: SiteVocabulary, formatter: ItemFormatter) -> TemplateValue {
    let addresses = CollectionAddresses(collection.id)
    let facet = facet.index.facet
    let page = list.pages[number]
    var context = names.names(
      depth: 2, title: .text("\(facet.label) – \(collection.settings.title)"),
      address: .text((names.site.url ?? "") + addresses.facetFile(facet.folder, page.file).url),
      of: collection.settings)
    context.merge([
      "collection": CollectionVocabulary(
        collection: collection, site: names.site, formatter: formatter, up: "../"
      ).names,
      "facet": FacetVocabulary.facet(facet),
      "count": .text(formatter.values.integer(self.facet.index.count)),
      "index": ListIndex.context(page, of: list),
      "sections": .rows(
        PageSlot.sections.slot(),
        element: .record([
          "id": PageSlot.sectionID.value(level: 1), "header": PageSlot.sectionHeader.value(level: 1),
          "part": PageSlot.sectionPart.value(level: 1),
          "values": .rows(
            PageSlot.rows.slot(level: 1),
            element: .record([
              "label": PageSlot.valueLabel.value(level: 2), "count": PageSlot.valueCount.value(level: 2),
              "href": PageSlot.valueHref.value(level: 2), "missing": PageSlot.valueMissing.value(level: 2),
              "language": FacetVocabulary.language(level: 2),
            ])),
        ])),
      "empty": .flag(self.facet.index.values.isEmpty),
      "pages": ListPager(list: list, deletedHeader: "").context(page),
    ]) { _, own in own }
    return .record(context)
  }

  func source(formatter: ItemFormatter) -> FacetOverviewSource {
    FacetOverviewSource(
      sections: list.pages[number].contents.sections, facet: facet, collection: collection, formatter: formatter)
  }
}

/// Fills the slots of an overview.
struct FacetOverviewSource: TemplateSource {
  let sections: [SectionPart]
  let facet: FacetPages
  let collection: Collection
  let formatter: ItemFormatter

  func count(of slot: Slot, at rows: Rows) -> Int {
    switch PageSlot(slot) {
    case .sections: sections.count
    case .rows: sections[rows.outer].rows.count
    default: 0
    }
  }

  func has(_ slot: Slot, at rows: Rows) -> Bool {
    switch PageSlot(slot) {
    case .sections: !sections.isEmpty
    case .rows: !sections[rows.outer].rows.isEmpty
    case .sectionHeader: !sections[rows.outer].section.label.isEmpty
    case .sectionPart: sections[rows.outer].rows.count < sections[rows.outer].section.items.count
    case .valueMissing: facet.index.values[value(rows)].isMissing
    case .valueLanguage, .valueDirection: language(rows) != nil
    default: true
    }
  }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    switch PageSlot(slot) {
    case .sectionID: output.write(sections[rows.outer].section.id)
    case .sectionHeader: output.write(sections[rows.outer].section.label)
    case .sectionPart:
      let section = sections[rows.outer]
      output.write(section.rows.label(of: section.section.items.count, formatter.values.integer) ?? "")
    case .valueLabel: output.write(facet.index.values[value(rows)].label)
    case .valueCount: output.write(formatter.values.integer(facet.index.values[value(rows)].items.count))
    case .valueHref: output.write(CollectionAddresses.href(facet.file(ofValue: value(rows))))
    case .valueLanguage: output.write(language(rows)?.tag ?? "")
    case .valueDirection: output.write(language(rows)?.direction.rawValue ?? "")
    default: break
    }
  }

  private func language(_ rows: Rows) -> LanguageTag? {
    facet.index.values[value(rows)].language(in: collection, field: facet.index.facet.field)
  }

  private func value(_ rows: Rows) -> Int {
    sections[rows.outer].section.items[sections[rows.outer].rows.lowerBound + rows.inner].position
  }
}

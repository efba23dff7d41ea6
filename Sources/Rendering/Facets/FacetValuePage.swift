import Addresses
import Catalogue
import Language
import Templates

/// The items of one value of a facet, in the collection's order and sections.
struct FacetValuePage {
  let pages: CollectionPages
  let facet: FacetPages
  private var collection: Collection { pages.collection }
  private var sort: Sort { collection.settings.sorts[0] }

  /// What the template sees for all values with few items: everything about the value is a slot.
  func context(names: SiteVocabulary, formatter: ItemFormatter) -> TemplateValue {
    let values = Values(
      title: PageSlot.pageTitle.value(), canonical: PageSlot.canonical.value(), label: PageSlot.valueLabel.value(),
      count: PageSlot.valueCount.value(), language: FacetVocabulary.language(level: 0), index: ListIndex.none,
      pages: ListPager.none)
    return context(values, names: names, formatter: formatter)
  }

  /// What the template sees for one page of a value with many items.
  func context(
    ofValue value: Int, list: ListPages, page: Int, names: SiteVocabulary, formatter: ItemFormatter
  ) -> TemplateValue {
    let shown = list.pages[page]
    let addresses = CollectionAddresses(collection.id)
    let file = addresses.facetFile(facet.index.facet.folder, facet.file(ofValue: value, page: page)).url
    let label = facet.index.values[value].label
    let language = facet.index.values[value].language(in: collection, field: facet.index.facet.field)
    let values = Values(
      title: .text(Self.title(label, in: collection)), canonical: .text((names.site.url ?? "") + file),
      label: .text(label), count: .text(formatter.values.integer(facet.index.values[value].items.count)),
      language: .record(["direction": .text(language?.direction.rawValue)], itself: .text(language?.tag)),
      index: ListIndex.context(shown, of: list),
      pages: ListPager(list: list, deletedHeader: "").context(shown))
    return context(values, names: names, formatter: formatter)
  }

  /// What differs between the pages of values.
  private struct Values {
    let title, canonical, label, count, language, index, pages: TemplateValue
  }

  /// The lists of a value with many items, as far as they are long.
  func list(ofValue value: Int, formatter: ItemFormatter, site: SiteSettings) -> ListPages {
    ListPages(
      collection, sort: sort, sections: sections(ofValue: value), letters: pages.arrangements[0],
      file: facet.file(ofValue: value), limit: facet.pageLength,
      words: GuideWords(
        schema: collection.schema, sort: sort, language: site.language, articles: site.articles, formatter: formatter))
  }

  static func title(_ label: String, in collection: Collection) -> String { "\(label) – \(collection.settings.title)" }

  /// The sections of the first sort as far as they have items of the value; undivided, where the sections are the values.
  func sections(ofValue value: Int) -> [Section] {
    let items = facet.index.values[value].items
    let sections = pages.arrangements[0].sections
    if !facet.hasSections { return [.all(items)] }
    var found: [Int: Int] = [:]
    var parts: [(number: Int, items: [ItemIndex])] = []
    for item in items {
      for section in facet.sections.of(item) {
        if let known = found[Int(section)] {
          parts[known].items.append(item)
        } else {
          found[Int(section)] = parts.count
          parts.append((Int(section), [item]))
        }
      }
    }
    return parts.sorted { $0.number < $1.number }.map { part in
      let section = sections[part.number]
      var shown = Section(id: section.id, label: section.label, kind: section.kind, items: part.items)
      shown.spoken = section.spoken
      return shown
    }
  }

  private func context(_ values: Values, names: SiteVocabulary, formatter: ItemFormatter) -> TemplateValue {
    var context = names.names(
      depth: 2, title: values.title, address: values.canonical,
      of: collection.settings)
    let list = ListVocabulary(collection: collection, sort: sort, facets: [])
    context.merge([
      "collection": CollectionVocabulary(
        collection: collection, site: names.site, formatter: formatter, up: "../"
      ).names,
      "facet": FacetVocabulary.facet(facet.index.facet),
      "value": .record(["label": values.label, "count": values.count, "language": values.language]),
      "style": .text(list.style.rawValue), "table": list.table, "index": values.index,
      "sections": list.sections, "pages": values.pages,
    ]) { _, own in own }
    return .record(context)
  }
}

extension SectionTerm {
  /// Whether each section is of one value of a field, or of a part of it.
  func isBy(_ field: Int) -> Bool {
    switch self {
    case .none, .index, .range: false
    case .value(let own, _), .decade(let own), .year(let own), .month(let own): own == field
    }
  }
}

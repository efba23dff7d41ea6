import Addresses
import Catalogue
import Language
import Templates

/// What a collection amounts to: figures, counts by facet and by year, how it grew, and what is missing.
struct StatisticsPage {
  let pages: CollectionPages
  let names: SiteVocabulary
  let formatter: ItemFormatter
  private var collection: Collection { pages.collection }
  private var items: [ItemIndex] { pages.arrangements[0].items }

  /// What the template sees.
  func context(collectionNames: TemplateValue) -> TemplateValue {
    let figures = StatisticsFigures(collection: collection, items: items, formatter: formatter)
    return context(collectionNames: collectionNames, figures: figures, charts: charts)
  }

  /// The names that the template knows, without any figures.
  func vocabulary(collectionNames: TemplateValue) -> TemplateValue {
    let figures = StatisticsFigures(collection: collection, items: [], formatter: formatter)
    return context(collectionNames: collectionNames, figures: figures, charts: [])
  }

  private func context(
    collectionNames: TemplateValue, figures: StatisticsFigures, charts: [StatisticsChart]
  ) -> TemplateValue {
    let settings = collection.settings
    var context = names.names(
      depth: 1, title: .text("\(settings.title), \(names.phrases[.statistics])"),
      address: .text((names.site.url ?? "") + CollectionAddresses(collection.id).href(CollectionAddresses.statistics)),
      of: settings)
    context.merge([
      "collection": collectionNames,
      "count": .text(formatter.values.integer(collection.count)),
      "figures": figures.context,
      "charts": .list(charts.map { $0.context(formatter) }, element: StatisticsChart.element),
      "empty": .flag(items.isEmpty),
    ]) { _, own in own }
    return .record(context)
  }

  private var charts: [StatisticsChart] {
    let years = StatisticsYears(pages: pages, formatter: formatter)
    let timeline = years.facetOfTimeline
    return [years.timeline(title: names.phrases[.timeline])].compactMap(\.self)
      + pages.facets.filter { $0.index.facet != timeline }.compactMap { chart($0) }
      + [years.growth(title: names.phrases[.growth]), completeness].compactMap(\.self)
  }

  /// How many bars a chart has.
  private static let limit = 20

  /// The most frequent values of a facet: the most frequent first, or in their order where they have a natural one.
  private func chart(_ facet: FacetPages) -> StatisticsChart? {
    let values = facet.index.values
    if values.isEmpty { return nil }
    let definition = facet.index.facet
    let type = collection.schema.fields[definition.field].type
    let byFrequency = values.indices.sorted { (values[$1].items.count, $0) < (values[$0].items.count, $1) }
    let frequent = byFrequency.prefix(Self.limit)
    let folder = definition.folder
    let bars = (type.hasLetters ? Array(frequent) : frequent.sorted()).map { value in
      StatisticsChart.Bar(
        label: values[value].label, count: values[value].items.count,
        href: CollectionAddresses.facetHref(folder, facet.file(ofValue: value)))
    }
    let all = (CollectionAddresses.facetHref(folder, facet.overviewFile()), facet.index.count)
    return StatisticsChart(title: definition.label, bars: bars, all: values.count > bars.count ? all : nil)
  }

  /// How many items have a value of each field that need not have one.
  private var completeness: StatisticsChart? {
    let fields = collection.schema.fields.indices.filter { field in
      let definition = collection.schema.fields[field]
      return definition.type != .flag && !definition.isRequired && definition.defaultValue == nil
    }
    let bars = fields.map { field in
      let count = items.count { !collection.items[$0].values[field].isMissing }
      let facet = pages.facets.first { $0.index.facet.field == field && $0.index.values.last?.isMissing == true }
      return StatisticsChart.Bar(
        label: collection.schema.fields[field].label, count: count,
        text: "\(formatter.values.integer(count)) / \(formatter.values.integer(items.count))",
        href: facet.map {
          CollectionAddresses.facetHref($0.index.facet.folder, $0.file(ofValue: $0.index.values.count - 1))
        })
    }
    if bars.isEmpty || items.isEmpty { return nil }
    return StatisticsChart(title: names.phrases[.completeness], bars: bars, whole: items.count)
  }
}

import Addresses
import Catalogue
import Language

/// Counts by year and by decade.
struct StatisticsYears {
  /// From how many years on a timeline goes by decades.
  private static let greatestSpan = 30
  /// The most bars that a timeline has, the empty ones included.
  private static let limit = 400

  let pages: CollectionPages
  let formatter: ItemFormatter
  private var collection: Collection { pages.collection }
  private var items: [ItemIndex] { pages.arrangements[0].items }

  /// The first field of years, or else of dates.
  private var field: Int? {
    let fields = collection.schema.fields
    return fields.firstIndex { $0.type == .year } ?? fields.firstIndex { $0.type.isDated }
  }

  private func years(of field: Int) -> [Int] {
    items.compactMap { collection.items[$0].values[field].historicalYear }
  }

  private func goesByDecades(_ years: [Int]) -> Bool {
    (years.max() ?? 0) - (years.min() ?? 0) >= Self.greatestSpan
  }

  private func facet(of field: Int, byDecades: Bool) -> FacetPages? {
    let isYear = collection.schema.fields[field].type == .year
    let part: Facet.Part = byDecades ? .decade : isYear ? .whole : .year
    return pages.facets.first { $0.index.facet.field == field && $0.index.facet.part == part }
  }

  /// The facet whose values the bars of the timeline are.
  var facetOfTimeline: Facet? {
    guard let field else { return nil }
    return facet(of: field, byDecades: goesByDecades(years(of: field)))?.index.facet
  }

  /// How many items there are of each decade, or of each year where they are few.
  func timeline(title: String) -> StatisticsChart? {
    guard let field else { return nil }
    let years = years(of: field)
    guard let first = years.min(), let last = years.max() else { return nil }
    let byDecades = goesByDecades(years)
    let facet = facet(of: field, byDecades: byDecades)
    var counts: [Int: Int] = [:]
    for year in years { counts[start(of: year, byDecades), default: 0] += 1 }
    let bars = starts(from: first, to: last, byDecades, counts).map { start in
      let label = label(of: start, byDecades)
      return StatisticsChart.Bar(
        label: label, count: counts[start] ?? 0, href: facet.flatMap { href(of: label, in: $0) })
    }
    let name = collection.schema.fields[field].label
    return StatisticsChart(title: "\(title): \(name)", bars: bars)
  }

  /// How many items there were at the end of each year, by when they were added, or else by the first field of dates.
  func growth(title: String) -> StatisticsChart? {
    let created = items.compactMap { collection.items[$0].created?.date.historicalYear }
    let field = collection.schema.fields.firstIndex { $0.type == .datetime || $0.type == .date }
    let years = created.isEmpty ? field.map(years) ?? [] : created
    guard let first = years.min(), let last = years.max(), last - first < Self.limit else { return nil }
    var added: [Int: Int] = [:]
    for year in years { added[year, default: 0] += 1 }
    var sum = 0
    let bars = (first...last).filter { $0 != 0 }.map { year in
      let count = added[year] ?? 0
      sum += count
      return StatisticsChart.Bar(
        label: formatter.values.year(year), count: sum,
        text: count == 0
          ? formatter.values.integer(sum)
          : "\(formatter.values.integer(sum)) (+\(formatter.values.integer(count)))")
    }
    return StatisticsChart(title: title, bars: bars)
  }

  /// The first year of each bar: of every year or decade, or only of those with items where most have none.
  private func starts(from first: Int, to last: Int, _ byDecades: Bool, _ counts: [Int: Int]) -> [Int] {
    let total = (last - first) / (byDecades ? 10 : 1) + 1
    if counts.count * 2 < total || total > Self.limit { return counts.keys.sorted().suffix(Self.limit) }
    var starts = [start(of: first, byDecades)]
    while let start = starts.last, start < self.start(of: last, byDecades) {
      let next = (byDecades ? Decade(containing: start).lastYear : start) + 1
      starts.append(self.start(of: next == 0 ? 1 : next, byDecades))
    }
    return starts
  }

  private func start(of year: Int, _ byDecades: Bool) -> Int {
    byDecades ? Decade(containing: year).firstYear : year
  }

  private func label(of year: Int, _ byDecades: Bool) -> String {
    byDecades ? formatter.values.decade(Decade(containing: year)) : formatter.values.year(year)
  }

  private func href(of label: String, in facet: FacetPages) -> String? {
    facet.index.values.firstIndex { $0.label == label }.map {
      CollectionAddresses.facetHref(facet.index.facet.folder, facet.file(ofValue: $0))
    }
  }
}

import Catalogue
import Language
import Templates

/// A chart of counts: a table whose rows have bars.
struct StatisticsChart {
  struct Bar {
    let label: String
    let count: Int
    /// What is said of the count, where that is not the number alone.
    var text: String?
    /// The page of the items.
    var href: String?
  }

  let title: String
  let bars: [Bar]
  /// The number of which a full bar stands; nil for the greatest of the counts.
  var whole: Int?
  /// The page with all bars, where these are only some, and how many there are.
  var all: (href: String, count: Int)?

  private static let row = TemplateValue.record([
    "label": .absent, "value": .absent, "href": .absent, "width": .absent,
  ])

  /// What templates see of any chart.
  static let element = TemplateValue.record([
    "title": .absent, "bars": .list([], element: row),
    "all": .record(["href": .absent, "count": .absent], itself: .absent),
  ])

  func context(_ formatter: ItemFormatter) -> TemplateValue {
    let greatest = whole ?? bars.map(\.count).max() ?? 0
    return .record([
      "title": .text(title),
      "bars": .list(
        bars.map { bar in
          .record([
            "label": .text(bar.label), "value": .text(bar.text ?? formatter.values.integer(bar.count)),
            "href": .text(bar.href), "width": .text(Self.width(bar.count, of: greatest)),
          ])
        }, element: Self.row),
      "all": .record(
        ["href": .text(all?.href), "count": .text(all.map { formatter.values.integer($0.count) })],
        isThere: all != nil),
    ])
  }

  /// The part of the whole in hundredths, with one decimal; what is there at all can be seen.
  private static func width(_ count: Int, of whole: Int) -> String {
    if count == 0 || whole == 0 { return "0" }
    let tenths = max(5, count * 1000 / whole)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

import Addresses
import Catalogue
import Language
import Templates

/// The printable inventory, or one page of it where it is long: the items that are there, in sections, and figures about them.
struct ReportPage {
  let pages: ReportPages
  let number: Int
  /// The day as of which everything is.
  let date: CivilDate

  private var collection: Collection { pages.collection }
  private var layout: ReportLayout { pages.layout }

  /// What the template sees.
  func context(names: SiteVocabulary, collectionNames: TemplateValue, formatter: ItemFormatter) -> TemplateValue {
    let settings = collection.settings
    var context = names.names(
      depth: 1, title: .text("\(settings.title), \(names.phrases[.report])"),
      address: .text(
        (names.site.url ?? "") + CollectionAddresses(collection.id).href(ReportPages.file(ofPage: number))),
      of: settings)
    let column = TemplateValue.record([
      "key": .absent, "label": .absent, "number": .absent, "numeric": .absent, "share": .absent,
    ])
    context.merge([
      "collection": collectionNames,
      "report": .record([
        "sort": .text(settings.sorts[settings.report.sort].name), "date": date(formatter),
        "page": .text(layout.page), "width": .text(String(layout.columns.count)),
        "columns": .list(layout.columns.indices.map { self.column($0, names) }, element: column),
      ]),
      "sections": .rows(
        PageSlot.sections.slot(),
        element: .record([
          "id": PageSlot.sectionID.value(level: 1), "kind": PageSlot.sectionKind.value(level: 1),
          "header": PageSlot.sectionHeader.value(level: 1), "footer": PageSlot.sectionFooter.value(level: 1),
          "count": PageSlot.sectionCount.value(level: 1), "part": PageSlot.sectionPart.value(level: 1),
          "rows": .rows(PageSlot.rows.slot(level: 1), element: row(level: 2)),
        ])),
      "rows": .rows(PageSlot.rows.slot(), element: row(level: 1)),
      "totals": totals(formatter),
      "pages": links(formatter),
    ]) { _, own in own }
    return .record(context)
  }

  private func date(_ formatter: ItemFormatter) -> TemplateValue {
    .record(["iso": .text(RawText.text(of: date))], itself: .text(formatter.values.date(date, style: .long)))
  }

  /// The figures about all rows, below the last page.
  private func totals(_ formatter: ItemFormatter) -> TemplateValue {
    let totals = ReportTotals(collection: collection, items: pages.arrangement.items, formatter: formatter)
    let shown = number + 1 == pages.count ? collection.settings.report.totals : []
    return .list(
      shown.map { .record(["label": .text(totals.label(of: $0)), "value": .text(totals.value(of: $0))]) },
      element: .record(["label": .absent, "value": .absent]))
  }

  private func links(_ formatter: ItemFormatter) -> TemplateValue {
    let entries = pages.rows.enumerated().map { page, rows in
      let (first, last) = (formatter.values.integer(rows.lowerBound + 1), formatter.values.integer(rows.upperBound))
      return TemplateValue.record([
        "label": .text("\(first)–\(last)"), "href": .text(ReportPages.href(ofPage: page)),
        "current": .flag(page == number),
      ])
    }
    let neighbour = { (page: Int) in
      TemplateValue.text((0..<pages.count).contains(page) ? ReportPages.href(ofPage: page) : nil)
    }
    return .record(
      [
        "entries": .list(entries, element: .record(["label": .absent, "href": .absent, "current": .absent])),
        "previous": neighbour(number - 1), "next": neighbour(number + 1),
      ], isThere: pages.count > 1)
  }
}

// MARK: - Columns and cells

extension ReportPage {
  private func column(_ position: Int, _ names: SiteVocabulary) -> TemplateValue {
    let share = TemplateValue.text(String(layout.shares[position]))
    let number = TemplateValue.text(String(position + 1))
    switch layout.columns[position] {
    case .name:
      return .record([
        "key": .text("name"), "label": .text(names.phrases[.name]), "number": number, "numeric": .flag(false),
        "share": share,
      ])
    case .field(let shown):
      let field = collection.schema.fields[shown.field]
      return .record([
        "key": .text(field.key), "label": .text(shown.label ?? field.label), "number": number,
        "numeric": .flag(field.type.isNumeric), "share": share,
      ])
    }
  }

  private func row(level: Int) -> TemplateValue {
    var row = CollectionVocabulary.itemNames(collection, level: level)
    row["cells"] = .list(
      layout.columns.indices.map { cell($0, level: level) },
      element: .record([
        "value": .absent, "numeric": .absent, "missing": .absent, "href": .absent, "spoken": .absent,
        "language": CollectionVocabulary.noLanguage,
      ]))
    return .record(row)
  }

  private func cell(_ position: Int, level: Int) -> TemplateValue {
    let href = position == layout.linked ? PageSlot.href.value(level: level) : .absent
    switch layout.columns[position] {
    case .name:
      return .record([
        "value": PageSlot.name.value(level: level), "numeric": .flag(false), "missing": .absent, "href": href,
        "spoken": .absent, "language": CollectionVocabulary.language(level: level),
      ])
    case .field(let shown):
      let isWords = collection.schema.fields[shown.field].type.isWords
      return .record([
        "value": .slot(FieldSlots.slot(field: shown.field, form: shown.form, level: level)),
        "numeric": .flag(collection.schema.fields[shown.field].type.isNumeric),
        "missing": .slot(FieldSlots.slot(field: shown.field, form: .missing, level: level)),
        "href": href,
        "spoken": position == layout.linked && collection.settings.name.onlyField != shown.field
          ? PageSlot.name.value(level: level) : .absent,
        "language": isWords ? CollectionVocabulary.language(level: level) : CollectionVocabulary.noLanguage,
      ])
    }
  }
}

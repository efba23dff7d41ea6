import Catalogue
import Templates

/// The page of an item: its fields in groups, its notes, and the way on.
struct DetailPage {
  /// What the template sees.
  ///
  /// - Parameter references: the fields of other collections that link to items of this one, as templates see them.
  static func context(
    _ collection: Collection, references: TemplateValue, names: SiteVocabulary, collectionNames: TemplateValue
  ) -> TemplateValue {
    var context = CollectionVocabulary.itemNames(collection, level: 0)
    context.merge([
      "collection": collectionNames,
      "groups": groups(of: collection),
      "album": .record([:], itself: PictureSlot.rows.value(level: 0)),
      "pictures": .rows(Slot(PictureSlot.rows.rawValue), element: PictureSlot.names(level: 1)),
      "body": PageSlot.body.value(),
      "references": references,
      "neighbours": .record([:], itself: PageSlot.neighbours.value()),
      "previous": .record(
        [
          "name": PageSlot.previousName.value(), "href": PageSlot.previousHref.value(),
          "language": PageSlot.previousLanguage.value(),
        ],
        itself: PageSlot.previous.value()),
      "next": .record(
        [
          "name": PageSlot.nextName.value(), "href": PageSlot.nextHref.value(),
          "language": PageSlot.nextLanguage.value(),
        ], itself: PageSlot.next.value()),
    ]) { _, own in own }
    let every = names.names(
      depth: 1, title: PageSlot.name.value(), address: PageSlot.canonical.value(),
      description: PageSlot.description.value(), kind: collection.settings.metadata.kind.openGraphType,
      image: PageSlot.image.value())
    context.merge(every) { _, own in own }
    context["metadata"] = PageSlot.metadata.value()
    return .record(context)
  }

  private static func groups(of collection: Collection) -> TemplateValue {
    let groups = collection.settings.detail.map { group in
      TemplateValue.record([
        "header": .text(group.header), "footer": .text(group.footer),
        "fields": .list(group.fields.map { field($0, of: collection) }, element: Self.field),
      ])
    }
    return .list(
      groups, element: .record(["header": .absent, "footer": .absent, "fields": .list([], element: Self.field)]))
  }

  /// The names that every field of a group has.
  private static let field = TemplateValue.record([
    "key": .absent, "label": .absent, "value": .absent, "missing": .absent, "href": .absent, "spoken": .absent,
    "datetime": .absent, "language": CollectionVocabulary.noLanguage,
    "values": .record(
      ["entries": .list([], element: .record(["text": .absent, "href": .absent]))], itself: .absent),
  ])

  private static func field(_ shown: DetailField, of collection: Collection) -> TemplateValue {
    let field = collection.schema.fields[shown.field]
    let (values, href) = FacetVocabulary.links(of: shown, in: collection, level: 0)
    func slot(_ form: FieldForm) -> TemplateValue { .slot(FieldSlots.slot(field: shown.field, form: form)) }
    return .record([
      "key": .text(field.key), "label": .text(shown.label ?? field.label), "value": slot(shown.form),
      "missing": slot(.missing),
      "href": field.type == .url ? slot(.href) : href, "values": values,
      "spoken": field.type == .rating ? slot(.spoken) : .absent,
      "datetime": shown.form.isOfDay && [.date, .datetime].contains(field.type) ? slot(.datetime) : .absent,
      "language": field.type.isWords ? CollectionVocabulary.language(level: 0) : CollectionVocabulary.noLanguage,
    ])
  }
}

extension FieldForm {
  /// Whether the form says the day of a date.
  fileprivate var isOfDay: Bool {
    switch self {
    case .display, .date, .short, .medium, .long, .full: true
    case .raw, .time, .seconds, .iso, .year, .decade, .stars, .spoken, .href, .missing, .items, .item, .datetime: false
    }
  }
}

import Addresses
import Catalogue
import Templates

/// The names that pages of a facet have in common, and the links that lead to them.
enum FacetVocabulary {
  static func facet(_ facet: Facet) -> TemplateValue {
    .record([
      "key": .text(facet.key), "label": .text(facet.label), "href": .text(CollectionAddresses.list(slug: nil)),
    ])
  }

  /// Where a shown field leads: the texts of a list each with an address, and the address of a single value.
  static func links(
    of shown: DetailField, in collection: Collection, level: Int
  ) -> (values: TemplateValue, href: TemplateValue) {
    let field = collection.schema.fields[shown.field]
    let facet = FacetSlots.facet(of: shown.field, as: shown.form, in: collection.settings.facets)
    let entry = TemplateValue.record(["text": .absent, "href": .absent])
    guard let facet else { return (.record(["entries": .list([], element: entry)], itself: .absent), .absent) }
    guard field.type == .list, shown.form == .display else {
      return (
        .record(["entries": .list([], element: entry)], itself: .absent), .slot(FacetSlots.href(facet, level: level))
      )
    }
    let rows = TemplateValue.rows(
      FieldSlots.slot(field: shown.field, form: .items, level: level),
      element: .record([
        "text": .slot(FieldSlots.slot(field: shown.field, form: .item, level: level + 1)),
        "href": .slot(FacetSlots.textHref(facet, level: level + 1)),
      ]))
    return (
      .record(
        ["entries": rows], itself: .slot(FieldSlots.slot(field: shown.field, form: .display, level: level))),
      .absent
    )
  }
}

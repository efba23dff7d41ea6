import Addresses
import Catalogue
import Language
import Templates

/// The names that pages of a facet have in common, and the links that lead to them.
enum FacetVocabulary {
  static func facet(_ facet: Facet) -> TemplateValue {
    .record([
      "key": .text(facet.key), "label": .text(facet.label), "href": .text(CollectionAddresses.list(slug: nil)),
    ])
  }

  /// The language that all items with a value declare.
  static func language(level: Int) -> TemplateValue {
    .record(
      ["direction": PageSlot.valueDirection.value(level: level)], itself: PageSlot.valueLanguage.value(level: level))
  }

  /// Where a shown field leads: the texts of a list each with an address, and the address of a single value.
  static func links(
    of shown: DetailField, in collection: Collection, level: Int
  ) -> (values: TemplateValue, href: TemplateValue) {
    let field = collection.schema.fields[shown.field]
    let entry = TemplateValue.record(["text": .absent, "href": .absent])
    let none = TemplateValue.record(["entries": .list([], element: entry)], itself: .absent)
    guard let slots = slots(of: shown, field, collection.settings.facets, level: level) else { return (none, .absent) }
    guard field.isList, shown.form == .display else { return (none, .slot(slots.single)) }
    let rows = TemplateValue.rows(
      FieldSlots.slot(field: shown.field, form: .items, level: level),
      element: .record([
        "text": .slot(FieldSlots.slot(field: shown.field, form: .item, level: level + 1)),
        "href": .slot(slots.text),
      ]))
    return (
      .record(
        ["entries": rows], itself: .slot(FieldSlots.slot(field: shown.field, form: .display, level: level))),
      .absent
    )
  }

  /// The addresses of a single value and of one text of several: a link leads to its item, anything else to the page of the value.
  private static func slots(
    of shown: DetailField, _ field: Field, _ facets: [Facet], level: Int
  ) -> (single: Slot, text: Slot)? {
    if field.target != nil, shown.form == .display {
      return (
        LinkSlots.href(field: shown.field).slot(level: level),
        LinkSlots.textHref(field: shown.field).slot(level: level + 1)
      )
    }
    return FacetSlots.facet(of: shown.field, as: shown.form, in: facets).map {
      (FacetSlots.href($0, level: level), FacetSlots.textHref($0, level: level + 1))
    }
  }
}

extension FacetValue {
  /// The language that all items with the value declare, if it is a text.
  func language(in collection: Collection, field: Int) -> LanguageTag? {
    guard collection.schema.fields[field].type == .text, !isMissing, let first = items.first,
      let language = collection.items[first].language
    else { return nil }
    return items.allSatisfy { collection.items[$0].language == language } ? language : nil
  }
}

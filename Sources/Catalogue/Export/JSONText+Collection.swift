import Language

extension JSONText {
  /// The beginning of a collection as an object, up to its items: `{"collection": …, "title": …, "fields": […], "items": [`.
  package mutating func collectionHead(_ settings: CollectionSettings, isExport: Bool = false) {
    raw("{\n")
    member("collection", settings.id)
    raw(",\n")
    member("title", settings.title)
    raw(",\n")
    key("fields")
    raw("[")
    for (position, field) in settings.schema.fields.enumerated() {
      raw(position == 0 ? "\n  {" : ",\n  {")
      member("key", field.key)
      raw(", ")
      member("label", field.label)
      raw(", ")
      member("type", field.type.rawValue)
      if isExport { meaning(of: field) }
      raw("}")
    }
    raw("\n],\n")
    key("items")
    raw("[")
  }

  /// What the numbers of a field mean.
  private mutating func meaning(of field: Field) {
    if field.type == .money {
      raw(", ")
      member("currency", field.currency.code)
    }
    if let unit = field.unit {
      raw(", ")
      member("unit", unit)
    }
    if field.type == .rating {
      raw(", ")
      key("max")
      raw(Array(field.highestRating.description.utf8))
    }
  }
}

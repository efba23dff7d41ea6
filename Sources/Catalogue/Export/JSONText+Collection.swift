extension JSONText {
  /// The beginning of a collection as an object, up to its items: `{"collection": …, "title": …, "fields": […], "items": [`.
  package mutating func collectionHead(_ settings: CollectionSettings) {
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
      raw("}")
    }
    raw("\n],\n")
    key("items")
    raw("[")
  }
}

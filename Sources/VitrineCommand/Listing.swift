import Catalogue

/// What `vitrine list` prints.
struct Listing {
  let collection: Collection
  let sort: Sort
  let arrangement: Arrangement
  /// Whether only deleted items were asked for.
  let showsDeleted: Bool

  var sections: [Section] { showsDeleted ? [] : arrangement.sections }

  /// The positions of the items that are printed, in order.
  var items: [ItemIndex] { showsDeleted ? arrangement.deleted : arrangement.items }

  /// For programs: sections with their items, then the deleted items.
  var json: [UInt8] {
    var json = JSONText()
    json.raw("{")
    json.member("collection", collection.id)
    json.raw(", ")
    json.member("sort", sort.name)
    json.raw(", ")
    json.key("count")
    json.number(String(showsDeleted ? 0 : arrangement.items.count))
    json.raw(",\n ")
    json.key("sections")
    json.raw("[")
    for (position, section) in sections.enumerated() {
      json.raw(position == 0 ? "\n  {" : ",\n  {")
      for (key, text) in [("label", section.label), ("id", section.id), ("kind", section.kind.rawValue)] {
        json.member(key, text)
        json.raw(", ")
      }
      json.key("items")
      add(section.items, to: &json)
      json.raw("}")
    }
    json.raw("],\n ")
    json.key("deleted")
    add(arrangement.deleted, to: &json)
    json.raw("}\n")
    return json.bytes
  }

  private func add(_ items: [ItemIndex], to json: inout JSONText) {
    let writer = ItemJSON(collection)
    json.raw("[")
    for (position, item) in items.enumerated() {
      json.raw(position == 0 ? "\n   " : ",\n   ")
      writer.write(item, to: &json)
    }
    json.raw("]")
  }

  var csv: [UInt8] {
    let table = CollectionTable(collection)
    var csv = CSVText()
    table.writeHead(to: &csv)
    for item in items { table.write(item, to: &csv) }
    return csv.bytes
  }
}

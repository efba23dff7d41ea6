import Addresses
import Catalogue
import Search

/// Writes the values of all items as a script, with which `facets.js` narrows a list down.
enum FacetData {
  static func bytes(_ pages: CollectionPages) -> [UInt8] {
    let items = pages.arrangements[0].items
    let collection = pages.collection
    var bytes = Array("vitrineFacets({addresses:\"".utf8)
    append(items, to: &bytes) { PercentEncoding.encoded(collection.items[$0].id) }
    bytes += Array("\",\nnames:\"".utf8)
    // Pages with all rows have the names and the order themselves.
    let hasFurtherPages = pages.lists.outlines.contains { $0.pageCount > 1 }
    if hasFurtherPages {
      append(items, to: &bytes) { collection.items[$0].name.split(whereSeparator: \.isNewline).joined(separator: " ") }
    }
    bytes += Array("\",\norders:[".utf8)
    if hasFurtherPages { appendOrders(of: pages, to: &bytes) }
    bytes += Array("],\nfacets:[".utf8)
    for (number, facet) in pages.facets.enumerated() {
      if number > 0 { bytes += Array(",\n".utf8) }
      append(facet, items: items, isList: collection.schema.fields[facet.index.facet.field].isList, to: &bytes)
    }
    return bytes + Array("]});\n".utf8)
  }

  /// For each sort but the first, the positions of its items among those of the first.
  private static func appendOrders(of pages: CollectionPages, to bytes: inout [UInt8]) {
    let places = Dictionary(uniqueKeysWithValues: zip(pages.arrangements[0].items, 0...))
    let sorts = zip(pages.collection.settings.sorts, pages.arrangements).dropFirst()
    for (number, (sort, arrangement)) in sorts.enumerated() {
      if number > 0 { bytes += Array(",\n".utf8) }
      let order = arrangement.items.compactMap { places[$0].map(String.init) }.joined(separator: ",")
      bytes += Array("[".utf8) + ScriptText.literal(sort.slug) + Array(",\"\(order)\"]".utf8)
    }
  }

  private static func append(_ facet: FacetPages, items: [ItemIndex], isList: Bool, to bytes: inout [UInt8]) {
    let index = facet.index
    bytes += Array("{id:".utf8) + ScriptText.literal(index.facet.folder)
    bytes += Array(",label:".utf8) + ScriptText.literal(index.facet.label)
    bytes += Array(",combines:\(isList),ids:\"".utf8)
    append(Array(index.values.indices), to: &bytes) { index.values[$0].address }
    bytes += Array("\",labels:\"".utf8)
    append(Array(index.values.indices), to: &bytes) {
      index.values[$0].label.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    bytes += Array("\",values:\"".utf8)
    append(items, to: &bytes) { item in
      let positions = index.positions(of: item).compactMap { $0.map(Int.init) }
      return (positions.isEmpty ? [index.count] : Array(Set(positions)).sorted()).map(String.init)
        .joined(separator: ",")
    }
    bytes += Array("\"}".utf8)
  }

  /// Lines, as they are within a literal.
  private static func append<Position>(
    _ positions: [Position], to bytes: inout [UInt8], line: (Position) -> String
  ) {
    for (number, position) in positions.enumerated() {
      if number > 0 { ScriptText.append("\n", to: &bytes) }
      ScriptText.append(line(position), to: &bytes)
    }
  }
}

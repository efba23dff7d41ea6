import Addresses
import Catalogue
import Search

/// Writes the search data of a collection's items.
struct SearchData {
  private let collection: Collection
  private let formatter: ItemFormatter
  private let fields: [Int]

  /// Nil for a collection that is not searched.
  init?(_ collection: Collection, formatter: ItemFormatter) {
    guard case .on(let fields, _) = collection.settings.search else { return nil }
    self.collection = collection
    self.formatter = formatter
    // What the name says is searched as such.
    let name = collection.settings.name.fields
    self.fields = fields.filter { !name.contains($0) }
  }

  /// The script of a part.
  ///
  /// - Parameters:
  ///   - number: The part's number, from 1.
  ///   - notes: The notes of an item as HTML; nothing where they are not searched.
  func script(
    of items: Range<ItemIndex>, number: Int, notes: (ItemIndex) throws -> ArraySlice<UInt8>
  ) rethrows -> [UInt8] {
    var data = CollectionSearchData(id: collection.id, title: collection.settings.title, part: number)
    let addresses = CollectionAddresses(collection.id)
    for item in items where !collection.items[item].isDeleted {
      data.add(
        SearchItem(
          name: collection.items[item].name, fields: text(of: collection.items[item]),
          notes: MarkupText.plain(try notes(item)),
          address: addresses.href(CollectionAddresses.item(collection.items[item].id))))
    }
    return data.finish().first?.bytes ?? []
  }

  /// The fields of an item as readers see them. An ISBN is without hyphens, so that it is found with and without them.
  private func text(of item: Item) -> String {
    var text = ""
    for field in fields where !item.values[field].isMissing {
      if !text.isEmpty { text += " · " }
      let definition = collection.schema.fields[field]
      let shown = formatter.text(item.values[field], of: definition, as: .display)
      text += definition.type == .isbn ? ISBN.plain(shown) : shown
    }
    return text
  }
}

package import Language
package import Ordering

/// The values that the items of a collection have for a facet.
///
/// Texts that differ only in case are one value, which is called by its most frequent spelling. An item with several values is among the items of each.
/// Deleted items are among those of none.
package struct FacetIndex: Sendable {
  package let facet: Facet
  /// In order; items without a value have one of their own, which is the last.
  package private(set) var values: [FacetValue]
  /// The positions of each item's values one after the other, as many as its texts, and where those of each item begin.
  private let positions: [Int32?]
  private let starts: [Int32]

  /// - Parameters:
  ///   - order: the positions of the items, without the deleted ones, in the order of the collection.
  ///   - labels: names the values.
  ///   - missing: what the value of items without one is called.
  ///   - language: The site's.
  package init(
    _ facet: Facet, of collection: Collection, order: [ItemIndex], labels: SectionLabels, missing: String,
    encoder: SortKeyEncoder, language: LanguageTag
  ) {
    let reading = FacetReading(facet, of: collection, language: language)
    let (values, places) = reading.values(labels: labels, encoder: encoder)
    self.facet = facet
    self.values = values
    starts = reading.starts
    positions = reading.numbers.map { number in number.map { places[Int($0)] } }
    let missingItems = add(order, of: collection)
    if missingItems.isEmpty { return }
    self.values.append(
      FacetValue(
        label: collection.schema.fields[facet.field].placeholder ?? missing, address: FacetAddress.missing,
        isMissing: true, items: missingItems, sortKey: []))
  }

  /// Adds the items to their values.
  ///
  /// - Returns: those that have none.
  private mutating func add(_ order: [ItemIndex], of collection: Collection) -> [ItemIndex] {
    var missing: [ItemIndex] = []
    for item in order {
      let own = positions(of: item)
      if own.isEmpty { missing.append(item) }
      for case let position? in own where values[Int(position)].items.last != item {
        values[Int(position)].items.append(item)
      }
    }
    return missing
  }

  /// Puts an item of the same values where it is in another order.
  ///
  /// - Parameter order: The positions of the items, without the deleted ones.
  package mutating func move(_ item: ItemIndex, order: [ItemIndex]) {
    let own = Set(positions(of: item).compactMap { $0.map(Int.init) })
    // The last value is that of items without one. Where all items are deleted, there are no values.
    for value in own.isEmpty ? Set(values.indices.suffix(1)) : own {
      guard values[value].items.contains(item) else { continue }
      var isMember = ItemArray(repeating: false, count: starts.count - 1)
      for member in values[value].items { isMember[member] = true }
      values[value].items = order.filter { isMember[$0] }
    }
  }

  /// The positions of an item's values, one for each text of a list; nil for a value that no current item has.
  package func positions(of item: ItemIndex) -> ArraySlice<Int32?> {
    positions[Int(starts[item.position])..<Int(starts[item.position + 1])]
  }

  /// The value of an item, or of one of the texts of its list.
  package func value(of item: ItemIndex, text: Int = 0) -> FacetValue? {
    let own = positions(of: item)
    let index = own.startIndex + text
    guard index < own.endIndex, let position = own[index] else { return nil }
    return values[Int(position)]
  }

  /// How many values there are, without the one of items that have none.
  package var count: Int { values.last?.isMissing == true ? values.count - 1 : values.count }
}

import Language
import Ordering

/// Reads the values of a facet from items, in the order in which they come.
struct FacetReading {
  private let facet: Facet
  private let field: Field
  private let language: LanguageTag
  /// The number of each of an item's values, one item after the other; nil for a value that only deleted items have.
  private(set) var numbers: [Int32?] = []
  /// Where the values of each item begin, and where those of the last one end.
  private(set) var starts: [Int32] = [0]
  private var spellings: [FacetKey: Int] = [:]
  /// The value of each spelling, and how many items have it.
  private var found: [(key: FacetKey, value: Int32, count: Int)] = []
  private var folded: [String: Int32] = [:]
  private var count: Int32 = 0

  /// - Parameter language: The site's, which tells which texts differ only in case.
  init(_ facet: Facet, of collection: Collection, language: LanguageTag) {
    self.facet = facet
    self.language = language
    field = collection.schema.fields[facet.field]
    for item in collection.items where !item.isDeleted { read(item) }
    starts.reserveCapacity(collection.items.count + 1)
    for item in collection.items {
      for key in FacetKey.all(of: item.values[facet.field], facet.part) { numbers.append(number(of: key)) }
      starts.append(Int32(numbers.count))
    }
  }

  private mutating func read(_ item: Item) {
    for key in FacetKey.all(of: item.values[facet.field], facet.part) {
      if let spelling = spellings[key] {
        found[spelling].count += 1
        continue
      }
      spellings[key] = found.count
      found.append((key, newNumber(of: key), 1))
    }
  }

  /// The number of a value that is spelled in a new way.
  private mutating func newNumber(of key: FacetKey) -> Int32 {
    if case .text(let text) = key {
      let folded = simplyCaseFolded(text, in: language)
      if let known = self.folded[folded] { return known }
      self.folded[folded] = count
    }
    count += 1
    return count - 1
  }

  private func number(of key: FacetKey) -> Int32? {
    if let spelling = spellings[key] { return found[spelling].value }
    if case .text(let text) = key { return folded[simplyCaseFolded(text, in: language)] }
    return nil
  }
}

extension FacetReading {
  /// The values in order, and the place of each by its number.
  func values(labels: SectionLabels, encoder: SortKeyEncoder) -> (values: [FacetValue], places: [Int32]) {
    let values = keys.map { key in
      let bucket = key.bucket
      let label = labels.label(of: bucket, in: field)
      var sortKey: [UInt8] = []
      if case .text(let text) = key, field.linkedNames != nil {
        encoder.append(text, filedAs: field, to: &sortKey)
      } else {
        encoder.append(bucket.sortValue(in: field), as: .filed, to: &sortKey)
      }
      let name = FacetAddress.name(of: bucket, label: labels.addressText(of: bucket, label: label, in: field))
      return (name: name, label: label, sortKey: sortKey)
    }
    let addresses = FacetAddress.unique(values.map { ($0.name, $0.label) })
    let order = values.indices.sorted { one, other in
      let (one, other) = (values[one], values[other])
      if one.sortKey != other.sortKey { return one.sortKey.lexicographicallyPrecedes(other.sortKey) }
      return one.label.utf8.lexicographicallyPrecedes(other.label.utf8)
    }
    var places = Array(repeating: Int32(0), count: values.count)
    for (place, number) in order.enumerated() { places[number] = Int32(place) }
    return (
      order.map {
        FacetValue(label: values[$0].label, address: addresses[$0], isMissing: false, sortKey: values[$0].sortKey)
      }, places
    )
  }

  /// For each value its most frequent spelling; of several, the first by its bytes.
  private var keys: [FacetKey] {
    var best: [(key: FacetKey, count: Int)?] = Array(repeating: nil, count: Int(count))
    for (key, value, count) in found {
      if let other = best[Int(value)], (other.count, key.text) > (count, other.key.text) { continue }
      best[Int(value)] = (key, count)
    }
    return best.compactMap { $0?.key }
  }
}

extension FacetKey {
  fileprivate var bucket: SectionBucket {
    switch self {
    case .text(let text): .value(.text(text))
    case .bucket(let bucket): bucket
    }
  }

  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .bucket: ""
    }
  }
}

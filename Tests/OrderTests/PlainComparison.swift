import Ordering

@testable import Catalogue
@testable import Language

/// The order as the contract words it, worked out value by value without any sort key.
struct PlainComparison {
  let shelf: Shelf
  let descriptors: [SortDescriptor]
  let collator: TextCollator

  init(_ shelf: Shelf, _ descriptors: [SortDescriptor]) throws {
    self.shelf = shelf
    self.descriptors = descriptors
    collator = try TextCollator(shelf.language)
  }

  /// Negative if the item at `one` comes first; never 0 for two different items.
  func compare(_ one: ItemIndex, _ other: ItemIndex) -> Int {
    for descriptor in descriptors {
      switch (parts(of: shelf.items[one], descriptor), parts(of: shelf.items[other], descriptor)) {
      case (nil, nil): continue
      case (nil, _): return descriptor.missing == .first ? -1 : 1
      case (_, nil): return descriptor.missing == .first ? 1 : -1
      case (let parts?, let others?):
        let result = compare(parts, others, descriptor)
        if result != 0 { return descriptor.order == .ascending ? result : -result }
      }
    }
    return other.distance(to: one)
  }

  private enum Part {
    case text(String)
    case number(Decimal)
  }

  private func compare(_ parts: [Part], _ others: [Part], _ descriptor: SortDescriptor) -> Int {
    for (part, other) in zip(parts, others) {
      let result =
        switch (part, other) {
        case (.text(let one), .text(let other)) where descriptor.comparison == .exact: exact(one, other)
        case (.text(let one), .text(let other)): collator.compare(one, other)
        case (.number(let one), .number(let other)): one < other ? -1 : other < one ? 1 : 0
        default: 0
        }
      if result != 0 { return result }
    }
    return parts.count - others.count
  }

  private func exact(_ one: String, _ other: String) -> Int {
    let (one, other) = (one.unicodeScalars.map(\.value), other.unicodeScalars.map(\.value))
    return one == other ? 0 : one.lexicographicallyPrecedes(other) ? -1 : 1
  }

  /// What of an item a descriptor compares, or nil if the item says nothing.
  private func parts(of item: Item, _ descriptor: SortDescriptor) -> [Part]? {
    // The first text of the name is the field `text` here.
    if let name = item.sortName, ["name", "text"].contains(descriptor.key) { return [.text(name)] }
    let filing = Filing(item.language ?? shelf.language)
    let text = { (text: String) in Part.text(descriptor.comparison == .exact ? text : String(filing.filed(text))) }
    if descriptor.key == "name" { return [text(item.name)] }
    guard let (field, form) = shelf.schema.resolve(descriptor.key) else { return nil }
    switch item.values[field] {
    case .missing: return nil
    case .text(let choice) where shelf.schema.fields[field].type == .choice:
      return shelf.schema.fields[field].options.firstIndex(of: choice).map { [.number(Decimal($0))] }
    case .text(let one): return [text(one)]
    case .list(let texts): return texts.map(text)
    case .picture(let picture): return [text(picture.file)]
    case .pictures(let pictures): return pictures.map { text($0.file) }
    case .number(let number): return [.number(number)]
    case .year(let year): return [.number(Decimal(year))]
    case .flag(let flag): return [.number(Decimal(flag ? 1 : 0))]
    case .date(let date): return [.number(Decimal(form == .year ? date.year : date.dayNumber))]
    case .dateTime(let dateTime):
      let day = Part.number(Decimal(dateTime.date.dayNumber))
      let nanoseconds = Int64(dateTime.time.secondOfDay) * 1_000_000_000 + Int64(dateTime.nanosecond)
      let second = Part.number(Decimal(coefficient: nanoseconds, scale: 9))
      let moment = Part.number(Decimal(dateTime.instant))
      return form == .date ? [day] : form == .time ? [second] : [day, moment, second]
    }
  }
}

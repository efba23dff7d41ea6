import Templates

/// The slots for links between collections.
enum LinkSlots {
  /// The address of the item that a field links to.
  case href(field: Int)
  /// The address of the item that one text of a field links to.
  case textHref(field: Int)
  /// The items that link to an item by a source, and the name and the address of one.
  case references(source: Int)
  case referenceName(source: Int)
  case referenceHref(source: Int)

  private static let firstField = 40_000
  private static let endOfFields = 44_000
  /// The last of all, since any number of fields may link to a collection.
  private static let firstSource = 48_000

  func slot(level: Int) -> Slot {
    switch self {
    case .href(let field): Slot(Self.firstField + 2 * field, level: level)
    case .textHref(let field): Slot(Self.firstField + 2 * field + 1, level: level)
    case .references(let source): Slot(Self.firstSource + 3 * source, level: level)
    case .referenceName(let source): Slot(Self.firstSource + 3 * source + 1, level: level)
    case .referenceHref(let source): Slot(Self.firstSource + 3 * source + 2, level: level)
    }
  }

  /// What a slot is about; nil for another slot.
  init?(_ slot: Slot) {
    let number = Int(slot.number)
    switch number {
    case Self.firstField..<Self.endOfFields:
      let field = (number - Self.firstField) / 2
      self = number % 2 == 0 ? .href(field: field) : .textHref(field: field)
    case Self.firstSource...:
      let source = (number - Self.firstSource) / 3
      switch (number - Self.firstSource) % 3 {
      case 0: self = .references(source: source)
      case 1: self = .referenceName(source: source)
      default: self = .referenceHref(source: source)
      }
    default: return nil
    }
  }

  /// The field whose link it is; nil for items that link here.
  var field: Int? {
    switch self {
    case .href(let field), .textHref(let field): field
    case .references, .referenceName, .referenceHref: nil
    }
  }

  /// Whether the slot is about one text of several.
  var isOfText: Bool { if case .textHref = self { true } else { false } }
}

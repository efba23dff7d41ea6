extension Value {
  /// Whether this value is more, or later, than another of its type; a text is compared with a number by its length in characters. False for types without
  /// a natural order.
  package func isAbove(_ other: Value) -> Bool {
    switch self {
    case .number(let one):
      if case .text(let text) = other { one > Decimal(text.count) } else { other.number.map { one > $0 } ?? false }
    case .year(let one): if case .year(let other) = other { one > other } else { false }
    case .date(let one): if case .date(let other) = other { one > other } else { false }
    case .dateTime(let one):
      if case .dateTime(let other) = other { one.order > other.order } else { false }
    case .text(let text): other.number.map { Decimal(text.count) > $0 } ?? false
    case .missing, .flag, .list, .picture, .pictures: false
    }
  }

  private var number: Decimal? {
    if case .number(let number) = self { number } else { nil }
  }
}

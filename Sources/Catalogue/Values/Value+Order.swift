extension Value {
  /// Whether this value is more, or later, than another of its type; a text is compared with a number by its length in characters. False for types without
  /// a natural order.
  package func isAbove(_ other: Value) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let other)): one > other
    case (.year(let one), .year(let other)): one > other
    case (.date(let one), .date(let other)): one > other
    case (.dateTime(let one), .dateTime(let other)): one.microseconds > other.microseconds
    case (.text(let text), .number(let limit)): Decimal(text.count) > limit
    case (.number(let limit), .text(let text)): limit > Decimal(text.count)
    default: false
    }
  }
}

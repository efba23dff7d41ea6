/// The least or the greatest value that a field takes.
package struct FieldBound: Sendable {
  package let value: Value
  /// How the configuration writes it: `1908`, `next year`.
  package let text: String
  /// What a word such as `next year` means now; nil if the configuration writes the value itself.
  private let meaning: Value?

  /// Whether the value depends on the clock.
  package var isMoving: Bool { meaning != nil }

  package init(value: Value, text: String, meaning: Value? = nil) {
    self.value = value
    self.text = text
    self.meaning = meaning
  }

  /// Whether the value is another one at each moment of a day.
  package var movesWithinDay: Bool { if case .dateTime? = meaning { true } else { false } }

  /// The bound as messages say it: `1908`, `next year (2027)`.
  var phrase: String { meaning.map { "\(text) (\(RawText.text(of: $0)))" } ?? text }
}
